import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Development, DevelopmentUnit } from '#shared/developments/developments.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { picture } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { developmentPages: w, developments: texts } = words.es
const type = { bathrooms: 1, totalArea: null, plan: null, units: 1, free: 1 }
const tower: Development = {
  ...{ name: 'Torre Ykua', slug: 'torre-ykua', city: 'Luque', neighborhood: 'Centro', address: null },
  ...{ latitude: null, longitude: null, stage: 'off_plan', startMonth: '2026-03', deliveryMonth: '2099-06' },
  ...{ currency: 'USD', amenities: ['pool'], description: 'Frente al parque.', descriptionEn: null },
  paymentPlan: { downPercent: 30, buildingPercent: 50, instalments: 25, deliveryPercent: 20 },
  pictures: [picture('front0000001')],
  progress: [{ month: '2026-05', pictures: [picture('may000000001')] }],
  unitTypes: [
    { ...type, id: 'type00000001', name: 'Uno', bedrooms: 1, area: 50, fromPrice: 60_000 },
    { ...type, id: 'type00000002', name: 'Dos', bedrooms: 2, area: 80, fromPrice: 100_000 },
  ],
  ...{ units: 3, free: 2, held: 0, sold: 1, fromPrice: 60_000, updatedAt: '2026-11-01T12:00:00.000Z' },
  agency: {
    ...{ name: 'Ykua', slug: 'ykua', city: 'Luque', logoUrl: null, verified: true },
    ...{ whatsapp: '+595981000001', languages: ['es'] },
  },
}
const unit = (id: string, fields: Partial<DevelopmentUnit>): DevelopmentUnit => ({
  ...{ id, floor: 1, number: id, typeId: 'type00000001', orientation: null, price: 60_000, state: 'free' },
  ...fields,
})

beforeEach(() => {
  stubEndpoint(developmentsApi.one, tower)
  stubEndpoint(developmentsApi.units, [
    unit('101', {}),
    unit('102', { typeId: 'type00000002', price: 100_000 }),
    unit('201', { floor: 2, state: 'sold' }),
  ])
})

describe('the page of a development', () => {
  it('shows from-prices and what is free, and of a chosen unit what is paid when', async () => {
    const { person } = await openPage('/emprendimientos/torre-ykua')
    expect(await screen.findByRole('heading', { level: 1, name: tower.name })).toBeVisible()
    expect(screen.getByText(texts.free(2, 3))).toBeVisible()
    const board = await screen.findByRole('table', { name: texts.board })
    expect(
      within(board)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Piso 2', 'Piso 1'])
    await person.click(within(board).getByRole('button', { name: /102 Libre, Dos, \$100,000/ }))
    const plan = await screen.findByRole('table', { name: w.payment })
    const rows = within(plan)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows[1]).toContain(`${w.down}$30,000`)
    expect(rows[2]).toContain(`${w.building(25)}$2,000`)
    expect(rows[3]).toContain(`${w.delivery}$20,000`)
    const links = screen.getAllByRole('link', { name: w.whatsapp })
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('102'))
  })

  it('opens on the units that fit the search', async () => {
    const { person } = await openPage('/emprendimientos/torre-ykua?bedrooms=2&maxPrice=120000')
    expect(await screen.findByText(w.fits(1))).toBeVisible()
    expect(screen.queryByRole('button', { name: /101/ })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.showFitting }))
    expect(screen.getByRole('button', { name: /101/ })).toBeVisible()
  })

  it('of none says so', async () => {
    stubEndpoint(developmentsApi.one, errorResponse('not_found'))
    await openPage('/developments/nowhere', { language: 'en' })
    expect(await screen.findByRole('heading', { name: words.en.developmentPages.missing })).toBeVisible()
  })
})

it('the list of developments says from which price and how many are free', async () => {
  stubEndpoint(developmentsApi.list, [
    { ...tower, picture: null, minBedrooms: 0, maxBedrooms: 2, agency: 'Ykua' },
  ])
  await openPage('/emprendimientos')
  const card = await screen.findByRole('listitem')
  expect(card).toHaveTextContent('Desde $60,000')
  expect(card).toHaveTextContent('monoambiente a 2 dormitorios · 2 de 3 libres')
})
