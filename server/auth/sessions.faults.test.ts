import express from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listenOn } from '#server/core/http/listenOn.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { createSessions } from './sessions.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const cookie = 'oga.session'
const isSignedIn = async (visitor: ReturnType<typeof createVisitor>) =>
  (await visitor.request('/api/auth/user')).status === 200

describe('with the database away', () => {
  it.each(['ECONNREFUSED', 'ENOENT'])(
    '(%s) pages stand, calls say so, and nobody is signed in',
    async (code) => {
      const visitor = createVisitor(app.url)
      await signInAs(visitor, `away-${code}`)
      const newcomer = createVisitor(app.url)
      const started = await newcomer.visit('/api/login')
      const form = await newcomer.follow(started)
      const gone = Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' })
      const query = vi
        .spyOn(app.context.database.pool, 'query')
        .mockImplementation(() => Promise.reject(gone))
      try {
        const page = await visitor.visit('/terms')
        expect(page.status).toBe(200)
        expect(await page.text()).not.toContain('["api","auth","user"]')
        expect(app.logged).toContainEqual(
          expect.objectContaining({
            level: 40,
            msg: 'a session could not be read',
            requestId: page.headers.get('x-request-id'),
          }),
        )
        const call = await visitor.request('/api/auth/user')
        expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2'])
        const end = await newcomer.follow(
          await newcomer.submit(form.address, { account: `away-too-${code}` }),
        )
        expect(end.address).toBe(`${app.url}/?signIn=unavailable`)
        expect(newcomer.cookies.has(cookie)).toBe(false)
      } finally {
        query.mockRestore()
      }
      expect(await isSignedIn(visitor)).toBe(true)
    },
  )

  it('a session that cannot be saved is no sign-in', async () => {
    const visitor = createVisitor(app.url)
    const form = await visitor.follow(await visitor.visit('/api/login'))
    await app.context.database.pool.query('alter table sessions rename to sessions_away')
    try {
      const end = await visitor.follow(await visitor.submit(form.address, { account: 'unsaved' }))
      expect(end.address).toMatch(/\?signIn=failed$/)
      expect(visitor.cookies.has(cookie)).toBe(false)
    } finally {
      await app.context.database.pool.query('alter table sessions_away rename to sessions')
    }
    expect(await isSignedIn(visitor)).toBe(false)
  })
})

describe('a session that was ended while a request of it is under way', () => {
  it('stays ended, in 200 races', async () => {
    const kind = createSessions(app.context, {
      name: 'race',
      secret: Buffer.alloc(32, 7),
      days: 1,
      maxDays: 1,
      issuer: 'race',
    })
    const site = express()
    const loaded = new Map<string, () => void>()
    const released = new Map<string, Promise<void>>()
    site.get('/start', async (request, response) => {
      await kind.open(request, response)
      kind.begin(request)
      request.session.passport = { user: 'racer' }
      response.end('started')
    })
    site.get('/slow/:race', async (request, response) => {
      await kind.load(request, response)
      loaded.get(request.params.race)?.()
      await released.get(request.params.race)
      request.session.renewedAt = Math.random()
      response.end('slow')
    })
    site.get('/end', async (request, response) => {
      await kind.load(request, response)
      await kind.end(request, response)
      response.end('ended')
    })
    const listening = await listenOn(site, 0, '127.0.0.1')
    const url = `http://127.0.0.1:${listening.port}`
    const countRacers = async () =>
      (
        await app.context.database.pool.query(
          `select 1 from sessions where sess #>> '{passport,user}' = 'racer'`,
        )
      ).rowCount

    async function race(n: number): Promise<void> {
      const visitor = createVisitor(url)
      await visitor.request('/start')
      const name = String(n)
      let release = () => {}
      released.set(name, new Promise((resolve) => (release = resolve)))
      const isLoaded = new Promise<void>((resolve) => loaded.set(name, resolve))
      const slow = visitor.request(`/slow/${name}`)
      await isLoaded
      const ended = visitor.request('/end')
      if (n % 2) await ended
      release()
      await Promise.all([slow, ended])
    }

    for (let n = 0; n < 200; n += 10) await Promise.all(Array.from({ length: 10 }, (_, i) => race(n + i)))
    expect(await countRacers()).toBe(0)
    await listening.drain()
  })
})
