import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import proxyAddress from 'proxy-addr'
import type { Context } from '#server/core/context.ts'
import { recordReads } from '#server/core/database/recordReads.ts'
import { AppError } from '#server/core/errors.ts'
import { publicResponseOf } from '#server/core/http/cache/cacheKey.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { addressKey } from '#server/core/http/limits/limits.ts'
import { logRequest } from '#server/core/http/monitoring/logRequests.ts'
import { nameRoute } from '#server/core/http/monitoring/metrics.ts'
import { nameRequest } from '#server/core/http/monitoring/requestId.ts'
import { securityHeaders, varyByCaller } from '#server/core/http/security.ts'
import { validate } from '#server/core/http/validate.ts'
import type { Endpoint, QueryOf } from '#shared/core/endpoint.ts'
import type { Page } from '#shared/core/paging.ts'
import { answerBody, manyRows, type RenderedItem } from './answerBody.ts'
import { setAnswerHeaders, setPageHeaders } from './answerHeaders.ts'
import { givenFields } from './givenFields.ts'

export interface ReadCall<E extends Endpoint> {
  query: QueryOf<E>
  request: IncomingMessage
}

export type PageRead<E extends Endpoint> = (call: ReadCall<E>) => Promise<Page<RenderedItem<E>>>

interface Registered {
  endpoint: Endpoint
  /** Of the query. */
  schemaOf: ReturnType<typeof givenFields> | undefined
  read: PageRead<Endpoint>
}

interface Front {
  trust: (address: string, hop: number) => boolean
  /** Throws when exceeded. */
  consume: (key: string, points: number) => Promise<void>
}

/**
 * Answers cookie-less reads in front of Express, which takes half of their time. Failures and everything else
 * are left to the app.
 */
export interface VisitorReads {
  addPage<E extends Endpoint>(endpoint: E, read: PageRead<E>): void
  before(app: RequestListener, front: Front): RequestListener
}

export function createVisitorReads(
  { env, log }: Pick<Context, 'env' | 'log'>,
  cache: Pick<ResponseCache, 'recall' | 'send'>,
): VisitorReads {
  const reads = new Map<string, Registered>()
  const setSecurityHeaders = securityHeaders(env)

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { endpoint, read, schemaOf }: Registered,
    consume: (points: number) => Promise<void>,
  ): Promise<void> {
    const { url = '' } = request
    const { answer: schema } = endpoint
    const given = parse(url.slice(endpoint.path.length + 1))
    const query = schemaOf && validate(schemaOf(given), given, 'bad_parameter')
    const call = { params: undefined, query, body: undefined, request: { query: given, originalUrl: url } }
    const requested = publicResponseOf(endpoint, call)
    const rows = endpoint.rows?.(call) ?? 0
    if (!schema || !requested || rows > manyRows) throw new AppError('not_found')
    await consume(1)
    nameRequest(request, response)
    logRequest(log, request, response)
    if (await cache.recall(request, response, requested)) return
    if (endpoint.cost > 1) await consume(endpoint.cost - 1)
    const { value, topics } = await recordReads(async () => {
      const page = await read({ query: query as QueryOf<Endpoint>, request })
      return { page, body: await answerBody(schema, page.items) }
    })
    nameRoute(request, endpoint.path)
    setSecurityHeaders(request, response, () => undefined)
    varyByCaller(response)
    setPageHeaders(endpoint, value.page, call, response)
    setAnswerHeaders(endpoint, response, { isPublic: true, replayed: false })
    await cache.send(request, response, value.body, topics)
  }

  function find({ method, url = '', headers }: IncomingMessage) {
    if (method !== 'GET' || headers.cookie !== undefined) return undefined
    const end = url.indexOf('?')
    return reads.get(end < 0 ? url : url.slice(0, end))
  }

  return {
    addPage<E extends Endpoint>(endpoint: E, read: PageRead<E>) {
      const schemaOf = endpoint.query && givenFields(endpoint.query)
      reads.set(endpoint.path, { endpoint, schemaOf, read: read as PageRead<Endpoint> })
    },
    before(app, { trust, consume }) {
      return (request, response) => {
        const found = find(request)
        if (!found) return app(request, response)
        const key = () => addressKey(proxyAddress(request, trust))
        answer(request, response, found, (points) => consume(key(), points)).catch(() =>
          response.headersSent ? response.destroy() : app(request, response),
        )
      }
    },
  }
}
