import { once as happens } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import express from 'express'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import type { Database } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/openDatabase.ts'
import { createPglitePresence } from '#server/core/database/presence.ts'
import { AppError } from '#server/core/errors.ts'
import { readJson } from '#server/core/http/jsonBody.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { newId } from '#server/core/ids.ts'
import { endpoint } from '#shared/core/endpoint.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { idempotencyKeys } from './idempotency.table.ts'
import { createIdempotency } from './idempotency.ts'

let app: TestApp
let servers: Listening[] = []
let opened: Database[] = []
beforeAll(async () => {
  app = await startApp()
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.drain()))
  await Promise.all(opened.map((database) => database.close()))
  servers = []
  opened = []
})
afterAll(() => app.close())

const creation = endpoint('POST', '/api/things', {
  summary: 'Creates a thing',
  body: z.object({ name: z.string() }),
  answer: z.object({ id: z.string() }),
  status: 201,
})

type Work = (creationId: string) => Promise<string>

interface ServerOptions {
  database?: Database
  db?: Database['db']
  wait?: number
}

async function startServer(work: Work, options: ServerOptions = {}) {
  const { database = app.context.database, db = database.db, wait = 20_000 } = options
  const idempotency = createIdempotency({ db, database }, wait)
  const site = express().use(...readJson())
  site.post('/api/things', async (request, response) => {
    const { text, replayed } = await idempotency.once(
      request,
      creation,
      { kind: 'visitor' },
      async (id = '') => ({
        text: await work(id),
        status: 201,
      }),
    )
    if (replayed) response.set('Idempotent-Replayed', 'true')
    response.status(201).send(text)
  })
  site.use(sendError(app.context.log))
  const listening = await listenOn(site, 0, '127.0.0.1')
  servers.push(listening)
  return (key: string, name = 'thing') =>
    fetch(`http://127.0.0.1:${listening.port}/api/things`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name }),
    })
}

async function openElsewhere(): Promise<Database> {
  const { database, env, log } = app.context
  if (database.isPglite) return database
  const other = await openDatabase(env, log)
  opened.push(other)
  return other
}

function held() {
  const gate = new EventTarget()
  const { promise, resolve, reject } = withResolvers()
  let count = 0
  return {
    begun: happens(gate, 'begun'),
    work: () => {
      count += 1
      gate.dispatchEvent(new Event('begun'))
      return promise
    },
    end: resolve,
    fail: reject,
    times: () => count,
  }
}

function withResolvers() {
  let resolve = (_text: string) => {}
  let reject = (_error: Error) => {}
  const promise = new Promise<string>((onEnd, onFail) => {
    resolve = onEnd
    reject = onFail
  })
  return { promise, resolve, reject }
}

const never: Work = () => Promise.reject(new Error('done twice'))
const named: Work = async (id) => JSON.stringify({ id })
const moments = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const rowOf = async (key: string) =>
  (await app.context.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]

describe('a creation that comes again while the first is under way', () => {
  const places = ['the same server', 'another server'] as const
  type Post = Awaited<ReturnType<typeof startServer>>
  const serverAt = async (place: (typeof places)[number], first: Post, wait?: number) =>
    place === 'the same server' ? first : startServer(never, { database: await openElsewhere(), wait })

  it.each(places)('on %s, waits for its answer', async (place) => {
    const key = newId()
    const first = held()
    const post = await startServer(first.work)
    const postAgain = await serverAt(place, post)
    const begun = post(key)
    await first.begun
    let answered = 0
    const again = [postAgain(key), postAgain(key)].map((answer) => answer.finally(() => answered++))
    await moments(200)
    expect(answered).toBe(0)
    first.end('{"id":"a"}')
    const answers = await Promise.all([begun, ...again])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(3).fill('{"id":"a"}'))
    expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true', 'true'])
    expect(first.times()).toBe(1)
  })

  it('many times on one server, asks the database once for all who wait', async () => {
    const key = newId()
    const [first, second] = [held(), held()]
    const post = await startServer(first.work)
    let looks = 0
    const { db } = app.context
    const counting = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'insert') looks += 1
        return Reflect.get(target, name, receiver)
      },
    })
    const postAgain = await startServer(second.work, { db: counting })
    const begun = post(key)
    await first.begun
    const again = Array.from({ length: 20 }, () => postAgain(key))
    await moments(500)
    expect(looks).toBeLessThan(10)
    first.end('{"id":"a"}')
    await begun
    const answers = await Promise.all(again)
    expect(answers.every(({ headers }) => headers.get('idempotent-replayed') === 'true')).toBe(true)
  })

  it.each(places)('on %s, is turned away once it has waited long enough', async (place) => {
    const key = newId()
    const first = held()
    const post = await startServer(first.work, { wait: 200 })
    const postAgain = await serverAt(place, post, 200)
    const begun = post(key)
    await first.begun
    const start = performance.now()
    const again = await postAgain(key)
    expect([again.status, again.headers.get('retry-after')]).toEqual([409, '1'])
    expect(performance.now() - start).toBeGreaterThan(180)
    first.end('{"id":"a"}')
    expect((await begun).status).toBe(201)
    expect((await postAgain(key)).headers.get('idempotent-replayed')).toBe('true')
  })

  it('takes its place where the first fails, one among many', async () => {
    const key = newId()
    const [first, second] = [held(), held()]
    const post = await startServer(first.work)
    const postAgain = await startServer(second.work)
    const begun = post(key)
    await first.begun
    const again = Array.from({ length: 5 }, () => postAgain(key))
    first.fail(new AppError('invalid'))
    expect((await begun).status).toBe(422)
    await second.begun
    second.end('{"id":"b"}')
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(second.times()).toBe(1)
  })

  it('with something else in it is refused', async () => {
    const key = newId()
    const first = held()
    const post = await startServer(first.work)
    const postAgain = await startServer(never)
    const begun = post(key)
    await first.begun
    expect((await postAgain(key, 'another')).status).toBe(422)
    first.end('{"id":"a"}')
    await begun
  })
})

