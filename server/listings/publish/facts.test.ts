import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import { toUSD } from '#shared/core/money.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import { myListings } from '#tests/support/myListings.ts'

const scene = myListings()
const { created, change, create, ok, refused, rowOf } = scene

const nextYear = new Date().getFullYear() + 1
const facts = {
  landArea: 360,
  builtArea: 180.5,
  frontage: 12,
  depth: 30,
  stage: 'off_plan',
  deliveryMonth: `${nextYear}-06`,
  floor: 0,
  buildingName: '  Torre\nNorte ',
  maintenanceFee: { amount: 740_000, currency: 'PYG', includes: ['water', 'security', 'water'] },
  financing: {
    bank: true,
    own: true,
    downPaymentPercent: 30,
    instalments: 60,
    instalmentAmount: { amount: 1000, currency: 'USD' },
  },
  vatIncluded: false,
  guarantee: 'guarantor',
  acceptsBarter: true,
  currentRent: { amount: 3_500_000, currency: 'PYG' },
  roomOnly: true,
} as const

/** As they are answered. */
const stated = {
  ...facts,
  landArea: '360.00',
  builtArea: '180.50',
  frontage: '12.00',
  depth: '30.00',
  buildingName: 'Torre Norte',
  maintenanceFee: { amount: '740000', currency: 'PYG', includes: ['water', 'security'] },
  financing: { ...facts.financing, afd: false, instalmentAmount: { amount: '1000', currency: 'USD' } },
  currentRent: { amount: '3500000', currency: 'PYG' },
}

describe('facts that ads state', () => {
  it('when they are given, are answered as they were typed, and stay through other changes', async () => {
    const listing = await created(facts)
    expect(listing).toMatchObject(stated)
    expect(await ok(change(listing.id, { title: 'Otro título' }))).toMatchObject(stated)
    expect(await rowOf(listing.id)).toMatchObject({
      maintenanceFeeUsd: toUSD(740_000, fallbackRate).toFixed(2),
    })
  })

  it('when they are not given, are not stated, which is no "no"', async () => {
    const { financing, vatIncluded, maintenanceFee, stage, landArea, guarantee } = await created()
    const none = { financing, vatIncluded, maintenanceFee, stage, landArea, guarantee }
    expect(Object.values(none)).toEqual([null, null, null, null, null, null])
    const cleared = await created(facts)
    const nothing = { financing: { bank: false }, maintenanceFee: null, currentRent: null, stage: null }
    expect(await ok(change(cleared.id, nothing))).toMatchObject({
      financing: null,
      maintenanceFee: null,
      currentRent: null,
      stage: null,
      deliveryMonth: null,
    })
    expect(await rowOf(cleared.id)).toMatchObject({ maintenanceFeeUsd: null })
  })

  it.each([
    [{ landArea: 0 }, ['landArea']],
    [{ builtArea: '180' }, ['builtArea']],
    [{ landArea: 10, builtArea: 601 }, ['builtArea']],
    [{ stage: 'ruin' }, ['stage']],
    [{ stage: 'off_plan', deliveryMonth: '2020-01' }, ['deliveryMonth']],
    [{ stage: 'off_plan', deliveryMonth: `${nextYear}-13` }, ['deliveryMonth']],
    [{ stage: 'off_plan', deliveryMonth: `${nextYear + 40}-01` }, ['deliveryMonth']],
    [{ stage: 'new', deliveryMonth: `${nextYear}-01` }, ['deliveryMonth']],
    [{ deliveryMonth: `${nextYear}-01` }, ['deliveryMonth']],
    [{ propertyType: 'land', stage: 'off_plan', deliveryMonth: `${nextYear}-01` }, ['deliveryMonth']],
    [{ financing: { own: true, downPaymentPercent: 101 } }, ['financing.downPaymentPercent']],
    [{ financing: { own: true, instalments: 2.5 } }, ['financing.instalments']],
    [{ financing: 'bank' }, ['financing']],
    [{ maintenanceFee: { amount: -1, currency: 'USD' } }, ['maintenanceFee.amount']],
    [{ maintenanceFee: { amount: 2_000_000_000, currency: 'USD' } }, ['maintenanceFee.amount']],
    [{ maintenanceFee: { amount: 10, currency: 'EUR' } }, ['maintenanceFee.currency']],
    [{ maintenanceFee: { amount: 10, currency: 'USD', includes: ['sauna'] } }, ['maintenanceFee.includes.0']],
    [{ floor: -1 }, ['floor']],
    [{ guarantee: 'friend' }, ['guarantee']],
    [{ acceptsBarter: 'yes' }, ['acceptsBarter']],
  ])('when %j is sent, says which is wrong and stores nothing', async (wrong, fields) => {
    expect(await refused(create(wrong))).toEqual({ status: 422, code: 'invalid', fields })
  })

  it('when a month of delivery has passed meanwhile, lets everything else be changed', async () => {
    const { id } = await created({ stage: 'under_construction', deliveryMonth: `${nextYear}-06` })
    const isIt = eq(listings.id, id)
    await scene.app.context.db.update(listings).set({ deliveryMonth: '2025-01' }).where(isIt)
    expect(await ok(change(id, { title: 'Casi lista' }))).toMatchObject({
      title: 'Casi lista',
      deliveryMonth: '2025-01',
    })
    expect((await refused(change(id, { deliveryMonth: '2025-02' }))).fields).toEqual(['deliveryMonth'])
    expect(await ok(change(id, { stage: 'new' }))).toMatchObject({ stage: 'new', deliveryMonth: null })
  })
})

