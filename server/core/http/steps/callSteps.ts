import type { IncomingMessage, ServerResponse } from 'node:http'
import { recordReads } from '#server/core/database/recordReads.ts'
import type { Topic } from '#server/core/database/topics.ts'
import { manyRows } from '#server/core/http/answers/answerBody.ts'
import { setAnswerHeaders } from '#server/core/http/answers/answerHeaders.ts'
import { type ParsedCall, publicResponseOf } from '#server/core/http/cache/cacheKey.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import type { ResponseBody } from '#server/core/http/cache/sendResponse.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import { nameRoute } from '#server/core/http/monitoring/metrics.ts'
import { jsonPolicy, varyByCaller } from '#server/core/http/security.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import type { FirstSteps } from './firstSteps.ts'

interface StepCall extends ParsedCall {
  body: unknown
}

/** A request for an endpoint, by whichever way it came in. */
export interface Exchange<Call extends StepCall> {
  endpoint: Endpoint
  request: IncomingMessage
  response: ServerResponse
  isVisitors: boolean
  /** Throws what is wrong with it. */
  parse(): Call
  answer(call: Call): Promise<Answered>
}

export interface Answered {
  /** Undefined without content. */
  body: ResponseBody | undefined
  /** Default: the endpoint's. */
  status?: number
  replayed: boolean
}

export type RunCall = <Call extends StepCall>(exchange: Exchange<Call>) => Promise<void>

const neverStored: ReadonlySet<Topic> = new Set()

/** The steps of a call in their order, for Express and for what answers in front of it. */
export function createCallSteps(
  cache: Pick<ResponseCache, 'recall' | 'send' | 'awaitInvalidation'>,
  { begin, charge, setSecurityHeaders }: FirstSteps,
  longResponse: Semaphore,
): RunCall {
  async function answer<Call extends StepCall>(exchange: Exchange<Call>, call: Call): Promise<void> {
    const { endpoint, request, response } = exchange
    setSecurityHeaders(request, response)
    // However the address is written.
    response.setHeader('Content-Security-Policy', jsonPolicy)
    varyByCaller(response)
    const isPublic = endpoint.cache === 'public' && exchange.isVisitors
    const work = () => exchange.answer(call)
    const { value, topics } =
      isPublic && !endpoint.ages
        ? await recordReads(work)
        : { value: await work(), topics: isPublic ? neverStored : undefined }
    if (response.headersSent) return
    if (endpoint.method !== 'GET' && endpoint.access !== 'anyone') await cache.awaitInvalidation()
    setAnswerHeaders(endpoint, response, { ...value, isPublic })
    if (value.body) await cache.send(request, response, value.body, topics)
    else response.end()
  }

  return async (exchange) => {
    const { endpoint, request, response } = exchange
    begin(request, response)
    await charge(request, 1)
    nameRoute(request, endpoint.path)
    const call = exchange.parse()
    const known = publicResponseOf(endpoint, call)
    if (known && (await cache.recall(request, response, known))) return
    const rows = endpoint.rows?.(call) ?? 0
    await charge(request, endpoint.cost + Math.floor(rows / manyRows))
    await (rows > manyRows ? longResponse(() => answer(exchange, call)) : answer(exchange, call))
  }
}
