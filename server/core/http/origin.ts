import type { Env } from '#server/core/env.ts'

interface OriginRequest {
  protocol: string
  get(name: 'host'): string | undefined
}

/** `PUBLIC_URL`, else the request's if valid; without a trailing slash. */
export function originOf(request: OriginRequest, env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  const host = request.get('host') ?? ''
  const isHost = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i.test(host)
  return `${request.protocol}://${isHost ? host : `localhost:${env.PORT}`}`
}
