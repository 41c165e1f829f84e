import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordActivity } from '#server/activities/activities.service.ts'
import { activities } from '#server/activities/activities.table.ts'
import { agents } from '#server/agents/agents.table.ts'
import { aiUsage } from '#server/ai/usage/usage.table.ts'
import { csvLine } from '#server/core/http/csv.ts'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { searches } from '#server/listings/search/searches.table.ts'
import type { Reports } from '#shared/reports.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertListing, insertListings } from '#tests/support/listings.ts'

let app: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  admin = as('admin', await insertAdmin(app.context.db, { username: 'ana' }))
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(listings)
  await app.context.db.delete(activities)
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const get = (path: string, headers = admin) => app.fetch(path, { headers })

describe('the figures of the dashboard', () => {
  it('count what there is, and how much more than a month ago', async () => {
    const { db } = app.context
    await insertListings(db, [
      ...Array.from({ length: 10 }, () => ({ createdAt: daysAgo(40) })),
      { status: 'draft', createdAt: daysAgo(2) },
      { status: 'deleted', createdAt: daysAgo(40) },
    ])
    await db.insert(agents).values([
      { id: newId(), name: 'Beto', whatsapp: '+595981000000' },
      { id: newId(), name: 'Fue', whatsapp: '+595981000001', deletedAt: new Date() },
    ])
    const actor = { kind: 'system', id: null, name: 'Óga' } as const
    const subject = { kind: 'settings', id: null, name: 'x' } as const
    await recordActivity(db, { actor, event: 'update', subject })
    await recordActivity(db, { actor, event: 'update', subject, at: daysAgo(2) })
    expect(await (await get('/api/admin/stats')).json()).toEqual({
      totalProperties: 11,
      activeListings: 10,
      totalAgents: 1,
      recentActivities: 1,
      monthlyGrowth: expect.closeTo(10, 5),
    })
  })

  it('say no growth where there was nothing', async () => {
    expect(await (await get('/api/admin/stats')).json()).toMatchObject({ monthlyGrowth: null })
  })
})

describe('reports', () => {
  it('count by day in Paraguay, name what is viewed and what was not found', async () => {
    const { db } = app.context
    const id = await insertListing(db, { neighborhood: 'Recoleta', recentViews: 12 })
    await insertListing(db, { createdAt: daysAgo(3) })
    await insertListing(db, { createdAt: daysAgo(40) })
    await db
      .insert(inquiries)
      .values({ id: newId(), listingId: id, name: 'B', email: 'b@mail.test', message: 'Hola' })
    await db.insert(searches).values([
      { words: 'casa  en Ñemby', filters: {}, hits: 0 },
      { words: 'CASA en nemby', filters: {}, hits: 0 },
      { words: 'castillo', filters: {}, hits: 0, createdAt: daysAgo(20) },
      { words: 'casa', filters: {}, hits: 7 },
    ])
    const week: Reports = await (await get('/api/admin/reports?days=7')).json()
    const { rows } = await db.execute<{ day: string }>(
      sql`select ((now() at time zone 'America/Asuncion')::date)::text as day`,
    )
    expect(week.days).toHaveLength(7)
    expect(week.days.at(-1)).toEqual({ day: rows[0]?.day, listings: 1, inquiries: 1, views: 0, searches: 3 })
    expect(week.days.reduce((sum, day) => sum + day.listings, 0)).toBe(2)
    expect(week.today).toBe(1)
    expect(week.missed).toMatchObject([{ count: 2 }])
    expect(week.neighborhoods[0]).toEqual({
      neighborhood: 'Recoleta',
      city: 'Asunción',
      listings: 1,
      views: 12,
    })
    const month: Reports = await (await get('/api/admin/reports')).json()
    expect(month.days).toHaveLength(30)
    expect(month.missed.map(({ words }) => words)).toContain('castillo')
    expect((await get('/api/admin/reports?days=31')).status).toBe(400)
  })

  it('have the use and the cost of the assistant', async () => {
    const model = { OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'small' }
    const other = await startApp(model, { identify: identifyByHeader })
    const headers = as('admin', await insertAdmin(other.context.db))
    const read = async (days: number): Promise<Reports> =>
      (await other.fetch(`/api/admin/reports?days=${days}`, { headers })).json()
    const day = sql`(now() at time zone 'America/Asuncion')::date`
    const use = { questions: 9, byModel: 7, failures: 1, inputTokens: 12_000, outputTokens: 900 }
    await other.context.db.insert(aiUsage).values([
      { ...use, day: sql<string>`${day}`, costUsd: '0.25' },
      { ...use, day: sql<string>`${day} - 8`, costUsd: '1.5' },
    ])
    const { assistant } = await read(7)
    expect(assistant).toMatchObject({
      ...{ ...use, model: 'small', costUSD: 0.25 },
      today: { costUSD: 0.25, ceilingUSD: 5 },
    })
    expect(assistant.days).toHaveLength(7)
    expect(assistant.days.at(-1)).toMatchObject({ ...use, costUSD: 0.25 })
    expect((await read(30)).assistant).toMatchObject({ questions: 18, costUSD: 1.75 })
    await other.close()
  })
})

