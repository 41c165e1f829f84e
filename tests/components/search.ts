import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { openPage, type Rendered, words } from './render.tsx'
import { listing } from './samples.ts'
import { pageResponse, stubEndpoint } from './server.ts'

const { search: w } = words.es

/** Returns the requests. */
export function stubSearch() {
  return {
    searches: stubEndpoint(listingsApi.search, pageResponse([listing()])),
    counts: stubEndpoint(listingsApi.facets, { total: 0, totalIsCapped: false, facets: {} }),
  }
}

export async function openSearch(query = ''): Promise<Rendered> {
  const rendered = await openPage(`/search${query}`)
  await waitFor(() => expect(screen.queryByText(w.searching)).not.toBeInTheDocument())
  await screen.findByRole('combobox', { name: w.sort })
  const isMap = screen.queryByRole('button', { name: w.map, pressed: true }) !== null
  if (!isMap && matchMedia('(min-width: 64rem)').matches)
    await screen.findByRole('region', { name: w.filters })
  // A click while two parts are suspended renders them by turns and lets neither's promise resolve.
  await act(() => vi.dynamicImportSettled())
  return rendered
}

export const urlParams = () => Object.fromEntries(new URLSearchParams(location.search))

export const panel = () => within(screen.getByRole('region', { name: w.filters }))

/** Its name ends with a count. */
export const chip = (name: string) =>
  panel().getByRole('button', { name: new RegExp(`^${name.replace('+', '\\+')}( \\(|$)`) })
