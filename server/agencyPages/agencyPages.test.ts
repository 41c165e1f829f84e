import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agencies, agencySlugs } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import { agencyNames } from '#server/agencies/slugs.ts'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { users } from '#server/users/users.table.ts'
import type { ListedAgency } from '#shared/agencies/publicAgencies.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAgency, insertListing, insertUser, type NewListing } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const db = () => app.context.db
const days = (n: number) => new Date(Date.now() - n * 86_400_000)

let slug: string
let agencyId: string
let rosa: { id: string; slug: string }
let other: string

/** An agency with a member of a public page, one without, and a card of the panel. */
beforeEach(async () => {
  slug = `tajy-${newId()}`
  agencyId = await insertAgency(db(), {
    name: `Tajy ${slug}`,
    slug,
    city: 'Luque',
    description: 'Casas de Luque.',
    whatsapp: '+595981000200',
    languages: ['es', 'gn'],
    email: 'dentro@tajy.test',
    verified: true,
    createdAt: new Date('2024-03-01T12:00:00Z'),
  })
  const id = await insertUser(db(), { firstName: 'Rosa', lastName: 'Vera', email: `${newId()}@mail.test` })
  rosa = { id, slug: `rosa-${slug}` }
  other = await insertUser(db(), { firstName: 'Oculta', lastName: 'Paz', email: `${newId()}@mail.test` })
  await db()
    .insert(agencyMembers)
    .values([
      { agencyId, userId: id, role: 'owner', slug: rosa.slug, whatsapp: '+595981000201', languages: ['es'] },
      { agencyId, userId: other, role: 'agent' },
    ])
  const card = { whatsapp: '+595981000202', agencyId, email: 'tarjeta@tajy.test' }
  await db()
    .insert(agents)
    .values([
      { id: newId(), name: 'Hugo Riquelme', ...card },
      { id: newId(), name: 'Rósa Vera', ...card },
      { id: newId(), name: 'Se Fue', ...card, deletedAt: new Date() },
    ])
})

const listing = (fields: NewListing = {}) =>
  insertListing(db(), { ownerUserId: rosa.id, agencyId, city: 'Luque', neighborhood: 'Centro', ...fields })

async function read<T>(
  path: string,
): Promise<{ status: number; body: T; text: string; total: string | null }> {
  const response = await app.fetch(path)
  const text = await response.text()
  return {
    status: response.status,
    body: JSON.parse(text),
    text,
    total: response.headers.get('x-total-count'),
  }
}

