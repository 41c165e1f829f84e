import { and, eq, ne } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { administratorSessions } from '#server/administrators/administratorSessions.table.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { isForAdmins } from '#server/core/http/actor.ts'
import { rateLimits } from '#server/core/http/limits/limits.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { adminPassword, type SignedInAdmin, signInAdmin } from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { addressOf, label } from '#tests/support/calls.ts'
import { createVisitor } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on' })
})
afterAll(() => app.close())
beforeEach(() => app.context.db.delete(rateLimits))

const currentPassword = adminPassword
const account = '/api/admin/account'
const signInAgain = ({ id, username }: SignedInAdmin, more: { password?: string; code?: string } = {}) =>
  signInAdmin(app, { id, username, ...more })
const refused = async (response: Response) => ({
  status: response.status,
  fields: (await response.json()).fields,
})
const isIn = async ({ send }: SignedInAdmin) => (await send('GET', '/api/admin/auth')).status === 200

describe('the password', () => {
  it('is changed by who knows it; every other session ends', async () => {
    const admin = await signInAdmin(app)
    const elsewhere = await signInAgain(admin)
    const stranger = await signInAdmin(app)
    const body = { currentPassword, password: 'otra-bien-larga' }
    expect((await admin.send('POST', `${account}/password`, body)).status).toBe(204)
    expect(await Promise.all([admin, elsewhere, stranger].map(isIn))).toEqual([true, false, true])
    await expect(signInAgain(admin)).rejects.toThrow('401')
    await signInAgain(admin, { password: 'otra-bien-larga' })
    const recorded = await app.context.db.select().from(activities).where(eq(activities.actorId, admin.id))
    expect(recorded.map(({ event }) => event)).toContain('password')
    expect(JSON.stringify(recorded)).not.toMatch(/larga|argon2/)
  })

  it('is not changed by who does not, however often they try', async () => {
    const admin = await signInAdmin(app)
    const change = (body: unknown) => admin.send('POST', `${account}/password`, body)
    const wrong = { currentPassword: 'equivocada', password: 'otra-bien-larga' }
    expect(await refused(await change(wrong))).toEqual({
      status: 422,
      fields: { currentPassword: 'La contraseña no es correcta.' },
    })
    for (const password of ['corta', 'qwertyuiop', 'aaaaaaaaaaaa', admin.username])
      expect(await refused(await change({ currentPassword, password }))).toEqual({
        status: 422,
        fields: { password: expect.any(String) },
      })
    expect((await change({ currentPassword, password: 'x'.repeat(201) })).status).toBe(422)
    for (let n = 0; n < 9; n++) expect((await change(wrong)).status).toBe(422)
    expect((await change({ ...wrong, currentPassword })).status).toBe(429)
    await signInAgain(admin)
  })

  it('changed twice at once is changed once', async () => {
    const admin = await signInAdmin(app)
    const change = (password: string) =>
      admin.send('POST', `${account}/password`, { currentPassword, password })
    const statuses = (await Promise.all([change('la-primera-nueva'), change('la-segunda-nueva')])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([204, 422])
  })
})

async function withCodes() {
  const admin = await signInAdmin(app)
  const prepared = await (await admin.send('POST', `${account}/codes`, { currentPassword })).json()
  const totp = new TOTP({ secret: Secret.fromBase32(prepared.secret) })
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  return { admin, prepared, code }
}
/** A code of the step before may be too old when it arrives. */
async function confirmed(steps = 0) {
  const made = await withCodes()
  const response = await made.admin.send('POST', `${account}/codes/confirm`, { code: made.code(steps) })
  expect(response.status).toBe(200)
  const { recoveryCodes }: { recoveryCodes: string[] } = await response.json()
  return { ...made, recoveryCodes }
}

describe('one-time codes', () => {
  it('are asked for once a first one is confirmed', async () => {
    const { admin, prepared, code } = await withCodes()
    expect(prepared.address).toMatch(/^otpauth:\/\/totp\/%C3%93ga:admin-\w+\?issuer=%C3%93ga&secret=/)
    await signInAgain(admin)
    expect(await refused(await admin.send('POST', `${account}/codes/confirm`, { code: '000000' }))).toEqual({
      status: 422,
      fields: { code: 'El código no es válido o ya se usó.' },
    })
    await admin.send('POST', `${account}/codes/confirm`, { code: code(-1) })
    expect(await admin.read(account)).toMatchObject({ hasCodes: true, recoveryCodesLeft: 10 })
    await expect(signInAgain(admin)).rejects.toThrow('code_required')
    await expect(signInAgain(admin, { code: '000000' })).rejects.toThrow('bad_code')
    await expect(signInAgain(admin, { code: code(-3) })).rejects.toThrow('bad_code')
    await signInAgain(admin, { code: code() })
  })

  it('are accepted once, also at the same time, and none of before', async () => {
    const { admin, code } = await confirmed(-1)
    const same = code()
    const attempts = await Promise.allSettled([1, 2, 3].map(() => signInAgain(admin, { code: same })))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(signInAgain(admin, { code: code(-1) })).rejects.toThrow('bad_code')
    await signInAgain(admin, { code: code(1) })
  })

  it('have their secret sealed in the database', async () => {
    const { admin, prepared } = await confirmed()
    const [row] = await app.context.db.select().from(administrators).where(eq(administrators.id, admin.id))
    expect(row?.codeSecret).toMatch(/^[\w-]{60,}$/)
    expect(JSON.stringify(row)).not.toContain(prepared.secret)
    const other = await confirmed()
    await app.context.db
      .update(administrators)
      .set({ codeSecret: row?.codeSecret ?? null, codeStep: null })
      .where(eq(administrators.id, other.admin.id))
    const { secret } = prepared
    const stolen = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await expect(signInAgain(other.admin, { code: stolen })).rejects.toThrow('bad_code')
  })

  it('can be replaced by a recovery code, each once, also at the same time', async () => {
    const { admin, recoveryCodes } = await confirmed()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    const attempts = await Promise.allSettled([1, 2, 3].map(() => signInAgain(admin, { code: first })))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await signInAgain(admin, { code: ` ${second.toUpperCase().replace('-', ' ')} ` })
    expect(await admin.read(account)).toMatchObject({ recoveryCodesLeft: 8 })
    const renewed = await admin.send('POST', `${account}/codes/recovery`, { currentPassword })
    expect((await renewed.json()).recoveryCodes).toHaveLength(10)
    await expect(signInAgain(admin, { code: recoveryCodes[2] ?? '' })).rejects.toThrow('bad_code')
  })

  it('are turned off by who knows the password', async () => {
    const { admin } = await confirmed()
    const turnOff = (password: string) =>
      admin.send('DELETE', `${account}/codes`, { currentPassword: password })
    expect((await turnOff('equivocada')).status).toBe(422)
    expect((await turnOff(currentPassword)).status).toBe(204)
    await signInAgain(admin)
    expect(await admin.read(account)).toMatchObject({ hasCodes: false, recoveryCodesLeft: 0 })
    const renewal = await admin.send('POST', `${account}/codes/recovery`, { currentPassword })
    expect(renewal.status).toBe(409)
  })
})

describe('one-time codes that the settings require', () => {
  const require = (admin: SignedInAdmin, requireCodes: boolean) =>
    admin.send('PATCH', '/api/admin/settings', { requireCodes })
  afterEach(() => writeSetting(app.context.db, 'requireCodes', false))

  it('are not required by who has none', async () => {
    const response = await require(await signInAdmin(app), true)
    expect(response.status).toBe(409)
    expect((await response.json()).error).toBe('Activá primero tus propios códigos: si no, te quedás afuera.')
  })

  it('let who has none do nothing else than set them up', async () => {
    const early = await signInAdmin(app)
    const { admin: strict } = await confirmed()
    expect((await require(strict, true)).status).toBe(200)
    const late = await signInAdmin(app)
    for (const admin of [early, late]) {
      expect(await admin.read('/api/admin/auth')).toMatchObject({ id: admin.id, mustEnrol: true })
      const adminCalls = app.endpoints.filter(({ access, enrols }) => isForAdmins(access) && !enrols)
      expect(adminCalls.length).toBeGreaterThan(30)
      for (const call of adminCalls) {
        const response = await admin.send(call.method, addressOf(call), call.body && {})
        expect([label(call), response.status, (await response.json()).code]).toEqual([
          label(call),
          403,
          'codes_required',
        ])
      }
      expect((await admin.send('POST', '/api/listings', {})).status).toBe(401)
    }
    expect(await strict.read('/api/admin/auth')).not.toHaveProperty('mustEnrol')

    const prepared = await (await late.send('POST', `${account}/codes`, { currentPassword })).json()
    const code = new TOTP({ secret: Secret.fromBase32(prepared.secret) }).generate()
    expect((await late.send('POST', `${account}/codes/confirm`, { code })).status).toBe(200)
    expect(await late.read('/api/admin/auth')).not.toHaveProperty('mustEnrol')
    expect((await late.send('GET', '/api/admin/stats')).status).toBe(200)
    expect((await early.send('GET', '/api/admin/stats')).status).toBe(403)
  })

  it('stay on', async () => {
    const { admin } = await confirmed()
    await require(admin, true)
    const response = await admin.send('DELETE', `${account}/codes`, { currentPassword })
    expect(response.status).toBe(409)
    expect(await admin.read(account)).toMatchObject({ hasCodes: true })
  })

  it('show who has yet to set them up nothing of the panel, on no page', async () => {
    const { admin: strict } = await confirmed()
    await require(strict, true)
    const { visitor, username } = await signInAdmin(app)
    for (const path of ['/admin/dashboard', '/admin/approvals', '/admin/inbox']) {
      const page = await visitor.visit(path)
      const html = await page.text()
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(html).toContain('"mustEnrol":true')
      expect(html.split(username)).toHaveLength(2)
      expect(html).not.toContain('["api","admin","stats"]')
    }
  })
})

const eventsOf = async ({ id }: SignedInAdmin) => {
  const { event, changes } = activities
  const rows = await app.context.db
    .select({ event, changes })
    .from(activities)
    .where(and(eq(activities.actorId, id), ne(event, 'sign_in')))
    .orderBy(activities.id)
  return rows
}

describe('open sessions', () => {
  it('that are ended stand among the activities', async () => {
    const admin = await signInAdmin(app)
    const other = await signInAgain(admin)
    await signInAgain(admin)
    await signInAgain(admin)
    const open = (await other.read(`${account}/sessions`)) as { id: string; isCurrent: boolean }[]
    const own = open.find(({ isCurrent }) => isCurrent)
    const end = () => admin.send('DELETE', `${account}/sessions/${own?.id}`)
    expect((await Promise.all([end(), end()])).map(({ status }) => status).sort()).toEqual([204, 404])
    const endOthers = () => admin.send('DELETE', `${account}/sessions`)
    await Promise.all([endOthers(), endOthers()])
    expect(await eventsOf(admin)).toEqual([
      { event: 'end_sessions', changes: { sessions: [4, 3] } },
      { event: 'end_sessions', changes: { sessions: [3, 1] } },
    ])
  })

  it('that are over cannot be ended, and leave no activity', async () => {
    const admin = await signInAdmin(app)
    const other = await signInAgain(admin)
    const open = (await other.read(`${account}/sessions`)) as { id: string; isCurrent: boolean }[]
    const id = open.find(({ isCurrent }) => isCurrent)?.id ?? ''
    const isOld = { createdAt: new Date(Date.now() - 8 * 86_400_000) }
    await app.context.db.update(administratorSessions).set(isOld).where(eq(administratorSessions.id, id))
    expect((await admin.send('DELETE', `${account}/sessions/${id}`)).status).toBe(404)
    expect((await admin.send('DELETE', `${account}/sessions`)).status).toBe(204)
    expect(await eventsOf(admin)).toEqual([])
  })

  it('are listed, and ended one by one or all others at once', async () => {
    const admin = await signInAdmin(app)
    const [one, two] = [await signInAgain(admin), await signInAgain(admin)]
    const list = async () => (await admin.read(`${account}/sessions`)) as { id: string; isCurrent: boolean }[]
    const before = await list()
    expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(before).toHaveLength(3)
    const [ofOne] = ((await one.read(`${account}/sessions`)) as typeof before).filter(
      ({ isCurrent }) => isCurrent,
    )
    expect((await admin.send('DELETE', `${account}/sessions/${ofOne?.id}`)).status).toBe(204)
    expect(await Promise.all([admin, one, two].map(isIn))).toEqual([true, false, true])
    expect((await admin.send('DELETE', `${account}/sessions`)).status).toBe(204)
    expect(await Promise.all([admin, two].map(isIn))).toEqual([true, false])
    expect(await list()).toHaveLength(1)
  })

  it('of another are not found', async () => {
    const [mine, theirs] = [await signInAdmin(app), await signInAdmin(app)]
    const [session] = (await theirs.read(`${account}/sessions`)) as { id: string }[]
    expect((await mine.send('DELETE', `${account}/sessions/${session?.id}`)).status).toBe(404)
    expect(await isIn(theirs)).toBe(true)
    expect((await createVisitor(app.url).request(`${account}/sessions`)).status).toBe(401)
  })
})
