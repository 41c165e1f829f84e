import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createUsage, type Usage } from '#server/ai/usage/usage.service.ts'
import { aiUsage } from '#server/ai/usage/usage.table.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type ModelServer, modelFaults, type Respond, startModelServer } from '#tests/support/modelServer.ts'
import type { ModelBounds } from './bounds.ts'
import { createModel, type Model } from './model.ts'

let app: TestApp
let usage: Usage
/** Calls whose cost is not stored yet, though their callers may have left. */
let unsettled = 0
const servers: ModelServer[] = []
beforeAll(async () => {
  app = await startApp()
  const own = createUsage(app.context)
  usage = {
    ...own,
    async reserve(maximum) {
      const charge = await own.reserve(maximum)
      if (!charge) return undefined
      unsettled++
      return { settle: (used) => charge.settle(used).finally(() => unsettled--) }
    },
  }
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await app.close()
})

const answer = { name: 'answer', schema: z.toJSONSchema(z.object({ response: z.string() })) }
const messages = [{ role: 'user', content: 'Hola' } as const]

async function start(respond: Respond, bounds: Partial<ModelBounds> = {}) {
  const server = await startModelServer(respond)
  servers.push(server)
  const env = { ...app.context.env, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url }
  const model = createModel({ ...app.context, env }, usage, bounds)
  if (!model) throw new Error('no model')
  return { server, model }
}
const ask = (model: Model, signal = new AbortController().signal, onContent?: (text: string) => void) =>
  model.run(signal, (session) => session.complete({ messages, answer, ...(onContent && { onContent }) }))
const spent = async () => {
  const [row] = await app.context.db.select().from(aiUsage)
  return row && { ...row, costUsd: Number(row.costUsd) }
}

describe('a model', () => {
  it('is sent the key and the schema, and gives its text piece by piece', async () => {
    const { server, model } = await start(() => ({ content: { response: 'Buen día' }, piece: 3 }))
    const pieces: string[] = []
    const { content } = await ask(model, undefined, (text) => pieces.push(text))
    expect(JSON.parse(content)).toEqual({ response: 'Buen día' })
    expect(pieces.join('')).toBe(content)
    expect(pieces.length).toBeGreaterThan(5)
    expect(server.received[0]).toMatchObject({
      headers: { authorization: 'Bearer sk-test' },
      request: { model: 'gpt-4.1-mini', response_format: { json_schema: { name: 'answer', strict: true } } },
    })
  })

  it('says which tools it calls, whose calls may come in pieces', async () => {
    const toolCalls = [
      { name: 'search_listings', input: { text: 'casa en Luque' } },
      { name: 'exchange_rate', input: {} },
    ]
    const { model } = await start(() => ({ toolCalls }))
    const completion = await ask(model)
    expect(completion.toolCalls.map(({ name, ...call }) => [name, JSON.parse(call.arguments)])).toEqual(
      toolCalls.map(({ name, input }) => [name, input]),
    )
  })

  it.each(modelFaults)('that answers with %s fails in time, and says nothing of it', async (mode) => {
    const { model } = await start(() => mode, { timeout: 900, idleTimeout: 500 })
    const begun = performance.now()
    const error = await ask(model).catch((one: unknown) => one)
    expect(error).toMatchObject({ name: 'ModelFault' })
    expect(performance.now() - begun).toBeLessThan(8000)
    expect(String(error)).not.toMatch(/Secret|sk-test|127\.0\.0\.1/)
  })

  it('that is not there fails as unreachable', async () => {
    const env = { ...app.context.env, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
    const model = createModel({ ...app.context, env }, usage)
    await expect(model && ask(model)).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('that was cut off by its own bound fails', async () => {
    const { model } = await start(() => ({ content: '{"response":"Ho', finish: 'length' }))
    await expect(ask(model)).rejects.toMatchObject({ reason: 'unusable' })
  })

  it('that fails again and again is left alone for a while', async () => {
    const { server, model } = await start(() => 'error500', { maxFailures: 3 })
    for (const _ of [1, 2, 3])
      await expect(ask(model)).rejects.toMatchObject({ reason: 'status', status: 500 })
    await expect(ask(model)).rejects.toMatchObject({ reason: 'circuit_open' })
    expect(model.isOpen).toBe(true)
    expect(server.received).toHaveLength(3)
  })

  it('is asked by so many at a time, and by no more', async () => {
    const { server, model } = await start(() => 'mute', { concurrency: 2, timeout: 1500 })
    const settled = await Promise.allSettled([1, 2, 3, 4].map(() => ask(model)))
    const reasons = settled.map((one) => one.status === 'rejected' && one.reason.reason)
    expect(reasons.sort()).toEqual(['busy', 'busy', 'timeout', 'timeout'])
    expect(server.received).toHaveLength(2)
  })

  it('stops when its caller goes away, which is no failure of it', async () => {
    const { server, model } = await start(() => 'mute', { maxFailures: 1 })
    const leaving = new AbortController()
    const asked = ask(model, leaving.signal)
    await expect.poll(() => server.received.length).toBe(1)
    leaving.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    expect(model.isOpen).toBe(false)
  })

  it('is not made without a key', () => {
    expect(createModel(app.context, usage)).toBeUndefined()
  })
})

describe('the cost of a day', () => {
  beforeEach(() => expect.poll(() => unsettled).toBe(0))

  it('is counted by what the model says, else by what was sent and received', async () => {
    await app.context.db.delete(aiUsage)
    const said = { prompt_tokens: 1_000_000, completion_tokens: 500_000 }
    const { model } = await start((_request, number) => ({ content: 'x', usage: number === 1 ? said : null }))
    await ask(model)
    expect(await spent()).toMatchObject({ inputTokens: 1_000_000, outputTokens: 500_000, costUsd: 1.2 })
    await ask(model)
    const after = await spent()
    expect(after?.inputTokens).toBeGreaterThan(1_000_000)
    expect(after?.outputTokens).toBe(500_001)
    expect(after?.costUsd).toBeLessThan(1.21)
  })

  it('is nothing where the model refused', async () => {
    await app.context.db.delete(aiUsage)
    const { model } = await start(() => 'error429')
    await ask(model).catch(() => undefined)
    expect(await spent()).toMatchObject({ inputTokens: 0, costUsd: 0 })
  })

  it('stays below the ceiling, however many ask at once', async () => {
    const { db } = app.context
    await db.delete(aiUsage)
    await writeSetting(db, 'aiCeilingUSD', 0.0066)
    const { server, model } = await start(() => ({ content: 'x', pause: 10 }))
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => ask(model)))
    const refused = settled.filter((one) => one.status === 'rejected' && one.reason.reason === 'ceiling')
    expect(refused.length).toBeGreaterThan(10)
    expect(server.received.length + refused.length).toBe(20)
    expect((await spent())?.costUsd).toBeLessThanOrEqual(0.0066)
    await writeSetting(db, 'aiCeilingUSD', 0)
    await expect(ask(model)).rejects.toMatchObject({ reason: 'ceiling' })
    expect(model.isOpen).toBe(false)
    await writeSetting(db, 'aiCeilingUSD', 5)
  })
})