describe('a creation whose server has died', () => {
  const withoutWrites = (db: Database['db'], areLost: () => boolean) =>
    new Proxy(db, {
      get(target, name, receiver) {
        if (areLost() && (name === 'update' || name === 'delete')) throw new Error('away')
        return Reflect.get(target, name, receiver)
      },
    })

  async function beginToDie(key: string) {
    const first = held()
    const { isPglite } = app.context.database
    const database = { ...(await openElsewhere()), ...(isPglite ? { presence: createPglitePresence() } : {}) }
    let dead = false
    const post = await startServer(first.work, { database, db: withoutWrites(database.db, () => dead) })
    const begun = post(key)
    await first.begun
    const die = async () => {
      dead = true
      await database.presence.release()
    }
    return { begun, end: first.end, die }
  }

  it('is taken over at once, and has no word in it any more', async () => {
    const key = newId()
    const { begun, end, die } = await beginToDie(key)
    await die()
    const postAgain = await startServer(named, { wait: 0 })
    const answer = await postAgain(key)
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null])
    const text = await answer.text()
    expect((await postAgain(key)).headers.get('idempotent-replayed')).toBe('true')
    end('{"id":"late"}')
    await begun
    expect((await rowOf(key))?.answer).toBe(text)
  })

  it('is taken over by one of those who wait for it', async ({ skip }) => {
    if (app.context.database.isPglite) skip()
    const key = newId()
    const { begun, end, die } = await beginToDie(key)
    let count = 0
    const work: Work = async () => JSON.stringify({ id: String(++count) })
    const second = await startServer(work)
    const third = await startServer(work, { database: await openElsewhere() })
    const again = [second(key), second(key), third(key), third(key)]
    await moments(100)
    expect(count).toBe(0)
    await die()
    const answers = await Promise.all(again)
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(201))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(4).fill('{"id":"1"}'))
    end('{}')
    await begun
  })

  it('and was of a version that gives no number, holds its key for a minute', async () => {
    const key = newId()
    const first = held()
    const begun = (await startServer(first.work))(key)
    await first.begun
    const age = (seconds: number) =>
      app.context.db
        .update(idempotencyKeys)
        .set({ server: null, createdAt: sql`now() - ${seconds}::int * interval '1 second'` })
        .where(eq(idempotencyKeys.key, key))
    const postAgain = await startServer(named, { wait: 0 })
    await age(30)
    expect((await postAgain(key)).status).toBe(409)
    await age(61)
    expect((await postAgain(key)).status).toBe(201)
    first.end('{}')
    await begun
  })

  it('or could not give its key back after a failure, is taken over at once', async () => {
    const key = newId()
    const db = withoutWrites(app.context.db, () => true)
    const post = await startServer(named, { db, wait: 0 })
    expect((await post(key)).status).toBe(500)
    expect((await (await startServer(named, { wait: 0 }))(key)).status).toBe(201)
  })
})

describe('the number of a server', () => {
  it('is its own while it lives, and another one after its connection was lost', async ({ skip }) => {
    const { database } = app.context
    if (database.isPglite) skip()
    const other = await openElsewhere()
    const [mine, theirs] = [await database.presence.number(), await other.presence.number()]
    expect(mine).not.toBe(theirs)
    const isGone = async (number: string) => {
      const gone = database.presence.isGone(sql`${number}::bigint`)
      return (await database.db.execute<{ gone: boolean }>(sql`select ${gone} as gone`)).rows[0]?.gone
    }
    expect([await isGone(mine), await isGone(theirs)]).toEqual([false, false])
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and (classid::bigint << 32 | objid::bigint) = hashtextextended('server ' || $1, 0)`,
      [theirs],
    )
    await expect.poll(() => isGone(theirs)).toBe(true)
    await expect.poll(() => other.presence.number()).not.toBe(theirs)
    expect(await isGone(await other.presence.number())).toBe(false)
    expect(await database.presence.number()).toBe(mine)
  })
})