describe('an agency’s page', () => {
  it('says who it is, what it has, what it closed, and who works there, and no address of mail', async () => {
    await listing({ transactionType: 'both', pricePerMonth: '500.00' })
    await listing({ propertyType: 'land', neighborhood: 'Laurelty', ownerUserId: other })
    await listing({ status: 'draft', firstPublishedAt: null })
    const closedAt = days(20)
    const closed = { status: 'closed', address: 'Calle Oculta 123', priceUsd: '77123.00' } as const
    await listing({ ...closed, title: 'Casa vendida', titleEn: 'House sold', closedAt, updatedAt: days(3) })
    await listing({ ...closed, title: 'Casa de antes', updatedAt: days(400) })
    await listing({ ...closed, title: 'De quien se fue', description: '', updatedAt: days(3) })
    await listing({ ...closed, title: 'Suspendida', heldStatus: 'active', updatedAt: days(3) })

    const { status, body, text } = await read(`/api/agencies/${slug}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: `Tajy ${slug}`,
      slug,
      city: 'Luque',
      verified: true,
      logoUrl: null,
      whatsapp: '+595981000200',
      languages: ['es', 'gn'],
      since: '2024-03-01T12:00:00.000Z',
      listings: 2,
      closed: {
        count: 1,
        latest: [
          {
            title: 'Casa vendida',
            titleEn: 'House sold',
            city: 'Luque',
            closedAt: closedAt.toISOString(),
          },
        ],
      },
      members: [{ name: 'Rosa Vera', slug: rosa.slug, listings: 1 }],
      agents: ['Hugo Riquelme'],
    })
    expect(body).toHaveProperty('kinds', [
      { propertyType: 'house', transactionType: 'sale', listings: 1 },
      { propertyType: 'house', transactionType: 'rent', listings: 1 },
      { propertyType: 'land', transactionType: 'sale', listings: 1 },
    ])
    expect(body).toHaveProperty('places', [
      { city: 'Luque', neighborhood: 'Centro', listings: 1 },
      { city: 'Luque', neighborhood: 'Laurelty', listings: 1 },
    ])
    expect(text).not.toMatch(/@|Oculta|77123/)
  })

  it('is found by an address that it had, unless another agency has that now', async () => {
    const former = `antes-${slug}`
    await db().insert(agencySlugs).values({ slug: former, agencyId })
    expect((await read(`/api/agencies/${former}`)).body).toMatchObject({ slug })
    const page = await app.fetch(`/agencies/${former}?lang=en`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([308, `/agencies/${slug}?lang=en`])
    await insertAgency(db(), { slug: former, name: `Otra ${slug}` })
    expect((await read(`/api/agencies/${former}`)).body).toMatchObject({ name: `Otra ${slug}` })
  })

  it('has no address that a call has', async () => {
    expect(await agencyNames.free(db(), 'Mine')).toBe('mine-2')
  })

  it('is read by search engines with its JSON-LD while it has listings, and its people likewise', async () => {
    const path = `/agencies/${slug}`
    const empty = await (await app.fetch(path)).text()
    expect(empty).toContain('<meta name="robots" content="noindex">')
    await listing({ title: 'Casa con quincho' })
    for (const [address, name, title] of [
      [path, `Tajy ${slug}`, `Tajy ${slug}`],
      [`/agents/${rosa.slug}`, 'Rosa Vera', 'Rosa Vera'],
    ] as const) {
      const html = await (await app.fetch(`${address}?propertyType=house`)).text()
      expect(html).toContain(`<title>${title} · Óga</title>`)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address}">`))
      expect(html).toMatch(new RegExp(`hreflang="en" href="[^"]*${address}[?]lang=en"`))
      const [data] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json = '']) => JSON.parse(json),
      )
      expect(data).toMatchObject({ '@type': 'RealEstateAgent', name, areaServed: [{ name: 'Luque' }] })
      expect(data.url).toContain(address)
      expect(html).not.toContain('@tajy.test')
    }
    const page = await (await app.fetch('/agencies?city=Luque')).text()
    expect(page).toContain('<title>Inmobiliarias de Luque · Óga</title>')
    expect(await (await app.fetch('/agencies?text=tajy')).text()).toContain('noindex')
  })

  it.each(['nadie', 'NO%20VALE', '%00', "'--", 'a'.repeat(300)])('unknown is a 404: %s', async (unknown) => {
    for (const path of [`/api/agencies/${unknown}`, `/api/agents/${unknown}`, `/agencies/${unknown}`])
      expect((await app.fetch(path)).status, path).toBe(404)
  })
})

describe('the listings of an agency', () => {
  const titles = (body: Listing[]) => body.map(({ title }) => title)
  const path = (query = '') => `/api/agencies/${slug}/active-listings${query}`

  it('are its active ones, newest first, by pages, found by words, type and offer', async () => {
    await listing({ title: 'Casa con quincho', firstPublishedAt: days(3) })
    await listing({ title: 'Lote en Laurelty', propertyType: 'land', firstPublishedAt: days(2) })
    await listing({
      title: 'Depto céntrico',
      propertyType: 'apartment',
      transactionType: 'rent',
      ownerUserId: other,
      firstPublishedAt: days(1),
    })
    await listing({ status: 'closed', title: 'Vendida' })
    await insertListing(db(), { title: 'De otra' })

    const { body, total } = await read<Listing[]>(path())
    expect([titles(body), total]).toEqual([['Depto céntrico', 'Lote en Laurelty', 'Casa con quincho'], '3'])
    expect(body[2]?.agency).toMatchObject({ slug, agent: { name: 'Rosa Vera', slug: rosa.slug } })
    expect(body[0]?.agency?.agent).toBeNull()
    for (const [query, found] of [
      ['?text=Quinchos', ['Casa con quincho']],
      ['?text=centric', ['Depto céntrico']],
      ['?propertyType=land&transactionType=sale', ['Lote en Laurelty']],
      ['?transactionType=rent', ['Depto céntrico']],
      ['?text=%25%27%3B', ['Depto céntrico', 'Lote en Laurelty', 'Casa con quincho']],
      ['?text=castillo', []],
    ] as const)
      expect(titles((await read<Listing[]>(path(query))).body), query).toEqual(found)

    const first = await app.fetch(path('?limit=2'))
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await read<Listing[]>(next.replace(/^https?:\/\/[^/]+/, ''))
    expect(titles(second.body)).toEqual(['Casa con quincho'])
    for (const wrong of ['?cursor=x', '?propertyType=castle', '?limit=0'])
      expect((await app.fetch(path(wrong))).status, wrong).toBe(400)
  })

  it('of a member are those in their charge', async () => {
    await listing({ title: 'De Rosa' })
    await listing({ title: 'Del otro', ownerUserId: other })
    await insertListing(db(), { title: 'Propia, sin inmobiliaria', ownerUserId: rosa.id })
    expect(titles((await read<Listing[]>(`/api/agents/${rosa.slug}/active-listings`)).body)).toEqual([
      'De Rosa',
    ])
  })
})

