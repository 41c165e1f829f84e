import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { newId } from '#server/core/ids.ts'
import { insertAdministrator, type SignedInAdmin, signInAdmin } from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAgency, insertListing } from '#tests/support/listings.ts'

let app: TestApp
let admin: SignedInAdmin
beforeAll(async () => {
  app = await startApp()
  admin = await signInAdmin(app)
})
afterAll(() => app.close())

const agentsPath = '/api/admin/agents'
const agenciesPath = '/api/admin/agencies'
const json = async (response: Response) => ({ status: response.status, ...(await response.json()) })
const createAgent = async (body: object) => json(await admin.send('POST', agentsPath, body))
const createAgency = async (body: object) => json(await admin.send('POST', agenciesPath, body))
const list = async (path: string) => (await admin.read(path)) as { id: string; name: string }[]
const lastActivity = async (id: string) => {
  const [row] = await app.context.db
    .select()
    .from(activities)
    .where(eq(activities.subjectId, id))
    .orderBy(desc(activities.id))
  return row && { by: row.userName, event: row.event, name: row.subjectName, changes: row.changes }
}

describe('agents', () => {
  it('are created with their number in one form, independent or of an agency', async () => {
    const agent = await createAgent({ name: ' Liz Valdez ', whatsapp: '0981 123 456', email: '' })
    expect(agent).toMatchObject({
      status: 201,
      name: 'Liz Valdez',
      whatsapp: '+595981123456',
      agency: null,
      email: null,
    })
    expect(await list(agentsPath)).toContainEqual(
      expect.objectContaining({ id: agent.id, name: 'Liz Valdez' }),
    )
    expect(await lastActivity(agent.id)).toMatchObject({
      by: admin.username,
      event: 'create',
      name: 'Liz Valdez',
    })
  })

  it('have an agency by its name, which is created once, whatever its accents and case', async () => {
    const agency = `Ñandutí ${newId()}`
    const made = await Promise.all(
      [agency, agency.toUpperCase(), agency.replace('í', 'i')].map((name) =>
        createAgent({ name: 'Hugo', whatsapp: '+595981123456', agency: name }),
      ),
    )
    expect(new Set(made.map(({ agencyId }) => agencyId)).size).toBe(1)
    const agencies = await list(agenciesPath)
    expect(agencies.filter(({ id }) => id === made[0]?.agencyId)).toMatchObject([
      { agents: 3, verified: false },
    ])
  })

  it.each([
    [{ name: '', whatsapp: '+595981123456' }, 'name'],
    [{ name: 'x'.repeat(121), whatsapp: '+595981123456' }, 'name'],
    [{ name: 'Hugo' }, 'whatsapp'],
    [{ name: 'Hugo', whatsapp: 'no tiene' }, 'whatsapp'],
    [{ name: 'Hugo', whatsapp: '123' }, 'whatsapp'],
    [{ name: 'Hugo', whatsapp: '+595981123456', email: 'hugo' }, 'email'],
    [{ name: 'Hugo', whatsapp: '+595981123456', agency: 'x'.repeat(121) }, 'agency'],
  ])('are not created as %o, and nothing of them stays', async (body, field) => {
    const agency = `Media ${newId()}`
    const { status, fields } = await createAgent({ agency, ...body })
    expect({ status, fields: Object.keys(fields) }).toEqual({ status: 422, fields: [field] })
    expect((await list(agenciesPath)).some(({ name }) => name === agency)).toBe(false)
  })

  it('are changed field by field', async () => {
    const { id } = await createAgent({ name: 'Hugo', whatsapp: '+595981123456', agency: 'Tajy' })
    const change = async (body: object) => json(await admin.send('PATCH', `${agentsPath}/${id}`, body))
    expect(await change({ whatsapp: '0971 222 333' })).toMatchObject({
      name: 'Hugo',
      whatsapp: '+595971222333',
      agency: 'Tajy',
    })
    expect(await lastActivity(id)).toMatchObject({
      event: 'update',
      changes: { whatsapp: ['+595981123456', '+595971222333'] },
    })
    expect(await change({ agency: null, email: 'hugo@mail.test' })).toMatchObject({
      agency: null,
      email: 'hugo@mail.test',
    })
    expect(await change({ whatsapp: 'x' })).toMatchObject({ status: 422 })
  })

  it('are deleted, and the deletion is undone', async () => {
    const { id } = await createAgent({ name: 'Romina', whatsapp: '+595981123456' })
    const one = `${agentsPath}/${id}`
    expect((await admin.send('DELETE', one)).status).toBe(204)
    expect((await admin.send('DELETE', one)).status).toBe(404)
    expect((await list(agentsPath)).some((agent) => agent.id === id)).toBe(false)
    expect((await admin.send('PATCH', one, { name: 'Otra' })).status).toBe(404)
    const undo = () => admin.send('POST', `${one}/restore`)
    const statuses = (await Promise.all([undo(), undo()])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    expect(await lastActivity(id)).toMatchObject({ event: 'restore', name: 'Romina' })
    expect((await list(agentsPath)).filter((agent) => agent.id === id)).toHaveLength(1)
  })

  it('are created once by a repeated call', async () => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newId() }
    const body = JSON.stringify({ name: `Única ${headers['Idempotency-Key']}`, whatsapp: '0981123456' })
    const send = () => admin.visitor.request(agentsPath, { method: 'POST', headers, body })
    const [one, two] = await Promise.all((await Promise.all([send(), send()])).map((answer) => answer.json()))
    expect(one.id).toBe(two.id)
    expect((await list(agentsPath)).filter(({ name }) => name === one.name)).toHaveLength(1)
  })
})

