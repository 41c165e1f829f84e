import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listenOn } from '../listenOn.ts'
import { createExpress } from './expressMessages.ts'

async function answerOf(listener: RequestListener, headers: Record<string, string> = {}): Promise<unknown> {
  const { port, drain } = await listenOn(listener, 0, '127.0.0.1')
  try {
    return await (await fetch(`http://127.0.0.1:${port}/`, { headers })).json()
  } finally {
    await drain()
  }
}

describe('requests and responses', () => {
  it('have the prototypes that Express would give them', async () => {
    const app = createExpress()
    app.get('/', (_, response) => response.json('answered'))
    const prototypes = (request: IncomingMessage, response: ServerResponse) => [
      Object.getPrototypeOf(request),
      Object.getPrototypeOf(response),
    ]
    let before: unknown[] = []
    let after: unknown[] = []
    const answer = await answerOf((request, response) => {
      before = prototypes(request, response)
      app(request, response)
      after = prototypes(request, response)
    })
    expect(answer).toBe('answered')
    expect(before[0]).toBe(after[0])
    expect(before[1]).toBe(after[1])
  })

  it('are of the app that answers them', async () => {
    const [one, other] = [createExpress(), createExpress()]
    one.set('trust proxy', true)
    for (const app of [one, other])
      app.get('/', (request, response) => {
        response.json([request.protocol, request.app === app, response.app === app, response.req === request])
      })
    const headers = { 'x-forwarded-proto': 'https' }
    expect(await answerOf(one, headers)).toEqual(['https', true, true, true])
    expect(await answerOf(other, headers)).toEqual(['http', true, true, true])
  })
})
