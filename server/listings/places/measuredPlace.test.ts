import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MeasuredPlace } from '#shared/listings/measuredPlace.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const ask = (query: string) => app.fetch(`/api/search/place?${new URLSearchParams({ query })}`)

it.each<[string, Partial<MeasuredPlace>]>([
  ['Shopping del Sol', { name: 'Shopping del Sol', kind: 'shopping', city: 'Asunción', standIn: null }],
  ['shopping del sol', { name: 'Shopping del Sol', kind: 'shopping' }],
  ['Shoping del Sol', { name: 'Shopping del Sol', kind: 'shopping' }],
  ['Villa Morra', { name: 'Villa Morra', kind: 'neighborhood', city: 'Asunción' }],
  ['Centro, Luque', { name: 'Centro', kind: 'neighborhood', city: 'Luque' }],
  ['Luque', { name: 'Luque', kind: 'city', city: null }],
  ['luque', { name: 'Luque', kind: 'city' }],
  ['Mcal. López y San Martín', { kind: 'crossing', source: '© OpenStreetMap contributors' }],
])('knows where %s is', async (query, place) => {
  const response = await ask(query)
  expect(response.status).toBe(200)
  const found: MeasuredPlace = await response.json()
  expect(found).toMatchObject(place)
  expect(found.points).toHaveLength(1)
})

it('knows an avenue along its line', async () => {
  const found: MeasuredPlace = await (await ask('Avenida España')).json()
  expect(found).toMatchObject({ kind: 'avenue', name: 'Av. España' })
  expect(found.points.length).toBeGreaterThan(5)
  expect(found.points.length).toBeLessThanOrEqual(201)
})

it.each(['Torre Eiffel', 'Gran Asunción', 'xyzzy', 'a', '-25.3,-57.6', '<script>', '🏠', 'de la'])(
  'does not know %s',
  async (query) => {
    const response = await ask(query)
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  },
)

it('refuses what is too long, and asks for something', async () => {
  expect((await ask('x'.repeat(121))).status).toBe(400)
  expect((await ask('')).status).toBe(404)
  expect((await app.fetch('/api/search/place')).status).toBe(404)
})
