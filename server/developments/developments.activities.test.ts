import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Activity } from '#shared/activities.ts'
import { setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

it('a development leaves activities of who made, changed and removed it', async () => {
  const { agencyId, user } = await setAgencyScene(app)
  const tower = { name: 'Torre Ñandutí', city: 'Luque', stage: 'off_plan', isPublished: true }
  const [agent, owner] = [user('agent'), user('owner')]
  const { id } = await (await app.send('POST', `/api/agencies/${agencyId}/developments`, tower, agent)).json()
  const change = (body: object) => app.send('PATCH', `/api/developments/${id}`, body, owner)
  expect((await change({ isPublished: false, description: 'Otra.' })).status).toBe(200)
  expect((await change({ description: 'Y otra.' })).status).toBe(200)
  expect((await app.send('DELETE', `/api/developments/${id}`, undefined, owner)).status).toBe(204)
  const headers = as('admin', await insertAdmin(app.context.db))
  const told: Activity[] = await (
    await app.fetch('/api/admin/activities?subjectKind=development', { headers })
  ).json()
  expect(told.map(({ event, userName, propertyTitle }) => [event, userName, propertyTitle])).toEqual([
    ['delete', 'Olga Ríos', tower.name],
    ['update', 'Olga Ríos', tower.name],
    ['create', 'Aldo Ríos', tower.name],
  ])
  expect(told[1]?.changes).toEqual({ isPublished: [true, false] })
})
