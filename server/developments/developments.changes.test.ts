import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { words } from '#server/core/words.ts'
import type { TeamDevelopment, TeamUnit } from '#shared/developments/teamDevelopments.ts'
import { type AgencyScene, setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader } from '#tests/support/calls.ts'

let app: TestApp
let scene: AgencyScene
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  scene = await setAgencyScene(app)
})

const send = (method: string, path: string, body: object) => app.send(method, path, body, scene.user('agent'))

async function create(): Promise<TeamDevelopment> {
  const unitTypes = [{ name: '1 dormitorio', bedrooms: 1, bathrooms: 1, area: 45 }]
  const tower = {
    name: 'Torre Ñandutí',
    city: 'asuncion',
    neighborhood: 'Recoleta',
    stage: 'off_plan',
    unitTypes,
  }
  return (await send('POST', `/api/agencies/${scene.agencyId}/developments`, tower)).json()
}

it('a neighborhood is spelt as the gazetteer spells it, also where its city stays', async () => {
  const { id } = await create()
  const changed = await send('PATCH', `/api/developments/${id}`, { neighborhood: 'v. morra' })
  expect(await changed.json()).toMatchObject({ city: 'Asunción', neighborhood: 'Villa Morra' })
})

it('another currency is refused while units have a price, and it says how many', async () => {
  const { id, unitTypes } = await create()
  const path = `/api/developments/${id}`
  const unit = { floor: 1, number: '101', typeId: unitTypes[0]?.id, price: 62_000 }
  const units = [unit, { ...unit, number: '102', price: null }]
  expect((await send('POST', `${path}/units`, { units })).status).toBe(201)
  expect((await send('PATCH', path, { currency: 'USD' })).status).toBe(200)
  const refused = await send('PATCH', path, { currency: 'PYG', description: 'Otra.' })
  expect(refused.status).toBe(409)
  const error = words('es').developmentErrors.hasPrices(1)
  expect(await refused.json()).toEqual({ code: 'conflict', error })
  const team = await app.fetch(`${path}/team/units`, { headers: scene.user('agent') })
  const [priced]: TeamUnit[] = await team.json()
  expect((await send('PATCH', `${path}/units/${priced?.id}`, { price: null })).status).toBe(200)
  expect(await (await send('PATCH', path, { currency: 'PYG' })).json()).toMatchObject({ currency: 'PYG' })
})
