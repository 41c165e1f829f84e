import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { listingsApi } from '#shared/listings/listings.ts'
import { openPage, type Rendered, words } from './render.tsx'
import { listing } from './samples.ts'
import { answer, page } from './server.ts'

const { search: w } = words.es

/** Answers every search with one listing, and knows nothing of how many each choice would leave. Gives what is searched for. */
export function answerSearches() {
  return {
    searches: answer(listingsApi.search, page([listing()])),
    counts: answer(listingsApi.facets, { total: 0, totalIsCapped: false, facets: {} }),
  }
}

/** The search once it has an answer. */
export async function openSearch(query = ''): Promise<Rendered> {
  const rendered = await openPage(`/search${query}`)
  await waitFor(() => expect(screen.queryByText(w.searching)).not.toBeInTheDocument())
  return rendered
}

/** What the address says behind its question mark. */
export const address = () => Object.fromEntries(new URLSearchParams(location.search))

export const panel = () => within(screen.getByRole('region', { name: w.filters }))

/** A choice of a filter; its name goes on with how many it would leave. */
export const chip = (name: string) =>
  panel().getByRole('button', { name: new RegExp(`^${name.replace('+', '\\+')}( \\(|$)`) })
