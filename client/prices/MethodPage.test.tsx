import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { core, listings, method: w, prices } = words.es
const row = {
  transactionType: 'sale',
  propertyType: 'apartment',
  city: null,
  listings: 1240,
  medianErrorPercent: 12.34,
  within10Percent: 41.2,
  within20Percent: 71.6,
  inRangePercent: 50.4,
  unansweredPercent: 3,
} as const
const cellsOf = (name: string, head: string) => {
  const table = within(screen.getByRole('table', { name }))
  const cells = table.getByRole('rowheader', { name: head }).closest('tr')?.querySelectorAll('td') ?? []
  return [...cells].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
}
const market = `${listings.types.apartment} · ${prices.kinds.sale}`

it('the error of estimates stands on the page of the method, with its date', async () => {
  const rows = [row, { ...row, city: 'Luque', listings: 25, medianErrorPercent: 20 }]
  stubEndpoint(pricesApi.accuracy, { measuredAt: '2026-11-20T12:00:00.000Z', rows })
  await openPage('/metodo')
  expect(await screen.findByText(w.accuracy.text('20 de noviembre de 2026'))).toBeInTheDocument()
  expect(cellsOf(w.accuracy.title, market)).toEqual(['1.240', '12,3 %', '72 %', '50 %'])
  expect(cellsOf(w.accuracy.byCity, `${market} · Luque`)).toEqual(['25', '20,0 %', '72 %', '50 %'])
})

it('before the first measurement that is said, and an error can be tried again', async () => {
  stubEndpoint(pricesApi.accuracy, errorResponse('unavailable'))
  const { person } = await openPage('/metodo')
  stubEndpoint(pricesApi.accuracy, { measuredAt: null, rows: [] })
  await person.click(await screen.findByRole('button', { name: core.retry }))
  expect(await screen.findByText(w.accuracy.none)).toBeInTheDocument()
})
