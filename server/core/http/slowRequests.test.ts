import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#server/core/errors.ts'
import { createLog } from '#server/core/log.ts'
import { allowSlowBody } from './bodyTimeout.ts'
import { readJson } from './jsonBody.ts'
import { type Listening, listenOn } from './listenOn.ts'
import { sendError } from './sendError.ts'

const timeouts = { headers: 300, body: 600, request: 5000, reading: 800, interval: 20 }
const jsonTimeout = 300

let server: Listening
beforeAll(async () => {
  const app = express()
  app.post('/json', ...readJson(jsonTimeout), (request, response) => void response.json(request.body))
  app.post('/patient', (request, response) => {
    allowSlowBody(request)
    request.resume().on('end', () => response.end('whole'))
  })
  app.post('/waiting', () => undefined)
  app.get('/large', (_request, response) => void response.end(Buffer.alloc(32 * megabyte)))
  app.get('/late', (_request, response) => void setTimeout(() => response.end('late'), 3 * timeouts.reading))
  app.get('/', (_request, response) => void response.end('at once'))
  app.use(() => {
    throw new AppError('not_found')
  })
  app.use(sendError(createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })))
  server = await listenOn(app, 0, '127.0.0.1', timeouts)
})
afterAll(() => server.drain())

interface Conversation {
  text: string
  ms: number
}

function drip(head: string, letters = 10_000): Promise<Conversation> {
  return new Promise((resolve) => {
    const start = performance.now()
    const socket = net.connect(server.port, '127.0.0.1')
    let text = ''
    let left = letters
    const dripping = setInterval(() => {
      if (left-- > 0) socket.write('a')
    }, 10)
    socket.write(head)
    socket.on('data', (chunk) => {
      text += chunk
      if (letters < 10_000 && text.includes('whole')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      resolve({ text, ms: performance.now() - start })
    })
  })
}

const head = (line: string, ...headers: string[]) => [line, 'Host: x', ...headers, '', ''].join('\r\n')
const withBody = (path: string, method = 'POST') =>
  head(`${method} ${path} HTTP/1.1`, 'Content-Type: application/json', 'Content-Length: 9000')
const soon = timeouts.request / 2

const connections = () =>
  new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)))

const megabyte = 1024 * 1024

async function readSlowly(path: string): Promise<number> {
  const socket = net.connect(server.port, '127.0.0.1')
  socket.write(head(`GET ${path} HTTP/1.1`, 'Connection: close'))
  let length = 0
  let rested = 0
  for await (const chunk of socket) {
    length += chunk.length
    if (length - rested < megabyte) continue
    rested = length
    await sleep(timeouts.reading / 16)
  }
  return length
}

describe('a connection', () => {
  it.each([
    ['that says nothing', '', 0],
    ['whose head drips', 'GET / HTTP/1.1\r\nX-Slow: ', 10_000],
    ['whose head ends in the middle', 'GET / HTTP/1.1\r\n', 0],
  ])('%s is ended by a 408 when its head is late', async (_name, text, letters) => {
    const { text: answer, ms } = await drip(text, letters)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeGreaterThanOrEqual(timeouts.headers - 50)
    expect(ms).toBeLessThan(soon)
  })

  it('whose JSON drips is answered by a 408 in our words, and ended', async () => {
    const { text, ms } = await drip(withBody('/json'))
    expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*"code":"timeout"/)
    expect(ms).toBeGreaterThanOrEqual(jsonTimeout - 50)
    expect(ms).toBeLessThan(soon)
  })

  it.each([
    ['nobody reads', '/waiting', 'POST', ''],
    ['came with a read that was answered long ago', '/', 'GET', 'at once'],
    ['came with a call that there is not', '/none', 'POST', '404'],
  ])('whose dripping body %s is ended', async (_name, path, method, expected) => {
    const { text, ms } = await drip(withBody(path, method))
    expect(text).toContain(expected)
    expect(ms).toBeGreaterThanOrEqual(timeouts.body - 50)
    expect(ms).toBeLessThan(soon)
  })

  it('whose body may take its time is read to the end', async () => {
    const slow = head('POST /patient HTTP/1.1', 'Content-Length: 80')
    const { text, ms } = await drip(slow, 80)
    expect(text).toContain('whole')
    expect(ms).toBeGreaterThan(timeouts.body)
  })

  it('that does not take its answer is ended, and one that takes it slowly is not', async () => {
    const socket = net.connect(server.port, '127.0.0.1')
    socket.pause()
    socket.write(head('GET /large HTTP/1.1'))
    await expect.poll(connections, { timeout: soon }).toBe(1)
    await expect.poll(connections, { timeout: soon }).toBe(0)
    socket.destroy()
    expect(await readSlowly('/large')).toBeGreaterThan(32 * megabyte)
  })

  it('whose answer takes long to make is not', async () => {
    expect(await readSlowly('/late')).toBeGreaterThan(0)
  })
})
