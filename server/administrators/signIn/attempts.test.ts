import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '#server/core/http/limits/limits.table.ts'
import { newId } from '#server/core/ids.ts'
import { adminPassword, insertAdministrator } from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createVisitor, type Visitor } from '#tests/support/visitor.ts'
import { signInTurns } from './signInTurns.table.ts'
import { purgeSignInTurns } from './signInTurns.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on', TRUST_PROXY: '1' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.context.db.delete(rateLimits)
  await app.context.db.delete(signInTurns)
})

const device = 'oga.device'
let addresses = 0
/** Each of another network. */
const anotherAddress = () => `10.${(addresses >> 8) & 255}.${addresses++ & 255}.1`

interface Try {
  visitor?: Visitor
  address?: string
  password?: string
  code?: string
}

async function attempt(username: string, { visitor, address, password, code }: Try = {}) {
  const response = await (visitor ?? createVisitor(app.url)).request('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address ?? anotherAddress() },
    body: JSON.stringify({ username, password: password ?? adminPassword, code }),
  })
  const { code: problem } = await response.json()
  return { status: response.status, problem, wait: Number(response.headers.get('retry-after')) }
}
const statusOf = async (username: string, one?: Try) => (await attempt(username, one)).status
const fail = (username: string, one: Try = {}) => attempt(username, { password: 'equivocada', ...one })
const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

/** So many of so many other addresses that a name is slowed. */
async function attack(username: string, times = 12) {
  const answers = await many(times, () => fail(username))
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(10).fill(401),
    ...Array(times - 10).fill(429),
  ])
}

async function pass(seconds: number): Promise<void> {
  await app.context.db.execute(sql`update sign_in_turns set at = at - ${seconds}::int * interval '1 second'`)
}

async function knownDevice() {
  const { id, username } = await insertAdministrator(app)
  const visitor = createVisitor(app.url)
  expect(await statusOf(username, { visitor })).toBe(200)
  return { id, username, visitor }
}

describe('a device that the name has signed in from', () => {
  it('is not shut by strangers, be it at their own address', async () => {
    const { username, visitor } = await knownDevice()
    await attack(username)
    const address = anotherAddress()
    await many(10, () => fail(newId(), { address }))
    expect(await statusOf(username, { address })).toBe(429)
    expect(await statusOf(username, { visitor, address })).toBe(200)
  })

  it('has a budget of its own, and takes nothing of the others', async () => {
    const { username, visitor } = await knownDevice()
    const other = createVisitor(app.url)
    expect(await statusOf(username, { visitor: other })).toBe(200)
    const address = anotherAddress()
    const answers = await many(10, () => fail(username, { visitor, address }))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401))
    expect(await attempt(username, { visitor, address })).toMatchObject({ status: 429 })
    expect(await statusOf(username, { visitor: other, address })).toBe(200)
    expect(await statusOf(username, { address })).toBe(200)
  })

  it('is remembered in a cookie that only sign-ins are sent, and that says nothing', async () => {
    const { id, username, visitor } = await knownDevice()
    const cookie = visitor.cookies.get(device)
    expect(cookie?.attributes).toMatch(/Path=\/api\/admin\/login; Expires=.+; HttpOnly; SameSite=Strict/)
    const text = Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')
    for (const part of [id, username]) expect(text).not.toContain(part)
  })

  it.each<[string, (mine: string, theirs: string) => string]>([
    ['another’s device', (_, theirs) => theirs],
    ['a device with something added', (mine) => `${mine}x`],
    ['a device that was cut', (mine) => mine.slice(0, -2)],
    ['no device', () => ''],
    ['nonsense', () => '%00%zz'],
    ['what says that it is one', () => Buffer.from('{"id":"1","names":[]}').toString('base64url')],
  ])('is not %s', async (_, forge) => {
    const [mine, theirs] = [await knownDevice(), await knownDevice()]
    await attack(mine.username)
    const cookieOf = ({ visitor }: typeof mine) => visitor.cookies.get(device)?.value ?? ''
    const forger = createVisitor(app.url)
    const value = forge(cookieOf(mine), cookieOf(theirs))
    forger.cookies.set(device, { value, path: '/', attributes: '' })
    expect(await statusOf(mine.username, { visitor: forger })).toBe(429)
  })
})

