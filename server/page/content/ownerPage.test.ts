import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings, insertUser } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface BootQuery {
  key: unknown[]
  data: { pages: { items: { title: string }[]; total: number }[] }
}

async function visit(path: string) {
  const response = await app.fetch(path)
  const html = await response.text()
  const boot = html.match(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}'
  const { queries }: { queries: BootQuery[] } = JSON.parse(boot)
  return { response, html, about: queries.filter(({ key, data }) => key[1] === 'users' && data !== null) }
}

it('the page of a public profile brings the person and the first of their listings along', async () => {
  const { db } = app.context
  const id = await insertUser(db, { firstName: 'Sonia', lastName: 'Vera', publicProfile: true })
  await insertListings(
    db,
    Array.from({ length: 30 }, (_, n) => ({ ownerUserId: id, title: `Casa ${n}` })),
  )
  const { response, html, about } = await visit(`/users/${id}`)
  expect(response.status).toBe(200)
  expect(html).toContain('<title>Sonia Vera · Óga</title>')
  expect(html).toContain('content="Sonia Vera en Óga: 30 propiedades publicadas en Paraguay."')
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/users/${id}"`))
  const byLength = about.sort((one, other) => one.key.length - other.key.length)
  expect(byLength.map(({ key }) => key)).toEqual([
    ['api', 'users', id],
    ['api', 'users', id, 'listings', { limit: '24' }],
  ])
  const [page] = byLength[1]?.data.pages ?? []
  expect(page).toMatchObject({ total: 30 })
  expect(page?.items).toHaveLength(24)
})

it('a profile that is not public, or of nobody, is a 404 that tells nothing', async () => {
  const hidden = await insertUser(app.context.db, { firstName: 'Escondida' })
  for (const id of [hidden, newId(), 'x']) {
    const { response, html, about } = await visit(`/users/${id}`)
    expect(response.status, id).toBe(404)
    expect(html).not.toContain('Escondida')
    expect(about).toEqual([])
  }
})
