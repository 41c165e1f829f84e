import net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { freePort } from '#tests/support/freePort.ts'
import { DatabaseProblem } from './database/database.ts'
import { openPostgres } from './database/postgres.ts'
import { createLog } from './log.ts'
import { createStart } from './starting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function startWith(open: () => Promise<string>) {
  const port = await freePort()
  const logged: Record<string, unknown>[] = []
  const log = createLog(
    { LOG_LEVEL: 'info', NODE_ENV: 'test' },
    { write: (line) => logged.push(JSON.parse(line)) },
  )
  const env = { ...app.context.env, PORT: port, HOST: '127.0.0.1' }
  const start = createStart({ env, log }, 20)
  const opened = start.whenDatabaseIsThere(open)
  opened.catch(() => undefined)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => undefined)
  return { start, opened, ask, logged }
}

it('a server whose database is not there yet is alive, not ready, and goes on as soon as it is', async () => {
  let isThere = false
  const nowhere = `postgres://oga:secret@127.0.0.1:${await freePort()}/oga`
  const { start, opened, ask, logged } = await startWith(async () => {
    if (!isThere) await openPostgres(nowhere, [], app.context)
    return 'opened'
  })
  await expect.poll(async () => (await ask('/healthz'))?.status).toBe(200)
  const ready = await ask('/readyz')
  expect([ready?.status, ready?.headers.get('retry-after')]).toEqual([503, '2'])
  const call = await ask('/api/listings', { Accept: 'text/html, */*' })
  expect([call?.status, call?.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await call?.json()).toMatchObject({ code: 'unavailable' })
  const page = await ask('/search', { Accept: 'text/html', 'Accept-Language': 'en' })
  expect([page?.status, page?.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await page?.text()).toContain('<html lang="en">')
  const waits = logged.filter(({ msg }) => msg === 'waiting for the database')
  expect(waits).toMatchObject([{ level: 40, err: { code: 'ECONNREFUSED' } }])
  expect(JSON.stringify(logged)).not.toContain('secret')
  isThere = true
  expect(await opened).toBe('opened')
  const listening = await start.listen((_request, response) => void response.end('the app'))
  expect(await (await ask('/readyz'))?.text()).toBe('the app')
  await listening.drain()
})

it('a server whose database refuses it ends: waiting would not help', async () => {
  const error = new DatabaseProblem('cannot be reached', {
    cause: Object.assign(new Error('password authentication failed'), { code: '28P01' }),
  })
  const { opened, ask } = await startWith(() => Promise.reject(error))
  await expect(opened).rejects.toBe(error)
  expect(await ask('/healthz')).toBeUndefined()
})

it('a database that takes connections and is still starting is waited for', async () => {
  const starting = net.createServer((socket) => {
    socket.on('error', () => undefined)
    const body = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0')
    const head = Buffer.alloc(5)
    head.write('E')
    head.writeUInt32BE(body.length + 4, 1)
    socket.once('data', () => socket.end(Buffer.concat([head, body])))
  })
  await new Promise<void>((resolve) => starting.listen(0, '127.0.0.1', resolve))
  const address = starting.address()
  const port = typeof address === 'object' ? address?.port : 0
  let attempts = 0
  const { start, opened, ask } = await startWith(async () => {
    attempts++
    if (attempts < 3) await openPostgres(`postgres://oga@127.0.0.1:${port}/oga`, [], app.context)
    return 'opened'
  })
  expect(await opened).toBe('opened')
  expect((await ask('/readyz'))?.status).toBe(503)
  await (await start.listen((_request, response) => void response.end())).drain()
  starting.close()
})