describe('a member’s page', () => {
  it('says who they are and what they have in charge, until they leave, hide it or are suspended', async () => {
    await listing()
    await listing({ ownerUserId: other })
    const { body, text } = await read(`/api/agents/${rosa.slug}`)
    expect(body).toMatchObject({
      name: 'Rosa Vera',
      listings: 1,
      whatsapp: '+595981000201',
      agency: { slug, verified: true, city: 'Luque' },
    })
    expect(text).not.toContain('@')
    const status = async () => (await app.fetch(`/api/agents/${rosa.slug}`)).status
    await db().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, rosa.id))
    expect(await status()).toBe(404)
    expect((await read(`/api/agencies/${slug}`)).body).toMatchObject({ members: [] })
    await db().update(users).set({ suspendedAt: null }).where(eq(users.id, rosa.id))
    expect(await status()).toBe(200)
    await db().update(agencyMembers).set({ slug: null }).where(eq(agencyMembers.userId, rosa.id))
    expect(await status()).toBe(404)
  })

  it('tells how fast they answer, and their agency as a whole, by number of answers', async () => {
    const id = await listing()
    const asked = (recipientUserId: string, minutes: number) => ({
      id: newId(),
      listingId: id,
      agencyId,
      recipientUserId,
      name: 'Ana',
      email: 'ana@mail.test',
      message: 'Hola',
      inquiryType: 'info' as const,
      createdAt: days(2),
      firstAnsweredAt: new Date(days(2).getTime() + minutes * 60_000),
    })
    const five = [1, 2, 3, 4, 5]
    await db()
      .insert(inquiries)
      .values([...five.map(() => asked(rosa.id, 30)), ...five.map(() => asked(other, 90)), asked(other, 90)])
    expect((await read(`/api/agents/${rosa.slug}/response-time`)).body).toMatchObject({
      medianMinutes: 30,
      answers: 5,
    })
    expect((await read(`/api/agencies/${slug}/response-time`)).body).toMatchObject({
      medianMinutes: 90,
      answers: 11,
    })
  })
})

describe('the directory', () => {
  it('has agencies with active listings or members, by name, of a city, by words', async () => {
    const town = `Pueblo ${slug}`
    const named = (name: string) => ({ name: `${name} ${slug}`, slug: `${newId()}`, city: town })
    const empty = await insertAgency(db(), named('Vacía'))
    const ids = [await insertAgency(db(), named('Éxito')), await insertAgency(db(), named('amambay'))]
    for (const id of ids) await insertListing(db(), { agencyId: id })
    const names = (body: ListedAgency[]) => body.map(({ name }) => name.split(' ')[0])

    const { body, total } = await read<ListedAgency[]>(`/api/agencies?city=${encodeURIComponent(town)}`)
    expect([names(body), total]).toEqual([['amambay', 'Éxito'], '2'])
    expect(body[0]).toMatchObject({ listings: 1, verified: false, logoUrl: null })
    const found = await read<ListedAgency[]>(`/api/agencies?text=EXITO+${slug}`)
    expect(names(found.body)).toEqual(['Éxito'])
    expect((await read<ListedAgency[]>(`/api/agencies?text=${slug}`)).total).toBe('3')
    expect((await read('/api/agencies/cities')).body).toContainEqual({ city: town, agencies: 2 })

    await db().delete(agencies).where(eq(agencies.id, empty))
    const first = await app.fetch(`/api/agencies?text=${slug}&limit=1`)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await read<ListedAgency[]>(next.replace(/^https?:\/\/[^/]+/, ''))
    expect(names(second.body)).toEqual(['Éxito'])
    expect((await app.fetch('/api/agencies?cursor=e30')).status).toBe(400)
  })
})