describe('an export', () => {
  const textOf = async (path: string) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename=oga-[a-z]+-\d{4}-\d\d-\d\d\.csv$/,
    )
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  }

  it('has every listing once, over many batches, filtered like the list', async () => {
    const { db } = app.context
    await insertListings(
      db,
      Array.from({ length: 1203 }, (_, index) => ({
        title: `Casa ${index}`,
        city: index < 3 ? 'Luque' : 'Areguá',
      })),
    )
    const lines = (await textOf('/api/admin/export/properties')).trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\ufeffCódigo,Estado,Título,/)
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0]))).toHaveLength(1203)
    expect((await textOf('/api/admin/export/properties?city=Luque')).trimEnd().split('\r\n')).toHaveLength(4)
  })

  it('quotes what needs it, and lets no text be a formula', async () => {
    const { db } = app.context
    const id = await insertListing(db, { title: '=HYPERLINK("http://x";"y")' })
    await db.insert(inquiries).values({
      id: newId(),
      listingId: id,
      name: '+cmd|calc',
      email: 'a@b.c',
      phone: '+595981000000',
      message: 'uno,\r\n"dos"\t🏠',
    })
    const inquiry = await textOf('/api/admin/export/inquiries')
    expect(inquiry).toContain(`"'=HYPERLINK(""http://x"";""y"")"`)
    expect(inquiry).toContain(`"'+cmd|calc"`)
    expect(inquiry).toContain(`"uno,\r\n""dos""\t🏠"`)
    expect(csvLine([-5, 1.5, '-5', '@x', '\tx', '\rx', null, 'a b'])).toBe(
      `-5,1.5,"'-5","'@x","'\tx","'\rx",,a b\r\n`,
    )
  })

  it('has agents and activities, in the language of the reader', async () => {
    const { db } = app.context
    await db.insert(agents).values({ id: newId(), name: 'Zoe', whatsapp: '+595981000009' })
    expect(await textOf('/api/admin/export/agents?lang=en')).toMatch(/^\ufeffId,Name,WhatsApp,/)
    await recordActivity(db, {
      actor: { kind: 'admin', id: 'a', name: 'Ana' },
      event: 'approve',
      subject: { kind: 'listing', id: 'l', name: 'Casa' },
      changes: { status: ['pending', 'active'] },
    })
    const told = await textOf('/api/admin/export/activities?actorKind=admin')
    expect(told).toContain('Ana,Administración,aprobó,Propiedad,l,Casa')
    expect(
      (await textOf('/api/admin/export/activities?actorKind=user')).trimEnd().split('\r\n'),
    ).toHaveLength(1)
  })

  it('ends its query when the client goes away', async () => {
    const { db } = app.context
    await insertListings(
      db,
      Array.from({ length: 600 }, () => ({ description: 'x'.repeat(3000) })),
    )
    const leaving = new AbortController()
    const response = await app.fetch('/api/admin/export/properties', {
      headers: admin,
      signal: leaving.signal,
    })
    leaving.abort()
    await response.text().catch(() => undefined)
    expect((await get('/api/admin/stats')).status).toBe(200)
    expect(app.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  it('is for administrators', async () => {
    for (const name of ['properties', 'agents', 'inquiries', 'activities'])
      expect((await get(`/api/admin/export/${name}`, {})).status).toBe(401)
  })
})
