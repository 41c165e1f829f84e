import { demo } from '#demo/demo.ts'
import { type AppOptions, createApp } from '#server/app.ts'
import type { Context } from '#server/core/context.ts'
import { isDemo, readEnv } from '#server/core/env.ts'
import type { FallbackName } from '#server/core/fallbacks.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import type { Services } from '#server/services.ts'
import type { Endpoint } from '#shared/core/endpoint.ts'
import { createTestDatabase } from './database.ts'

export interface TestApp {
  url: string
  context: Context
  services: Services
  endpoints: readonly Endpoint[]
  /** Does not follow redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Sends JSON. */
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  flush(): Promise<void>
  logged: Record<string, unknown>[]
  close(): Promise<void>
}

interface TestOptions extends AppOptions {
  /** Waits for the in-memory index. */
  indexed?: boolean
  /** Fallbacks that the test causes; others fail it. */
  allow?: FallbackName[]
}

/** Nobody else is to have the processor between two answers. */
const unpaced = { burst: Number.POSITIVE_INFINITY }

/** With a fresh database. `extra`: environment. */
export async function startApp(
  extra: Record<string, string> = {},
  { indexed = false, allow = [], ...options }: TestOptions = {},
): Promise<TestApp> {
  const testDatabase = await createTestDatabase()
  const read = readEnv({
    NODE_ENV: 'test',
    LIMITS: 'off',
    LOG_LEVEL: 'info',
    EXCHANGE_RATE_URL: 'off',
    MAP_STYLE_URL: 'off',
    ...testDatabase.env,
    ...extra,
  })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const { env } = read
  const logged: Record<string, unknown>[] = []
  const log = createLog(env, { write: (line: string) => logged.push(JSON.parse(line)) })
  const context = await openContext(env, log)
  const { database, fallbacks } = context
  fallbacks.allow(...allow)
  const app = createApp(context, { demo: isDemo(env) ? demo : undefined, localBounds: unpaced, ...options })
  const listening = await listenOn(app.listener, 0, '127.0.0.1')
  const url = `http://127.0.0.1:${listening.port}`
  const { responseCache, searchEngine, listingOutbox, webhookSender } = app.services
  if (indexed) {
    await responseCache.start()
    await searchEngine.start()
  }
  const request = async (path: string, init?: RequestInit) => {
    if (indexed) await responseCache.awaitInvalidation()
    return fetch(url + path, { redirect: 'manual', ...init })
  }
  return {
    url,
    context,
    services: app.services,
    endpoints: app.api.endpoints,
    fetch: request,
    send: (method, path, body, headers) =>
      request(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    flush: app.flush,
    logged,
    async close() {
      await listening.drain()
      await listingOutbox.stop()
      await webhookSender.stop()
      await app.flush()
      searchEngine.stop()
      await responseCache.stop()
      await database.close()
      await testDatabase.drop()
    },
  }
}
