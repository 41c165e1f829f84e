import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { listenOn } from './listenOn.ts'

interface Answered {
  status: number | undefined
  connection: string | undefined
}

function caller(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  return (path = '/') =>
    new Promise<Answered>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode, connection: response.headers.connection }),
        )
      })
      request.on('error', reject)
    })
}

describe('a drain', () => {
  it('goes on answering for its delay, on old connections and new ones, and closes each', async () => {
    const { port, drain } = await listenOn((_request, response) => void response.end('ok'), 0, '127.0.0.1')
    const ask = caller(port)
    expect(await ask()).toMatchObject({ status: 200, connection: 'keep-alive' })
    const drained = drain(1000)
    expect(await ask()).toEqual({ status: 200, connection: 'close' })
    expect(await caller(port)()).toEqual({ status: 200, connection: 'close' })
    await drained
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('answers what is under way, and then ends although its connection was one to keep', async () => {
    const { server, port, drain } = await listenOn(
      (_request, response) => response.writeHead(200, { 'Content-Length': 2 }).flushHeaders(),
      0,
      '127.0.0.1',
    )
    const asked = once(server, 'request')
    const answered = caller(port)()
    const [, response] = await asked
    const drained = drain()
    response.end('ok')
    expect(await answered).toEqual({ status: 200, connection: 'keep-alive' })
    await drained
  })
})

describe('readiness', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  it('is denied by a server that is about to stop, while it answers everything else', async () => {
    const { express } = createApp(app.context)
    const { port, drain } = await listenOn(express, 0, '127.0.0.1')
    const ask = caller(port)
    expect(await ask('/readyz')).toMatchObject({ status: 200 })
    express.set('stopping', true)
    expect(await ask('/readyz')).toMatchObject({ status: 503 })
    expect(await ask('/healthz')).toMatchObject({ status: 200 })
    expect(await ask('/api/listings')).toMatchObject({ status: 200 })
    await drain()
  })
})
