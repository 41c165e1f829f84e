import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

it.each([
  ['/admin/reviews', '/admin/approvals'],
  ['/admin/reviews/?lang=en', '/admin/approvals?lang=en'],
  ['/admin/reviews/casa%20azul', '/admin/approvals/casa%20azul'],
])('%s has moved to %s', async (former, current) => {
  const response = await app.fetch(former, { redirect: 'manual' })
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(current)
})
