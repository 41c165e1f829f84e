import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { favorites } from '#server/favorites/favorites.table.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { listingPrices } from '#server/listings/listingPrices.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow, wireTexts } from '#server/listings/listingTexts.ts'
import { listingViews } from '#server/listings/views/listingViews.table.ts'
import { priceAnalyses } from '#server/prices/priceAnalyses.table.ts'
import { readPublicSettings } from '#server/settings/settings.service.ts'
import { users } from '#server/users/users.table.ts'
import { officePriceUSD } from '#shared/core/money.ts'
import { officeTypes, propertyTypes } from '#shared/listings/listingTypes.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { departmentOf, findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { holdsOwnData } from './clear.ts'
import { createDemoData, ensureDemoData } from './demo.service.ts'
import { demoIdentities } from './people/identities.ts'
import { findScene } from './pictures/scenes/pool.ts'
import { marketOf } from './places/markets.ts'
import { saleRange } from './property/prices.ts'

const day = 86_400_000
const now = new Date()
let app: TestApp
let rows: Awaited<ReturnType<typeof readAll>> = []
let active: typeof rows = []

beforeAll(async () => {
  app = await startApp()
  await createDemoData(app.context, { listings: 112, now })
  rows = await readAll(app.context.db)
  active = rows.filter(({ status }) => status === 'active')
})
afterAll(() => app.close())

async function readAll(db: Db) {
  const columns = { ...getTableColumns(listings), texts: textsOfRow(listings.id) }
  const found = await db.select(columns).from(listings).orderBy(listings.id)
  return found.map(({ texts, ...row }) => ({ ...row, ...wireTexts(texts) }))
}

const all = <T>(values: readonly T[]) => [...new Set(values)].sort()

