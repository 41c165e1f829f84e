import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { readEnv } from '#server/core/env.ts'
import { newId } from '#server/core/ids.ts'
import {
  adminPassword,
  insertAdministrator,
  type SignedInAdmin,
  signInAdmin,
} from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertAgency } from '#tests/support/listings.ts'
import { cancelWaiting, untilWaiting } from '#tests/support/lockWaits.ts'
import { administrators } from './administrators.table.ts'
import { readCommand, runCommand } from './command.ts'
import { ensureFirstAdministrator } from './firstAdministrator.ts'

let app: TestApp
let admin: SignedInAdmin
beforeAll(async () => {
  app = await startApp()
  admin = await signInAdmin(app)
})
afterAll(() => app.close())

const path = '/api/admin/administrators'
const password = 'una-clave-larga'
const currentPassword = adminPassword
const create = (body: object) => admin.send('POST', path, { currentPassword, ...body })
const change = (by: SignedInAdmin, id: string, body: object) =>
  by.send('PATCH', `${path}/${id}`, { currentPassword, ...body })
const isIn = async ({ send }: SignedInAdmin) => (await send('GET', '/api/admin/auth')).status === 200
const eventsOf = async (id: string) => {
  const isAbout = eq(activities.subjectId, id)
  const rows = await app.context.db.select().from(activities).where(isAbout).orderBy(activities.id)
  return rows.map(({ event }) => event)
}

describe('administrators', () => {
  it('are created with an agency or without, and can sign in', async () => {
    const agencyId = await insertAgency(app.context.db, { name: 'Tajy' })
    const username = `nueva-${newId()}`
    const response = await create({ username: ` ${username.toUpperCase()} `, password, agencyId })
    expect(response.status).toBe(201)
    const created = await response.json()
    expect(created).toMatchObject({ username, agency: { id: agencyId, name: 'Tajy' }, disabledAt: null })
    const signedIn = await signInAdmin(app, { id: created.id, username, password })
    expect(await signedIn.read('/api/admin/auth')).toEqual({ id: created.id, username, agencyId })
    const list = (await admin.read(path)) as { id: string }[]
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([admin.id, created.id]))
    expect(JSON.stringify(list)).not.toMatch(/argon2|password/i)
    expect(await eventsOf(created.id)).toEqual(['create', 'sign_in'])
  })

  it.each([
    ['a taken name', () => ({ username: admin.username }), 422, 'username'],
    ['a name with other letters', () => ({ username: 'josé' }), 422, 'username'],
    ['a short password', () => ({ username: `x${newId()}`, password: 'corta' }), 422, 'password'],
    ['a common password', () => ({ username: `x${newId()}`, password: 'qwertyuiop' }), 422, 'password'],
    [
      'a password of one letter',
      () => ({ username: `x${newId()}`, password: 'aaaaaaaaaaaa' }),
      422,
      'password',
    ],
    ['its name as password', () => ({ username: 'marta-nunez', password: 'Marta Nunez' }), 422, 'password'],
    [
      'a wrong password of who does it',
      () => ({ username: `x${newId()}`, currentPassword: 'otra' }),
      422,
      'currentPassword',
    ],
    [
      'no password of who does it',
      () => ({ username: `x${newId()}`, currentPassword: undefined }),
      422,
      'currentPassword',
    ],
    ['an unknown agency', () => ({ username: `x${newId()}`, agencyId: newId() }), 404, undefined],
  ])('are not created with %s', async (_, body, status, field) => {
    const response = await create({ password, ...body() })
    expect(response.status).toBe(status)
    expect(Object.keys((await response.json()).fields ?? {})).toEqual(field ? [field] : [])
  })

  it('are created once by a repeated call', async () => {
    const body = JSON.stringify({ username: `una-vez-${newId()}`, password, currentPassword })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newId() }
    const send = () => admin.visitor.request(path, { method: 'POST', headers, body })
    const answers = await Promise.all([send(), send()])
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()))
    expect(one).toEqual(two)
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  // One connection cannot wait for another.
  it.runIf(process.env.TEST_POSTGRES_URL)(
    'are not told of a taken name when the database fails',
    async () => {
      const { db } = app.context
      await db.transaction(async (sessions) => {
        const { answer } = await db.transaction(async (tx) => {
          await tx.select().from(administrators).where(eq(administrators.id, admin.id)).for('update')
          const creation = create({ username: `nueva-${newId()}`, password })
          await untilWaiting(db, 'transactionid')
          // Read with the one that was created.
          await sessions.execute(sql`lock table administrator_sessions in access exclusive mode`)
          return { answer: creation }
        })
        await cancelWaiting(db, 'relation')
        expect((await answer).status).toBe(503)
      })
    },
  )

  it('who are disabled are out at once, and cannot sign in until they are enabled', async () => {
    const other = await signInAdmin(app)
    const response = await change(admin, other.id, { isDisabled: true })
    expect(await response.json()).toMatchObject({ disabledAt: expect.any(String), lastUsedAt: null })
    expect(await isIn(other)).toBe(false)
    await expect(signInAdmin(app, other)).rejects.toThrow('401')
    await change(admin, other.id, { isDisabled: false })
    await signInAdmin(app, other)
    expect(await isIn(other)).toBe(false)
    expect(await eventsOf(other.id)).toEqual(['sign_in', 'suspend', 'lift', 'sign_in'])
  })

  it.each([[undefined], ['otra-clave']])(
    'are not disabled or enabled with the password %s',
    async (typed) => {
      const other = await signInAdmin(app)
      for (const isDisabled of [true, false]) {
        const response = await change(admin, other.id, { isDisabled, currentPassword: typed })
        expect(response.status).toBe(422)
        expect(Object.keys((await response.json()).fields)).toEqual(['currentPassword'])
      }
      expect(await isIn(other)).toBe(true)
      expect(await eventsOf(other.id)).toEqual(['sign_in'])
    },
  )

  it('do not disable themselves', async () => {
    const response = await change(admin, admin.id, { isDisabled: true })
    expect(response.status).toBe(409)
    expect((await response.json()).error).toBe('No podés desactivar tu propia cuenta.')
    expect(await isIn(admin)).toBe(true)
  })

  it('of whom two disable each other at once: one of them stays', async () => {
    const { db } = app.context
    const [one, two] = [await signInAdmin(app), await signInAdmin(app)]
    const statuses = await Promise.all([
      change(one, two.id, { isDisabled: true }),
      change(two, one.id, { isDisabled: true }),
    ])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 401])
    const rows = await db
      .select()
      .from(administrators)
      .where(inArray(administrators.id, [one.id, two.id]))
    expect(rows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1)
  })

  it('are assigned to an agency, or to none', async () => {
    const agencyId = await insertAgency(app.context.db, { name: 'Ykua' })
    const { id } = await insertAdministrator(app)
    const assign = await admin.send('PATCH', `${path}/${id}`, { agencyId })
    expect(await assign.json()).toMatchObject({ agency: { name: 'Ykua' } })
    expect(await (await change(admin, id, { agencyId: null })).json()).toMatchObject({ agency: null })
    expect((await change(admin, id, { agencyId: newId() })).status).toBe(404)
    expect((await change(admin, newId(), { agencyId })).status).toBe(404)
  })
})