describe('agencies', () => {
  it('are created and changed under a name of their own', async () => {
    const name = `Cordillera ${newId()}`
    const agency = await createAgency({ name, email: 'hola@cordillera.test' })
    expect(agency).toMatchObject({ status: 201, name, verified: false, description: null })
    expect(await createAgency({ name: name.toUpperCase() })).toMatchObject({
      status: 422,
      fields: { name: 'Ya existe otro con este nombre.' },
    })
    const other = await createAgency({ name: `${name} 2` })
    const change = async (body: object) =>
      json(await admin.send('PATCH', `${agenciesPath}/${other.id}`, body))
    expect(await change({ name })).toMatchObject({ status: 422 })
    expect(await change({ name: `${name} Dos`, description: 'Casas quinta.' })).toMatchObject({ status: 200 })
  })

  it('that are verified show it on their listings at once', async () => {
    const id = await insertAgency(app.context.db)
    const listing = await insertListing(app.context.db, { agencyId: id })
    const isVerified = async () =>
      (await (await app.fetch(`/api/listings/${listing}`)).json()).agency.verified
    expect(await isVerified()).toBe(false)
    await admin.send('PATCH', `${agenciesPath}/${id}`, { verified: true })
    expect(await isVerified()).toBe(true)
    expect(await lastActivity(id)).toMatchObject({ event: 'verify', changes: { verified: [false, true] } })
  })

  it('that somebody or something belongs to are not deleted, and the answer says what', async () => {
    const agency = await createAgency({ name: `En uso ${newId()}` })
    const remove = () => admin.send('DELETE', `${agenciesPath}/${agency.id}`)
    const { id: agentId } = await createAgent({ name: 'Liz', whatsapp: '0981123456', agency: agency.name })
    const listing = await insertListing(app.context.db, { agencyId: agency.id })
    const account = await insertAdministrator(app)
    await admin.send('PATCH', `/api/admin/administrators/${account.id}`, { agencyId: agency.id })
    const refusal = await json(await remove())
    expect(refusal).toMatchObject({ status: 409, code: 'conflict' })
    expect(refusal.error).toContain('1 agente, 1 administrador, 1 aviso.')
    const target = await createAgency({ name: `Destino ${newId()}` })
    const move = (moveTo: string) => admin.send('DELETE', `${agenciesPath}/${agency.id}?moveTo=${moveTo}`)
    expect(await json(await move(newId()))).toMatchObject({
      status: 404,
      error: 'No existe la agencia a la que pasaría lo de esta.',
    })
    expect(await json(await move(agency.id))).toMatchObject({
      status: 409,
      error: 'Lo de esta agencia no puede pasar a ella misma: elegí otra agencia, o ninguna.',
    })
    expect((await move(target.id)).status).toBe(204)
    expect(await lastActivity(agency.id)).toMatchObject({ changes: { movedTo: [null, target.name] } })
    const moved = await (await app.fetch(`/api/listings/${listing}`)).json()
    expect(moved.agency.name).toBe(target.name)
    const [agent] = (await list(agentsPath)).filter(({ id }) => id === agentId)
    expect(agent).toMatchObject({ agency: target.name })
    expect((await list(agenciesPath)).filter(({ id }) => id === target.id)).toMatchObject([
      { agents: 1, administrators: 1 },
    ])
    expect((await move('none')).status).toBe(404)
  })

  it('that nothing belongs to any more are deleted', async () => {
    const agency = await createAgency({ name: `En uso ${newId()}` })
    const remove = () => admin.send('DELETE', `${agenciesPath}/${agency.id}`)
    const { id: agentId } = await createAgent({ name: 'Liz', whatsapp: '0981123456', agency: agency.name })
    const listing = await insertListing(app.context.db, { agencyId: agency.id })
    const account = await insertAdministrator(app)
    await admin.send('PATCH', `/api/admin/administrators/${account.id}`, { agencyId: agency.id })
    await admin.send('DELETE', `${agentsPath}/${agentId}`)
    await admin.send('PATCH', `/api/admin/administrators/${account.id}`, { agencyId: null })
    await admin.send('DELETE', `/api/listings/${listing}`)
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await lastActivity(agency.id)).toMatchObject({ event: 'delete', name: agency.name })
  })
})
