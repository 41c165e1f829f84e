import type { IncomingMessage, RequestListener } from 'node:http'
import { parse } from 'node:querystring'
import type { Context } from '#server/core/context.ts'
import { answerOrLeave } from '#server/core/http/answers/inFront.ts'
import type { RunCall } from '#server/core/http/steps/callSteps.ts'
import { validate } from '#server/core/http/validate.ts'
import type { Endpoint, QueryOf } from '#shared/core/endpoint.ts'
import type { Page } from '#shared/core/paging.ts'
import { answerBody, type RenderedItem } from './answerBody.ts'
import { setPageHeaders } from './answerHeaders.ts'
import { narrowSchema } from './narrowSchema.ts'

export interface ReadCall<E extends Endpoint> {
  query: QueryOf<E>
  request: IncomingMessage
}

export type PageRead<E extends Endpoint> = (call: ReadCall<E>) => Promise<Page<RenderedItem<E>>>

interface Registered {
  endpoint: Endpoint
  /** Of the query. */
  schemaOf: ReturnType<typeof narrowSchema> | undefined
  read: PageRead<Endpoint>
}

/**
 * Answers cookie-less reads in front of Express, which takes half of their time, by the same steps. Refusals and everything
 * else are left to the app.
 */
export interface PublicReadListener {
  addPage<E extends Endpoint>(endpoint: E, read: PageRead<E>): void
  before(app: RequestListener, run: RunCall): RequestListener
}

export function createPublicReadListener({ fallbacks }: Pick<Context, 'fallbacks'>): PublicReadListener {
  const reads = new Map<string, Registered>()

  function find({ method, url = '', headers }: IncomingMessage) {
    if (method !== 'GET' || headers.cookie !== undefined || headers.authorization !== undefined)
      return undefined
    const end = url.indexOf('?')
    return reads.get(end < 0 ? url : url.slice(0, end))
  }

  return {
    addPage<E extends Endpoint>(endpoint: E, read: PageRead<E>) {
      const schemaOf = endpoint.query && narrowSchema(endpoint.query)
      reads.set(endpoint.path, { endpoint, schemaOf, read: read as PageRead<Endpoint> })
    },
    before: (app, run) => (request, response) => {
      const found = find(request)
      if (!found) return app(request, response)
      const { endpoint, read, schemaOf } = found
      answerOrLeave(app, fallbacks, [request, response], () =>
        run({
          endpoint,
          request,
          response,
          isVisitors: true,
          parse() {
            const { url = '' } = request
            const given = parse(url.slice(endpoint.path.length + 1))
            const query = schemaOf && validate(schemaOf(given), given, 'bad_parameter')
            return { params: undefined, body: undefined, query, request: { query: given, originalUrl: url } }
          },
          async answer(call) {
            const page = await read({ query: call.query as QueryOf<Endpoint>, request })
            setPageHeaders(endpoint, page, call, response)
            const { answer: schema } = endpoint
            return { body: schema && (await answerBody(schema, page.items)), replayed: false }
          },
        }),
      )
    },
  }
}
