import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languages } from '#shared/core/language.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { openSite, words } from '#tests/components/render.tsx'
import { stubEndpoint } from '#tests/components/server.ts'

it.each(languages)('the landing page introduces the site and links to it: %s', async (language) => {
  stubEndpoint(listingsApi.featured, [])
  const { auth, landing: w, layout } = words[language]
  await openSite('/', { language })
  expect(screen.getByRole('heading', { level: 1, name: w.headline })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: w.start })).toHaveAttribute('href', '/home')
  expect(main.getByRole('link', { name: w.explore })).toHaveAttribute('href', '/search')
  for (const { title } of Object.values(w.features))
    expect(main.getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
  for (const figure of ['100+', '24/7', w.claims[2]?.figure ?? ''])
    expect(main.getByText(figure)).toBeInTheDocument()
  expect(main.getByRole('heading', { level: 2, name: w.callTitle })).toBeInTheDocument()

  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('group', { name: layout.language })).toBeInTheDocument()
  expect(header.getByRole('link', { name: auth.login })).toHaveAttribute('href', '/home')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: layout.terms })).toHaveAttribute('href', '/terms')
})
