import type { IncomingMessage } from 'node:http'
import type { Membership } from '#shared/agencies/roles.ts'
import type { KeyScope } from '#shared/apiKeys/scopes.ts'

export type Actor =
  | { kind: 'visitor' }
  /** `scopes`: of the key by which a program acts for the user. */
  | { kind: 'user'; id: string; membership?: Membership; scopes?: readonly KeyScope[] }
  /** `isEnrolling`: may only set up one-time codes. */
  | { kind: 'admin'; id: string; agencyId: string | null; isEnrolling?: boolean }

/** A look into the response cache. */
export interface CachedRead {
  key: string
  route: string
  version: number
  /** Only for visitors: without the cookie of a session. */
  isStorable: boolean
}

/** `text/event-stream`: `delta` events, then one `done` or `error`. */
export interface EventStream {
  delta(text: string): void
  /** `json`: the complete answer. */
  done(json: string): void
  error(answer: object): void
}

/** All that is kept of a request while it is answered, each field by the one module that sets it. */
export interface RequestContext {
  /** Of its log line and of `X-Request-Id`. */
  id?: string
  hasSecurityHeaders?: boolean
  /** For metrics. */
  route?: string
  /** Taken of the read limit. */
  points: number
  /** As many points, in all, are refused. */
  refusal?: { points: number; error: unknown }
  signedIn?: { user?: Actor; admin?: Actor; enrolling?: Actor }
  /** Whoever it is could not be looked up. */
  isUnidentified?: boolean
  /** Of an administrator. */
  sessionId?: string
  cachedRead?: CachedRead
  onEveryResponse: (() => void)[]
  /** Its fresh answer failed, and an earlier one was read instead. */
  isStale?: boolean
  stream?: EventStream
  bodyHash?: string
  bodyTimer?: NodeJS.Timeout
}

const contexts = new WeakMap<IncomingMessage, RequestContext>()

export function contextOf(request: IncomingMessage): RequestContext {
  const known = contexts.get(request)
  if (known) return known
  const context: RequestContext = { points: 0, onEveryResponse: [] }
  contexts.set(request, context)
  return context
}