describe('the demo market', () => {
  it('when it is made, has 112 active listings, 100 of them over a month old', () => {
    const ages = active.map(
      ({ firstPublishedAt }) => (now.getTime() - (firstPublishedAt?.getTime() ?? 0)) / day,
    )
    expect(active).toHaveLength(112)
    expect(ages.filter((age) => age > 31)).toHaveLength(100)
    expect(ages.every((age) => age > 0)).toBe(true)
    const before = rows.filter(({ createdAt }) => createdAt.getTime() < now.getTime() - 31 * day).length
    expect(Math.round(((rows.length - before) / before) * 100)).toBe(12)
  })

  it('when it is made, has every type, every way to have it, and nights', () => {
    expect(all(active.map(({ propertyType }) => propertyType))).toEqual([...propertyTypes].sort())
    for (const type of ['apartment', 'house', 'condo', 'office'] as const) {
      const ways = active.filter(({ propertyType }) => propertyType === type)
      expect(all(ways.map(({ transactionType }) => transactionType)).length, type).toBeGreaterThan(1)
    }
    expect(all(active.map(({ transactionType }) => transactionType))).toEqual(['both', 'rent', 'sale'])
    expect(active.filter(({ allowsShortTerm }) => allowsShortTerm).length).toBeGreaterThan(7)
    expect(active.filter(({ airbnbActive }) => airbnbActive).length).toBeGreaterThan(3)
    expect(active.filter(({ featured }) => featured)).toHaveLength(8)
    expect(active.filter(({ aiRewritten }) => aiRewritten).length).toBeGreaterThan(2)
    expect(active.filter(({ priceCurrency }) => priceCurrency === 'PYG').length).toBeGreaterThan(4)
    expect(active.filter(({ city }) => city === 'Asunción').length).toBeGreaterThan(40)
    expect(all(active.map(({ city }) => city)).length).toBeGreaterThan(11)
  })

  it('when a room of a home is let, has no return of the whole home', () => {
    const rooms = rows.filter(({ roomOnly }) => roomOnly)
    expect(rooms.length).toBeGreaterThan(0)
    for (const { expectedMonthlyRent, monthlyExpenses } of rooms)
      expect([expectedMonthlyRent, monthlyExpenses]).toEqual([null, null])
  })

  it('when people look for what they usually look for, has it', () => {
    type Row = (typeof rows)[number]
    const looked: Record<string, (row: Row) => boolean> = {
      'depto 2 dormitorios hasta 120 mil': (row) =>
        row.propertyType === 'apartment' &&
        row.forSale &&
        row.bedrooms >= 2 &&
        Number(row.priceUsd) <= 120_000,
      'casa con piscina luque': (row) =>
        row.propertyType === 'house' && row.city === 'Luque' && row.amenities.includes('pool'),
      'house under 200k in lambare': (row) =>
        row.propertyType === 'house' &&
        row.city === 'Lambaré' &&
        row.forSale &&
        Number(row.priceUsd) < 200_000,
      'casa 3 dorm con quincho': (row) =>
        row.propertyType === 'house' && row.bedrooms >= 3 && row.amenities.includes('quincho'),
      'terreno san bernardino': (row) => row.propertyType === 'land' && row.city === 'San Bernardino',
      'coworking centro': (row) => row.propertyType === 'coworking' && row.neighborhood === 'Centro',
      'alquiler mcal lopez': (row) => row.forRent && row.neighborhood === 'Mariscal López',
      'ykua sati': (row) => row.neighborhood === 'Ycuá Satí',
      'alquiler menos de 4 millones': (row) => row.forRent && Number(row.monthlyRent) < 4_000_000 / 7420,
      'alquiler de oficina': (row) => row.propertyType === 'office' && row.forRent,
      monoambiente: ({ title, bedrooms }) => /Monoambiente/.test(title) && bedrooms === 0,
      duplex: ({ title }) => /Dúplex/.test(title),
    }
    for (const [words, fits] of Object.entries(looked)) expect(active.some(fits), words).toBe(true)
  })

  it('when a price is set against its place, lies about what is asked there', () => {
    // Two standard deviations, and a size far from the usual one.
    const reach = 2.2
    for (const row of active) {
      const flexible = (officeTypes as readonly string[]).includes(row.propertyType)
      const [low, high] = saleRange(marketOf(row.neighborhood, row.city), row.propertyType)
      const sale = Number(row.priceUsd) / Number(row.area)
      const what = `${row.title}: ${row.priceUsd} for ${row.area}`
      if (flexible) expect(Number(row.priceUsd), what).toBe(officePriceUSD(row))
      else if (row.transactionType !== 'rent') {
        expect(sale, what).toBeGreaterThan(low / reach)
        expect(sale, what).toBeLessThan(high * reach)
      } else {
        const yearly = (Number(row.priceUsd) * 12) / Number(row.area)
        expect(yearly, what).toBeGreaterThan((low / reach) * 0.048)
        expect(yearly, what).toBeLessThan(high * reach * 0.084)
      }
    }
  })

  it('when figures are given, are finite and honest', () => {
    const invested = active.filter(({ estimatedRoi }) => estimatedRoi !== null)
    expect(invested.length).toBeGreaterThan(20)
    for (const { estimatedRoi, transactionType } of invested) {
      expect(transactionType).not.toBe('rent')
      expect(Number(estimatedRoi)).toBeGreaterThan(3.4)
      expect(Number(estimatedRoi)).toBeLessThan(9.1)
    }
    for (const row of rows) {
      for (const value of [
        row.priceUsd,
        row.area ?? '1',
        row.averageDailyRate ?? '1',
        row.monthlyExpenses ?? '1',
      ])
        expect(Number(value), row.title).toBeGreaterThan(0)
    }
  })

  it('when nobody lives or works there, gives no number of people', () => {
    const plots = active.filter(({ propertyType }) =>
      ['land', 'commercial', 'warehouse'].includes(propertyType),
    )
    expect(plots.length).toBeGreaterThan(10)
    expect(plots.filter(({ capacity }) => (capacity ?? 1) > 1)).toEqual([])
  })

  it('when a listing says where it is, lies there', () => {
    for (const { city, neighborhood, state, latitude, longitude, locationPrecision, title } of rows) {
      const barrio = findNeighborhood(neighborhood, city)
      const middle = [barrio, findCity(city)].find(isPlaced)
      if (!middle || latitude === null || longitude === null) throw new Error(`${title} is nowhere`)
      expect(distanceKm(middle, { latitude, longitude }), title).toBeLessThan(isPlaced(barrio) ? 0.6 : 13)
      expect(latitude > -27.6 && latitude < -19.2 && longitude > -62.7 && longitude < -54.2, title).toBe(true)
      expect(state).toBe(departmentOf(city))
      expect(locationPrecision).not.toBeNull()
    }
  })

  it('when it is read, repeats no title and no description, and says three to six sentences', () => {
    expect(all(rows.map(({ title }) => title))).toHaveLength(rows.length)
    expect(all(rows.map(({ description }) => description))).toHaveLength(rows.length)
    for (const { title, description } of rows) {
      expect(title.length, title).toBeLessThan(90)
      expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|\bde el\b|\ba el\b| {2}| ,|\.\./)
      const sentences = description.split(/[.?!] (?=[\p{Lu}¿¡\d])/u)
      expect(sentences.length, description).toBeGreaterThanOrEqual(3)
      expect(sentences.length, description).toBeLessThanOrEqual(8)
    }
  })

  it('when a text names a feature, the listing has it', () => {
    const claims = [
      [/piscina/, 'pool'],
      [/quincho/i, 'quincho'],
      [/gimnasio/, 'gym'],
      [/amoblad/i, 'furnished'],
      [/generador/i, 'generator'],
      [/pozo artesiano/, 'well'],
      [/acepta mascotas/i, 'pets'],
      [/dependencia de servicio/, 'service_room'],
    ] as const
    for (const { title, description, amenities } of rows) {
      for (const [words, amenity] of claims) {
        const said = `${title} ${description}`.replace('hacer piscina', '')
        if (words.test(said)) expect(amenities, `${title}: ${description}`).toContain(amenity)
      }
    }
  })
})