describe('the first administrator', () => {
  const start = (ADMIN_USERNAME: string, ADMIN_PASSWORD: string) =>
    ensureFirstAdministrator({
      ...app.context,
      env: { ...app.context.env, ADMIN_USERNAME, ADMIN_PASSWORD },
    })

  it('comes from the environment, and is never overwritten', async () => {
    const username = `primera-${newId()}`
    await start(username.toUpperCase(), password)
    await start(username, 'otra-clave-larga')
    await signInAdmin(app, { id: '', username, password })
    await expect(signInAdmin(app, { id: '', username, password: 'otra-clave-larga' })).rejects.toThrow('401')
  })

  it.each([
    [{ ADMIN_USERNAME: 'marta' }, /need each other/],
    [{ ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: 'corta' }, /at least 10/],
    [{ ADMIN_USERNAME: 'a b', ADMIN_PASSWORD: password }, /letters/],
  ])('is refused as %o', (source, problem) => {
    const read = readEnv({ NODE_ENV: 'test', ...source })
    expect('problems' in read && read.problems.join()).toMatch(problem)
  })
})

it.each([
  ['qwertyuiop', /most used/],
  ['aaaaaaaaaaaa', /one or two letters/],
  ['Primera-Mala', /same as the username/],
])('the first administrator does not start with the password %s', async (weak, problem) => {
  const env = { ...app.context.env, ADMIN_USERNAME: 'primera-mala', ADMIN_PASSWORD: weak }
  await expect(ensureFirstAdministrator({ ...app.context, env })).rejects.toThrow(problem)
  const run = runCommand(app.context.db, readCommand(['create', 'primera-mala']), async () => weak)
  await expect(run).rejects.toThrow(problem)
})

describe('npm run admin', () => {
  const run = async (...args: string[]) => runCommand(app.context.db, readCommand(args), async () => password)

  it('creates an administrator, replaces a password and lists all', async () => {
    const username = `consola-${newId()}`
    expect(await run('create', username)).toEqual([`The administrator ${username} can sign in.`])
    const before = await signInAdmin(app, { id: '', username, password })
    await expect(run('create', username)).rejects.toThrow('already')
    const other = runCommand(app.context.db, { name: 'password', username }, async () => 'otra-clave-larga')
    expect(await other).toEqual([expect.stringContaining('new password')])
    expect(await isIn(before)).toBe(false)
    await signInAdmin(app, { id: '', username, password: 'otra-clave-larga' })
    expect(await run('list')).toContain(username)
  })

  it.each([
    [[]],
    [['create']],
    [['remove', 'x']],
    [['list', 'x']],
    [['create', 'a b']],
    [['password', 'nadie']],
  ])('refuses %j', async (args) => {
    await expect(run(...args)).rejects.toThrow(/npm run admin|A name has|There is no/)
  })
})
