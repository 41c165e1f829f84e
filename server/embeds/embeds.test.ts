import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAgency, insertListing, insertListings, insertUser } from '#tests/support/listings.ts'

let app: TestApp
let home: string
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' })
  const { db } = app.context
  const agencyId = await insertAgency(db, { name: 'Tajy & Hijos', slug: 'tajy' })
  const ownerUserId = await insertUser(db)
  await db.insert(agencyMembers).values({ agencyId, userId: ownerUserId, role: 'owner' })
  const titles = Array.from({ length: 8 }, (_, at) => `Casa <b>${at}</b> "linda"`)
  await insertListings(
    db,
    titles.map((title) => ({ title, agencyId, ownerUserId })),
  )
  home = await insertListing(db, { title: 'Dúplex en Luque', titleEn: 'Duplex in Luque' })
})
afterAll(() => app.close())

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

describe('a frame for another site', () => {
  it('shows an agency’s listings without scripts and cookies, and may be framed by anyone', async () => {
    const answer = await app.fetch('/embed/agency/tajy')
    expect(answer.status).toBe(200)
    expect(policyOf(answer)).toMatch(
      /^default-src 'none';img-src 'self';style-src 'sha256-[^']+';.*frame-ancestors \*$/,
    )
    expect(answer.headers.get('x-frame-options')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const html = await answer.text()
    expect(html.match(/<li>/g)).toHaveLength(6)
    expect(html).toContain('<h1>Tajy &amp; Hijos</h1>')
    expect(html).not.toMatch(/<script|<b>|onload/)
    expect(html).toContain('href="https://oga.test/agencies/tajy" target="_blank" rel="noopener"')
  })

  it('has the colors, the language and the number that its address says', async () => {
    const html = await (await app.fetch('/embed/agency/tajy?accent=FFD700&theme=dark&lang=en&limit=2')).text()
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(html).toContain('--accent:#ffd700;--on-accent:#17150f')
    expect(html).toContain('color-scheme:dark')
    expect(html).toContain('<html lang="en">')
  })

  it('shows one listing', async () => {
    const html = await (await app.fetch(`/embed/listing/${home}?lang=en`)).text()
    expect(html).toContain('Duplex in Luque')
    expect(html.match(/<li>/g)).toHaveLength(1)
  })

  it.each([
    ['/embed/agency/nobody', 404],
    ['/embed/listing/none', 404],
    ['/embed/agency/tajy?accent=red;}body{display:none', 400],
    ['/embed/agency/tajy?theme=pink', 400],
    ['/embed/agency/tajy?limit=500', 400],
    ['/embed/other', 404],
  ])('of %s is answered %i, and is framed by nobody', async (path, status) => {
    const answer = await app.fetch(path)
    expect(answer.status).toBe(status)
    expect(policyOf(answer)).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })

  it('is the exception: other pages are framed by nobody', async () => {
    const answer = await app.fetch('/terms')
    expect(policyOf(answer)).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('oEmbed', () => {
  const ask = (url: string, more = '') => app.fetch(`/oembed?url=${encodeURIComponent(url)}${more}`)

  it('is found in the page of a listing and of an agency, and gives its frame', async () => {
    for (const [path, embed, title] of [
      [`/property/${home}`, `/embed/listing/${home}`, 'Dúplex en Luque'],
      ['/agencies/tajy', '/embed/agency/tajy', 'Tajy & Hijos'],
    ] as const) {
      const page = await (await app.fetch(path)).text()
      const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page)?.[1]
      expect(link).toBe(`https://oga.test/oembed?url=${encodeURIComponent(`https://oga.test${path}`)}`)
      const answer = await ask(`https://oga.test${path}`)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      const frame = await answer.json()
      expect(frame).toMatchObject({ version: '1.0', type: 'rich', title, provider_name: 'Óga' })
      expect(frame.html).toContain(`src="https://oga.test${embed}"`)
      expect(frame.html).not.toMatch(/title="[^"]*&(?!amp;)/)
    }
  })

  it('keeps to the room and the language that it is asked for', async () => {
    const frame = await (
      await ask(`https://oga.test/property/${home}?lang=en`, '&maxwidth=300&maxheight=200&format=json')
    ).json()
    expect(frame).toMatchObject({ width: 300, height: 200, title: 'Duplex in Luque' })
    expect(frame.html).toContain(`/embed/listing/${home}?lang=en`)
  })

  it('knows no other sites and pages, and no other format', async () => {
    for (const url of ['https://evil.test/property/x', 'https://oga.test/search', 'no address', ''])
      expect((await ask(url)).status).toBe(404)
    expect((await ask(`https://oga.test/property/${home}`, '&format=xml')).status).toBe(501)
    expect((await app.fetch('/oembed')).status).toBe(400)
    expect((await ask(`https://oga.test/property/${home}`, '&maxwidth=0')).status).toBe(400)
  })
})
