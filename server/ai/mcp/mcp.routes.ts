import { setTimeout } from 'node:timers/promises'
import type { Express, Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { readJson } from '#server/core/http/jsonBody.ts'
import { nameRoute } from '#server/core/http/monitoring/metrics.ts'
import { refuseOtherMethods } from '#server/core/http/mountRoutes.ts'
import { originOf } from '#server/core/http/origin.ts'
import { languageOf } from '#server/core/http/requestLanguage.ts'
import { jsonPolicy, refuseCrossSite } from '#server/core/http/security.ts'
import type { Api } from '#server/core/http/serve.ts'
import { machinePaths } from '#shared/developers/endpoints.ts'
import { readable } from './readable.ts'
import { refuseRebinding } from './refuseRebinding.ts'

const { mcp: path } = machinePaths
/** Milliseconds. */
const answerTimeout = 15_000

/** Stateless; the caller is a visitor. */
export function mcpRoutes(app: Express, api: Api, limit: RequestHandler, { env, log }: Context): void {
  const respond: RequestHandler = async (request, response) => {
    nameRoute(request, path)
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': jsonPolicy })
    // Only retired protocol versions have batches.
    if (Array.isArray(request.body)) throw new AppError('invalid')
    const closing = new AbortController()
    response.once('close', () => closing.abort())
    const origin = originOf(request, env)
    const { signal } = closing
    const language = languageOf(request)
    // With the first call: its library takes memory.
    const { createMcpServer, createTransport } = await import('./mcpServer.ts')
    const server = createMcpServer({
      ...{ api, log, request, language, origin, signal },
      actor: { kind: 'visitor' },
    })
    const transport = createTransport()
    try {
      await server.connect(transport)
      const answer = await Promise.race([
        transport.handleRequest(asWebRequest(request, origin), { parsedBody: readable(request.body) }),
        setTimeout(answerTimeout, undefined, { signal }).catch(() => undefined),
      ])
      if (answer) await send(answer, response)
      else if (!response.closed) throw new AppError('unavailable')
    } finally {
      closing.abort()
      await server.close()
    }
  }
  app.post(path, limit, refuseCrossSite(env), refuseRebinding(env), ...readJson(), respond)
  app.all(path, refuseOtherMethods('OPTIONS, POST'))
}

/** Without the body, which has been read. */
function asWebRequest(request: ExpressRequest, origin: string): Request {
  const headers = new Headers()
  for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
    const value = request.get(name)
    if (value !== undefined) headers.set(name, value)
  }
  return new Request(`${origin}${path}`, { method: 'POST', headers })
}

async function send(answer: Response, response: ExpressResponse): Promise<void> {
  const type = answer.headers.get('content-type')
  response.status(answer.status)
  if (type) response.type(type)
  response.send(await answer.text())
}