describe('what surrounds the demo market', () => {
  it('when a listing is shown, has three to seven captioned pictures of the pool, one of them primary', async () => {
    const links = await app.context.db.select().from(listingMedia)
    for (const { id, title } of rows) {
      const own = links.filter(({ listingId }) => listingId === id)
      expect(own.length >= 3 && own.length <= 7, title).toBe(true)
      expect(own.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
      expect(own.every(({ mediaId, caption }) => findScene(mediaId) && caption)).toBe(true)
    }
  })

  it('when views and favorites are counted, agrees with its rows', async () => {
    const { db } = app.context
    const views = await db.select().from(listingViews)
    const kept = await db.select().from(favorites)
    for (const row of rows) {
      const seen = views
        .filter(({ listingId }) => listingId === row.id)
        .reduce((sum, one) => sum + one.views, 0)
      expect(row.recentViews).toBe(seen)
      expect(row.views).toBeGreaterThanOrEqual(row.recentViews)
      expect(row.favoritesCount).toBe(kept.filter(({ listingId }) => listingId === row.id).length)
    }
    expect(Math.max(...active.map(({ recentViews }) => recentViews))).toBeGreaterThan(100)
    const oldest = now.getTime() - 31 * day
    expect(views.every((one) => Date.parse(one.day) >= oldest)).toBe(true)
  })

  it('when prices came down, keeps what was asked before', async () => {
    const prices = await app.context.db.select().from(listingPrices).orderBy(listingPrices.since)
    const histories = rows.map(({ id }) => prices.filter(({ listingId }) => listingId === id))
    expect(histories.every((history) => history.length > 0)).toBe(true)
    const fallen = histories.filter((history) => history.length > 1)
    expect(fallen.length).toBeGreaterThan(4)
    for (const [first, last] of fallen)
      expect(Number(first?.priceUsd)).toBeGreaterThan(Number(last?.priceUsd))
  })

  it('shows each active listing of Luis by a picture of its own', async () => {
    const { email } = demoIdentities.luis
    const leads = await app.context.db
      .select({ id: listingMedia.mediaId })
      .from(listingMedia)
      .innerJoin(listings, eq(listings.id, listingMedia.listingId))
      .innerJoin(users, eq(users.id, listings.ownerUserId))
      .where(and(eq(users.email, email), eq(listings.status, 'active'), eq(listingMedia.isPrimary, true)))
    expect(leads).toHaveLength(2)
    expect(all(leads.map(({ id }) => id))).toHaveLength(2)
  })

  it.each([
    ['Ana', demoIdentities.ana, ['active', 'draft', 'expired', 'reserved']],
    ['Luis', demoIdentities.luis, ['active', 'active', 'closed']],
  ])(
    'when %s signs in, has listings in several states, prices that came down and their analyses',
    async (_name, { subject, email }, statuses) => {
      const { db } = app.context
      const [account] = await db.select().from(users).where(eq(users.subject, subject))
      expect(account).toMatchObject({ issuer: demoIdentities.issuer, email })
      const theirs = rows.filter(({ ownerUserId }) => ownerUserId === account?.id)
      expect(theirs.map(({ status }) => status).sort()).toEqual(statuses)
      const prices = await db.select().from(listingPrices).orderBy(listingPrices.since)
      const analyses = await db.select().from(priceAnalyses).orderBy(priceAnalyses.createdAt)
      for (const { id, status, title } of theirs) {
        const asked = prices.filter(({ listingId }) => listingId === id)
        const measured = analyses.filter(({ listingId }) => listingId === id)
        expect(
          measured.map(({ createdAt }) => createdAt),
          `${status}: ${title}`,
        ).toEqual(asked.map(({ since }) => since))
      }
      expect(
        prices.filter(({ listingId }) => theirs.some(({ id }) => id === listingId)).length,
      ).toBeGreaterThan(theirs.length)
      const asked = await db.select().from(inquiries)
      expect(
        asked.filter(({ listingId }) => theirs.some(({ id }) => id === listingId)).length,
      ).toBeGreaterThan(1)
      const received = asked.filter(({ recipientUserId }) => recipientUserId === account?.id)
      expect(received.every(({ listingId }) => theirs.some(({ id }) => id === listingId))).toBe(true)
      expect(all(received.map(({ status }) => status))).toEqual(['answered', 'new'])
    },
  )

  it('when its people’s prices are analysed, some stand above their market and some below', async () => {
    const analyses = await app.context.db.select().from(priceAnalyses)
    const differences = analyses.map(({ priceDifferencePercent }) => Number(priceDifferencePercent))
    expect(Math.max(...differences)).toBeGreaterThan(0)
    expect(Math.min(...differences)).toBeLessThan(0)
  })

  it('when administrators look, has agencies of both kinds, an administrator, activities and the central number', async () => {
    const { db } = app.context
    const verified = (await db.select().from(agencies)).map((agency) => agency.verified)
    expect(all(verified)).toEqual([false, true])
    const [administrator] = await db.select().from(administrators)
    expect(administrator).toMatchObject({ username: 'admin' })
    expect(administrator?.passwordHash).toMatch(/^\$argon2id\$/)
    expect((await db.select().from(activities)).length).toBeGreaterThan(rows.length)
    expect(await readPublicSettings(db, app.context.env)).toMatchObject({ whatsappNumber: '+595981000100' })
    expect(active.some(({ agencyId }) => agencyId !== null)).toBe(true)
    expect(active.some(({ agencyId, ownerUserId }) => agencyId === null && ownerUserId !== null)).toBe(true)
  })

  it('when it is there, is not made again and is not taken for somebody’s own', async () => {
    expect(await ensureDemoData(app.context)).toBe(false)
    expect(await holdsOwnData(app.context.db)).toBe(false)
    await app.context.db
      .insert(users)
      .values({ id: 'user00000001', issuer: 'https://id.example', subject: '1' })
    expect(await holdsOwnData(app.context.db)).toBe(true)
  })

  it('when it is made twice of one seed, is the same', async () => {
    const other = await startApp()
    try {
      await createDemoData(other.context, { listings: 112, now })
      const again = await readAll(other.context.db)
      const told = ({ ownerAdminId, ...row }: (typeof rows)[number]) => ({
        ...row,
        byAgency: ownerAdminId !== null,
      })
      expect(again.map(told)).toEqual(rows.map(told))
    } finally {
      await other.close()
    }
  })

  it.each([0, 1, 1200])('when %i listings are asked for, has as many', async (count) => {
    const other = await startApp()
    try {
      await createDemoData(other.context, { listings: count, now })
      const { rows: counted } = await other.context.db.execute(
        sql`select count(*)::int as n from listings where status = 'active'`,
      )
      expect(counted).toEqual([{ n: count }])
    } finally {
      await other.close()
    }
  })
})