describe('two areas', () => {
  it('when only one is told, it is what search and price per m² use', async () => {
    expect(await created({ area: null, builtArea: 180, landArea: 360 })).toMatchObject({ area: '180.00' })
    const plot = { propertyType: 'land', area: null, landArea: 360, builtArea: 40 }
    expect(await created(plot)).toMatchObject({ area: '360.00', builtArea: '40.00' })
  })

  it('when the same is told twice, both change together', async () => {
    const { id } = await created({ area: 180, builtArea: 180, landArea: 360 })
    expect(await ok(change(id, { builtArea: 200 }))).toMatchObject({ area: '200.00', builtArea: '200.00' })
    expect(await ok(change(id, { area: 210 }))).toMatchObject({ area: '210.00', builtArea: '210.00' })
    expect(await ok(change(id, { area: 240, builtArea: 220 }))).toMatchObject({
      area: '240.00',
      builtArea: '220.00',
    })
    expect(await ok(change(id, { builtArea: 230 }))).toMatchObject({ area: '240.00', builtArea: '230.00' })
  })

  it('when a house stands on less than its floor, that is no error', async () => {
    expect(await created({ builtArea: 300, landArea: 150 })).toMatchObject({ landArea: '150.00' })
  })
})

describe('searching by facts', () => {
  const city = 'Filadelfia'
  const find = async (query: string): Promise<string[]> => {
    const response = await scene.app.fetch(`/api/listings?city=${city}&${query}`)
    expect(response.status).toBe(200)
    const listings: { id: string }[] = await response.json()
    return listings.map(({ id }) => id).sort()
  }

  it('when a search asks for one, finds what states it and nothing else', async () => {
    const { id: all } = await created({ ...facts, city })
    const plot = await created({ city, propertyType: 'land', area: 500 })
    await created({ city, acceptsBarter: false, stage: 'used' })
    const both = [all, plot.id].sort()
    expect(await find('minLandArea=300')).toEqual(both)
    expect(await find('minLandArea=300&maxLandArea=400')).toEqual([all])
    expect(await find('stage=off_plan,new')).toEqual([all])
    expect(await find('financing=afd')).toEqual([])
    expect(await find('financing=afd,own')).toEqual([all])
    expect(await find('acceptsBarter=true')).toEqual([all])
    expect(await find('roomOnly=true')).toEqual([all])
    expect(await find('maxMaintenanceFee=100')).toEqual([all])
    expect(await find('maxMaintenanceFee=99')).toEqual([])
    expect(await find(`deliveryBefore=${nextYear}-07`)).toEqual([all])
    expect(await find(`deliveryBefore=${nextYear}-06`)).toEqual([])
  })

  it.each([
    'stage=ruin',
    'deliveryBefore=2027',
    'deliveryBefore=2027-13',
    'financing=friend',
    'minLandArea=5&maxLandArea=4',
    'acceptsBarter=maybe',
    'maxMaintenanceFee=-1',
  ])('when "%s" is asked for, refuses it', async (query) => {
    expect((await scene.app.fetch(`/api/listings?${query}`)).status).toBe(400)
  })
})
