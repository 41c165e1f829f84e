import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on' }, { identify: identifyByHeader })
})
afterAll(() => app.close())

const question = { title: 'Casa', description: 'Con patio.', facts: {}, language: 'es' }
const improve = (user: string) => app.send('POST', '/api/ai/improve-description', question, as('user', user))
async function times(count: number, user: string): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await improve(user)).status)
  return statuses
}

it('questions are limited for each account and for each address, and say when to come back', async () => {
  expect(new Set(await times(40, 'user00000001'))).toEqual(new Set([200]))
  const refused = await improve('user00000001')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const user of ['user00000002', 'user00000003'])
    expect(new Set(await times(40, user))).toEqual(new Set([200]))
  const chat = await app.send(
    'POST',
    '/api/ai/general-chat',
    { question: 'Hola' },
    { Accept: 'text/event-stream' },
  )
  expect((await improve('user00000004')).status).toBe(429)
  expect(await chat.text()).toContain('too_many_requests')
})
