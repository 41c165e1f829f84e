import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type FetchPublic, PublicFetchError } from '#server/core/http/fetching/fetchPublic.ts'
import { FeedError } from '#server/imports/feeds/feedError.ts'
import type { Answer } from '#server/imports/feeds/formats/feedFormat.ts'
import type { FeedProblem } from '#shared/imports/feedTypes.ts'

/** Milliseconds, to the last byte. */
const timeout = 30_000
const maxBytes = 20 * 1024 * 1024
const attempts = 3
/** Milliseconds, doubled with each attempt. */
const firstPause = 250
/** Seconds that are waited for within a run: a source that asks for more is read later. */
const longestWait = 60
const mostWaits = 20

export interface Asking {
  fetchPublic: FetchPublic
  headers: Record<string, string>
  /** Milliseconds since 1970, for all that is asked. */
  until: number
}

/** Undefined: it is as `etag` says. Throws `FeedError`. */
export type AskIfChanged = (address: string, etag?: string) => Promise<Answer | undefined>

/** Waits where the source asks for it, and tries again what may pass. */
export function createAsk({ fetchPublic, headers, until }: Asking): AskIfChanged {
  let waits = 0
  async function attempt(
    address: string,
    etag: string | undefined,
    left: number,
  ): Promise<Answer | undefined> {
    if (Date.now() > until) throw new FeedError('timeout')
    const sent = {
      ...{ Accept: 'application/json', 'User-Agent': 'Oga-Import/1.0', ...headers },
      ...(etag !== undefined && { 'If-None-Match': etag }),
    }
    const request = { headers: sent, timeout, maxBytes, accepts: () => true }
    const answer = await fetchPublic(address, request).catch((error: unknown) => {
      if (error instanceof PublicFetchError && isPassing(error) && left > 1) return undefined
      throw asFeedError(error)
    })
    const status = answer?.status ?? 0
    if (answer && status === 304 && etag !== undefined) return undefined
    if (answer && status >= 200 && status < 300)
      return { json: parse(answer.body.toString('utf8')), headers: answer.headers }
    const isLimited = status === 429 || (status === 503 && answer?.headers['retry-after'] !== undefined)
    if (answer && isLimited) {
      const seconds = secondsOf(answer.headers) ?? 2
      if (seconds > longestWait || ++waits > mostWaits)
        throw new FeedError('rate_limited', undefined, seconds)
      await pause(seconds * 1000)
      return attempt(address, etag, left)
    }
    if ((status !== 0 && status < 500) || left === 1) throw new FeedError(problemOf(status))
    await pause(firstPause * 2 ** (attempts - left))
    return attempt(address, etag, left - 1)
  }
  return (address, etag) => attempt(address, etag, attempts)
}

const isPassing = ({ fault }: PublicFetchError) => fault === 'unreachable' || fault === 'timeout'

export const asFeedError = (error: unknown): unknown =>
  error instanceof PublicFetchError ? new FeedError(error.fault, error) : error

function problemOf(status: number): FeedProblem {
  if (status === 401 || status === 403) return 'wrong_key'
  return status === 404 || status === 410 ? 'not_found' : 'status'
}

/** Of a number of seconds, or a date. */
export function secondsOf({ 'retry-after': told }: IncomingHttpHeaders): number | undefined {
  if (told === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FeedError('not_a_feed', error)
  }
}