describe('a name that strangers guess at', () => {
  it('is slowed from elsewhere, never shut: the right password works after the wait that was said', async () => {
    const { username } = await insertAdministrator(app)
    await attack(username, 30)
    const address = anotherAddress()
    const first = await attempt(username, { address })
    expect(first.status).toBe(429)
    expect(first.wait).toBeGreaterThanOrEqual(5)
    expect(first.wait).toBeLessThanOrEqual(30)
    await pass(1)
    const early = await attempt(username, { address })
    expect([early.status, early.wait]).toEqual([429, first.wait - 1])
    await pass(first.wait)
    expect(await statusOf(username, { address })).toBe(200)
  })

  it('lets each network wait longer with each failure', async () => {
    const { username } = await insertAdministrator(app)
    await attack(username)
    const address = anotherAddress()
    const waits = []
    for (let turn = 0; turn < 5; turn++) {
      const { wait } = await fail(username, { address })
      waits.push(wait)
      await pass(wait)
      expect(await fail(username, { address })).toMatchObject({ problem: 'bad_credentials' })
    }
    expect(waits).toEqual([expect.any(Number), 60, 240, 960, 3840])
    await pass(86_400)
    expect((await fail(username, { address })).wait).toBe(5)
  })

  it('is tried once a second at most, however many networks ask', async () => {
    const { username } = await insertAdministrator(app)
    await attack(username, 10)
    for (let round = 0; round < 8; round += 1) await many(15, () => fail(username))
    const rows = await app.context.db
      .select({ at: signInTurns.at, taken: signInTurns.taken })
      .from(signInTurns)
    const turns = rows.filter(({ taken }) => taken > 0).map(({ at }) => at.getTime())
    expect(turns).toHaveLength(120)
    const [first, last] = [Math.min(...turns), Math.max(...turns)]
    // The first ones wait for no less than five seconds, then come together.
    for (const seconds of [10, 30, 60])
      expect(turns.filter((at) => at < first + seconds * 1000).length).toBeLessThanOrEqual(seconds + 5)
    expect(last - first).toBeGreaterThan(110_000)
  })

  it('counts the networks of an IPv6 site as one', async () => {
    const { username } = await insertAdministrator(app)
    await attack(username, 10)
    const first = await fail(username, { address: '2001:db8:1:1::1' })
    await pass(1)
    const other = await fail(username, { address: '2001:db8:1:2::1' })
    expect(other.wait).toBe(first.wait - 1)
  })

  it('gives a turn to one try, also where several come at once', async () => {
    const { username } = await insertAdministrator(app)
    await attack(username, 10)
    const address = anotherAddress()
    await pass((await fail(username, { address })).wait)
    const answers = await many(6, () => fail(username, { address }))
    expect(answers.map(({ status }) => status).sort()).toEqual([401, ...Array(5).fill(429)])
  })

  it('keeps the turn of who only lacked the one-time code', async () => {
    const { username, visitor } = await knownDevice()
    const send = async (path: string, body: object) =>
      (
        await visitor.request(`/api/admin/account/codes${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    const { secret } = await send('', { currentPassword: adminPassword })
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    await send('/confirm', { code: totp.generate() })
    await attack(username, 10)
    const address = anotherAddress()
    await pass((await attempt(username, { address })).wait)
    expect(await attempt(username, { address })).toMatchObject({ problem: 'code_required' })
    expect(
      await statusOf(username, { address, code: totp.generate({ timestamp: Date.now() + 30_000 }) }),
    ).toBe(200)
  })

  it('that does not exist is answered the same', async () => {
    const { username } = await insertAdministrator(app)
    const course = async (name: string) => {
      await attack(name)
      const address = anotherAddress()
      const answers = [await fail(name, { address })]
      await pass(answers[0]?.wait ?? 0)
      for (let turn = 0; turn < 2; turn++) answers.push(await fail(name, { address }))
      return answers
    }
    expect(await course(newId())).toEqual(await course(username))
  })

  it('leaves no names and addresses behind, and nothing after a day', async () => {
    const { username } = await insertAdministrator(app)
    await attack(username)
    const rows = await app.context.db.select().from(signInTurns)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b10(\\.\\d+){3}|${username}`))
    await pass(2 * 86_400)
    await purgeSignInTurns(app.context.db)
    expect(await app.context.db.select().from(signInTurns)).toEqual([])
  })
})

it('a success is not counted, from wherever', async () => {
  const { username } = await insertAdministrator(app)
  const address = anotherAddress()
  for (let n = 0; n < 12; n++) expect(await statusOf(username, { address })).toBe(200)
  const counted = await app.context.db.select({ points: rateLimits.points }).from(rateLimits)
  expect(counted.filter(({ points }) => points > 0)).toEqual([])
})
