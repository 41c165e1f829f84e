import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordActivity } from '#server/activities/activities.service.ts'
import { activities } from '#server/activities/activities.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import { aiUsage } from '#server/ai/usage/usage.table.ts'
import { csvLine } from '#server/core/http/csv.ts'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { searches } from '#server/listings/search/searches.table.ts'
import type { Reports } from '#shared/reports.ts'
import type { Words } from '#shared/words.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertListing, insertListings } from '#tests/support/listings.ts'
import { en, es } from '#tests/support/words.ts'

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

  it('name as not found what visitors search for, and nobody and no question among it', async () => {
    const own = await startApp({}, { identify: identifyByHeader })
    const { db } = own.context
    await db.insert(searches).values({ words: 'Juan Pérez 0981 123 456', filters: {}, hits: 0 })
    const search = (words: string) =>
      own.fetch(`/api/listings?${new URLSearchParams({ searchQuery: words })}`)
    expect((await search('castillo en Luque')).status).toBe(200)
    expect((await search('casa de Ramona Benítez ana@mail.test')).status).toBe(200)
    const asked = await own.send('POST', '/api/ai/general-chat', { question: '¿Tenés casas en Encarnación?' })
    expect(asked.status).toBe(200)
    const call = { name: 'search_listings', arguments: { text: 'casa en San Lorenzo' } }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }
    const accept = { Accept: 'application/json, text/event-stream' }
    expect((await own.send('POST', '/mcp', message, accept)).status).toBe(200)
    await own.flush()
    const headers = { 'X-Test-Actor': 'admin' }
    const { missed }: Reports = await (await own.fetch('/api/admin/reports', { headers })).json()
    expect(missed.map(({ words }) => words).toSorted()).toEqual(['casa de', 'castillo en Luque'])
    const rows = await db.select({ words: searches.words }).from(searches)
    expect(JSON.stringify(rows)).not.toMatch(/Ramona|mail|Encarnaci|San Lorenzo/)
    await own.close()
  })

  it('count what happens anew, what has passed once an hour, and neighborhoods every ten minutes', async () => {
    const own = await startApp({}, { identify: identifyByHeader })
    const { db } = own.context
    const headers = as('admin', await insertAdmin(db))
    const start = Date.UTC(2026, 10, 24, 15)
    vi.useFakeTimers({ toFake: ['Date'] })
    const read = async (minutes: number) => {
      vi.setSystemTime(start + minutes * 60_000)
      const { days, today, neighborhoods }: Reports = await (
        await own.fetch('/api/admin/reports?days=30', { headers })
      ).json()
      return {
        today,
        all: days.reduce((sum, { listings }) => sum + listings, 0),
        areas: neighborhoods.length,
      }
    }
    const today = new Date()
    try {
      await insertListing(db, { createdAt: today, neighborhood: 'Recoleta' })
      expect(await read(0)).toEqual({ today: 1, all: 1, areas: 1 })
      await insertListings(db, [
        { createdAt: today, neighborhood: 'Las Mercedes' },
        { createdAt: new Date(today.getTime() - 5 * 86_400_000), neighborhood: 'Las Mercedes' },
      ])
      expect(await read(1)).toEqual({ today: 2, all: 2, areas: 1 })
      expect(await read(10)).toEqual({ today: 2, all: 2, areas: 2 })
      expect(await read(60)).toEqual({ today: 2, all: 3, areas: 2 })
    } finally {
      vi.useRealTimers()
      await own.close()
    }
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

  it('is named by the day in Paraguay, late in the evening too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T01:00:00Z') })
    try {
      const { headers } = await get('/api/admin/export/agents')
      expect(headers.get('content-disposition')).toContain('-2026-11-30.csv')
    } finally {
      vi.useRealTimers()
    }
  })

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

  it.each(['properties', 'agents', 'inquiries', 'activities'] as const)(
    'of %s has the headings and the name of the reader’s language',
    async (name) => {
      const asked: [string, string, Words['adminExports']][] = [
        ['', 'en-US,en;q=0.9,es;q=0.8', en.adminExports],
        ['?lang=en', 'es', en.adminExports],
        ['?lang=es', 'en', es.adminExports],
      ]
      for (const [query, language, w] of asked) {
        const headers = { ...admin, 'Accept-Language': language }
        const response = await get(`/api/admin/export/${name}${query}`, headers)
        const [heading] = (await response.text()).split('\r\n')
        expect(heading).toBe(w.columns[name].join(','))
        expect(response.headers.get('content-disposition')).toContain(`-${w.files[name]}-`)
      }
    },
  )

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

  it('says what the panel says, in the language asked for', async () => {
    const { db } = app.context
    await insertListing(db, { title: 'Casa', status: 'draft', rejectionReason: 'Faltan fotos.' })
    await recordActivity(db, {
      actor: { kind: 'user', id: null, name: 'Un visitante' },
      event: 'inquire',
      subject: { kind: 'listing', id: 'a', name: 'Casa' },
    })
    await recordActivity(db, {
      actor: { kind: 'admin', id: newId(), name: 'ana' },
      event: 'update',
      subject: { kind: 'settings', id: null, name: 'Configuración' },
    })
    expect(await textOf('/api/admin/export/properties')).toContain(',Rechazada,Casa,')
    expect(await textOf('/api/admin/export/properties?lang=en')).toContain(',Rejected,Casa,')
    expect(await textOf('/api/admin/export/properties?status=draft&rejected=false')).not.toContain('Casa')
    const told = await textOf('/api/admin/export/activities?lang=en')
    expect(told).toContain(',ana,Administration,edited,Settings,,Settings,')
    expect(told).toContain(',A visitor,User,asked about,Property,a,Casa,')
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
