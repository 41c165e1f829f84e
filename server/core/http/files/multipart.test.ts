import express from 'express'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#server/core/errors.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { createLog } from '#server/core/log.ts'
import { beginUpload, formHead, formTail } from '#tests/support/rawUpload.ts'
import { createByteBudget } from './byteBudget.ts'
import { type FileLimits, fileOf, readFile } from './multipart.ts'

let listening: Listening | undefined
afterEach(() => listening?.drain())

const log = createLog({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const file = 'x'.repeat(5000)
const size = formHead.length + file.length + formTail.length

async function serve(limits: Partial<FileLimits> = {}, go: Promise<void> = Promise.resolve()) {
  const site = express()
  const leave = vi.fn()
  const all: FileLimits = {
    bytes: 10_000,
    budget: createByteBudget(1_000_000),
    admit: async () => leave,
    pace: { stall: 60_000, total: 180_000, grace: 60_000 },
    ...limits,
  }
  site.post('/api/uploads', ...readFile('file', all), async (request, response) => {
    const { length } = fileOf(request, 'file')
    await go
    response.status(201).json({ length })
  })
  site.use(sendError(log))
  listening = await listenOn(site, 0, '127.0.0.1')
  const url = `http://127.0.0.1:${listening.port}`
  const send = () => {
    const form = new FormData()
    form.set('file', new Blob([file]), 'a.jpg')
    return fetch(`${url}/api/uploads`, { method: 'POST', body: form })
  }
  return { url, send, leave }
}

function narrowBudget() {
  const budget = createByteBudget(size + 1000)
  const reserve = vi.spyOn(budget, 'reserve')
  return { budget, isHeld: () => expect.poll(() => reserve.mock.calls.length).toBe(1) }
}

const statusOf = async (answer: Promise<string>) => /^HTTP\/1\.1 (?!100)(\d+)/m.exec(await answer)?.[1]
const moments = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a body that does not come', () => {
  it.each([
    ['at all', ''],
    ['beyond its first bytes', `${formHead}half`],
  ])('%s, ends after the time it is given, with its connection and its place', async (_name, beginning) => {
    const { url, leave } = await serve({ pace: { stall: 100, total: 180_000, grace: 100 } })
    const { socket, answer } = await beginUpload(url, { length: size })
    socket.write(beginning)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*"code":"timeout"/)
    await closed
    await expect.poll(() => leave.mock.calls.length).toBe(1)
  })

  it('is one that comes slowly only where others need its place', async () => {
    const { budget, isHeld } = narrowBudget()
    const { url, send } = await serve({ pace: { stall: 60_000, total: 2000, grace: 300 }, budget })
    const { socket, answer } = await beginUpload(url, { length: size })
    socket.write(formHead)
    await isHeld()
    const drip = setInterval(() => socket.write('x'), 30)
    try {
      expect((await send()).status).toBe(503)
      let isAnswered = false
      answer.finally(() => {
        isAnswered = true
      })
      await moments(600)
      expect(isAnswered).toBe(false)
      expect((await send()).status).toBe(201)
      expect(await answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*"code":"unavailable"/)
    } finally {
      clearInterval(drip)
      socket.destroy()
    }
  })

  it('is none that is there whole and waits for its turn', async () => {
    let go = () => {}
    const waits = new Promise<void>((resolve) => {
      go = resolve
    })
    const { budget, isHeld } = narrowBudget()
    const { url, send } = await serve({ pace: { stall: 100, total: 100, grace: 100 }, budget }, waits)
    const { socket, answer } = await beginUpload(url, { length: size })
    socket.write(formHead + file + formTail)
    await isHeld()
    await moments(300)
    expect((await send()).status).toBe(503)
    go()
    expect(await statusOf(answer)).toBe('201')
    await expect.poll(async () => (await send()).status).toBe(201)
    socket.destroy()
  })
})

describe('who sends a file', () => {
  it('is let in before a byte of it is read, or not at all', async () => {
    const { url } = await serve({ admit: () => Promise.reject(new AppError('too_many_requests')) })
    const { socket, answer } = await beginUpload(url)
    expect(await statusOf(answer)).toBe('413')
    socket.destroy()
    const small = await beginUpload(url, { length: size })
    expect(await statusOf(small.answer)).toBe('429')
    small.socket.destroy()
  })

  it('leaves once, whether it is answered, breaks off, or goes before it is let in', async () => {
    let admit = () => {}
    const gate = new Promise<void>((resolve) => {
      admit = resolve
    })
    const leave = vi.fn()
    let isOpen = true
    const { url, send } = await serve({
      admit: async () => {
        if (!isOpen) await gate
        return leave
      },
    })
    expect((await send()).status).toBe(201)
    await expect.poll(() => leave.mock.calls.length).toBe(1)
    const broken = await beginUpload(url, { length: size })
    broken.socket.write(`${formHead}half`)
    await moments(100)
    broken.socket.destroy()
    await expect.poll(() => leave.mock.calls.length).toBe(2)
    isOpen = false
    const early = await beginUpload(url, { length: size })
    await moments(100)
    early.socket.destroy()
    await moments(100)
    admit()
    await expect.poll(() => leave.mock.calls.length).toBe(3)
  })
})
