import createExpress from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { AppError } from '#server/core/errors.ts'
import { createIdempotency } from '#server/core/http/idempotency/idempotency.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { createApi } from '#server/core/http/serve.ts'
import { createCallSteps } from '#server/core/http/steps/callSteps.ts'
import { endpoint } from '#shared/core/endpoint.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { unlimitedSteps } from '#tests/support/steps.ts'
import { createOpenCalls, type Streaming } from './eventStream.ts'

const say = endpoint('POST', '/api/say', {
  summary: 'Says it',
  body: z.object({ text: z.string().check(z.minLength(1)) }),
  answer: z.object({ text: z.string() }),
})

type Saying = (text: string, streaming: Streaming) => Promise<string>

let test: TestApp
const listening: Listening[] = []
beforeAll(async () => {
  test = await startApp()
})
afterAll(async () => {
  await Promise.all(listening.map(({ drain }) => drain()))
  await test.close()
})

async function serve(saying: Saying) {
  const openCalls = createOpenCalls()
  const { responseCache } = test.services
  const steps = unlimitedSteps(test.context)
  const run = createCallSteps(responseCache, steps, (work) => work())
  const api = createApi(
    responseCache,
    createIdempotency(test.context),
    { run, chargeMore: steps.chargeMore },
    openCalls,
  )
  api.serveStream(say, async ({ body, signal, onDelta }) => ({
    text: await saying(body.text, { signal, onDelta }),
  }))
  const express = createExpress()
  express.use(api.mount())
  express.use(sendError(test.context.log))
  const server = await listenOn(express, 0, '127.0.0.1')
  listening.push(server)
  const url = `http://127.0.0.1:${server.port}/api/say`
  const send = (body: unknown, accept: string, signal?: AbortSignal) =>
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Accept: accept },
      ...(signal && { signal }),
    })
  return { send, openCalls }
}

const events = 'text/event-stream'
const greet: Saying = async (text, { onDelta }) => {
  onDelta('Hola, ')
  onDelta(`${text}\n«fin»`)
  return `Hola, ${text}`
}
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })

describe('an answer in pieces', () => {
  it('comes as events to who accepts them, the whole at the end, and is left alone on its way', async () => {
    const { send } = await serve(greet)
    const response = await send({ text: 'Ana' }, events)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(
      'event: delta\ndata: {"text":"Hola, "}\n\n' +
        'event: delta\ndata: {"text":"Ana\\n«fin»"}\n\n' +
        'event: done\ndata: {"text":"Hola, Ana"}\n\n',
    )
  })

  it('comes whole to others', async () => {
    const { send } = await serve(greet)
    for (const accept of ['application/json', '*/*']) {
      const response = await send({ text: 'Ana' }, accept)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await response.json()).toEqual({ text: 'Hola, Ana' })
    }
  })

  it('fails with its status before the first piece, and with an event after it', async () => {
    const { send } = await serve(async (text, { onDelta }) => {
      if (text === 'late') onDelta('Hola')
      throw new AppError('not_found')
    })
    const invalid = await send({ text: '' }, events)
    expect([invalid.status, await invalid.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid' }),
    ])
    const early = await send({ text: 'early' }, events)
    expect([early.status, await early.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
    const late = await send({ text: 'late' }, events)
    expect(late.status).toBe(200)
    expect(await late.text()).toMatch(
      /^event: delta\n.*\n\nevent: error\ndata: {"error":".+","code":"not_found"}\n\n$/,
    )
  })

  it('tells a fault as internal, without what it was', async () => {
    const { send } = await serve(async (_text, { onDelta }) => {
      onDelta('Hola')
      throw new TypeError('secret')
    })
    const text = await (await send({ text: 'x' }, events)).text()
    expect(text).toContain('"code":"internal"')
    expect(text).not.toContain('secret')
  })

  it('stops the work when its reader goes away', async () => {
    let stopped: (reason: unknown) => void = () => undefined
    const reason = new Promise((resolve) => (stopped = resolve))
    const { send } = await serve(async (_text, { signal, onDelta }) => {
      onDelta('Hola')
      return aborted(signal).catch((error: unknown) => {
        stopped(error)
        throw error
      })
    })
    for (const accept of [events]) {
      const leaving = new AbortController()
      const response = await send({ text: 'x' }, accept, leaving.signal)
      await response.body?.getReader().read()
      leaving.abort()
      expect(await reason).toMatchObject({ code: 'timeout' })
    }
  })

  it('ends with an error when the server stops before it is whole', async () => {
    const { send, openCalls } = await serve(async (_text, { signal, onDelta }) => {
      onDelta('Hola')
      return aborted(signal)
    })
    const response = await send({ text: 'x' }, events)
    const [text] = await Promise.all([response.text(), openCalls.stop(20)])
    expect(text).toMatch(/^event: delta\n.*\n\nevent: error\ndata: {"error":".+","code":"unavailable"}\n\n$/)
  })

  it('is waited for when the server stops', async () => {
    let finish: (text: string) => void = () => undefined
    const { send, openCalls } = await serve(async (_text, { onDelta }) => {
      onDelta('Hola')
      return new Promise((resolve) => (finish = resolve))
    })
    const response = await send({ text: 'x' }, events)
    const stopped = openCalls.stop(60_000)
    finish('done')
    expect(await response.text()).toContain('event: done\ndata: {"text":"done"}')
    await stopped
  })
})
