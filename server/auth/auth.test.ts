import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('signing in with the embedded provider', () => {
  it('makes an account, answers who it is, and leads back', async () => {
    const visitor = createVisitor(app.url)
    expect(await signInAs(visitor, 'marta', '/search?city=Luque')).toBe(`${app.url}/search?city=Luque`)
    const answer = await visitor.ask('/api/auth/user')
    expect(await answer.json()).toMatchObject({
      firstName: 'Marta',
      email: 'marta@demo.oga',
      favoritesCount: 0,
    })
  })
})
