import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { codeOf, type Logger } from '#server/core/log.ts'
import { collectAfterCommit } from './afterCommit.ts'
import type { Db } from './database.ts'
import { addQuery } from './recordReads.ts'

const retryInterval = 300
/** Milliseconds without a response, all connections in use. */
const openAfter = 1500

export interface Circuit {
  /** Since a failure, until a connection succeeds; tries one when it is time. */
  isOpen(): boolean
}

/** Postgres's code for a failed connection. */
export class CircuitOpen extends Error {
  readonly code = '08001'
}

/**
 * Handles what pg does not: losing a checked-out connection would end the process, and a timed-out one must
 * not return to the pool. The circuit breaker rejects during an outage.
 */
export function guardConnections(pool: pg.Pool, log: Logger): Circuit {
  let retryAt: number | undefined
  let respondedAt = Date.now()
  const open = () => {
    if (retryAt === undefined) log.warn('the database is away')
    retryAt = Date.now() + retryInterval
  }
  const close = () => {
    if (retryAt !== undefined) log.info('the database is back')
    retryAt = undefined
    respondedAt = Date.now()
  }

  const connect = pool.connect
  pool.connect = new Proxy(connect, {
    apply(_connect, self, args: unknown[]) {
      if (retryAt !== undefined && Date.now() < retryAt)
        return fail(args, new CircuitOpen('the database is away'))
      if (retryAt !== undefined) retryAt = Date.now() + retryInterval
      return observe(connect, self, args, (error) => {
        if (!error || pool.ending || codeOf(error) === tooManyConnections) return
        // The pool may be exhausted.
        if (!isPoolBusy(error) || Date.now() - respondedAt > openAfter) open()
      })
    },
  })
  pool.on('connect', (client) => {
    close()
    client.on('error', () => undefined)
    const query = client.query
    client.query = new Proxy(query, {
      apply: (_query, self, args: unknown[]) =>
        observe(query, self, args, (error) => {
          if (error === null || error === undefined) close()
          if (!isTimeout(error)) return
          open()
          void client.end()
        }),
    })
  })
  return {
    isOpen() {
      if (retryAt === undefined) return false
      if (Date.now() >= retryAt) pool.query('select 1').catch(() => undefined)
      return true
    },
  }
}

const hasMessage = (error: unknown, start: string) =>
  error instanceof Error && error.message.startsWith(start)
const isTimeout = (error: unknown) => hasMessage(error, 'Query read timeout')
const isPoolBusy = (error: unknown) => hasMessage(error, 'timeout exceeded when trying to connect')
const tooManyConnections = '53300'

type Callback = (error: unknown, ...rest: unknown[]) => void

function observe(work: object, self: unknown, args: unknown[], onEnd: (error: unknown) => void): unknown {
  const call = work as (...args: unknown[]) => unknown
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const wrapped: Callback = (error, ...rest) => {
      onEnd(error)
      callback(error, ...rest)
    }
    return Reflect.apply(call, self, [...args.slice(0, -1), wrapped])
  }
  const result = Reflect.apply(call, self, args)
  if (result instanceof Promise) result.then(() => onEnd(undefined), onEnd)
  return result
}

function fail(args: unknown[], error: Error): unknown {
  const callback = args.at(-1)
  if (typeof callback !== 'function') return Promise.reject(error)
  process.nextTick(() => callback(error, undefined, () => undefined))
}

const config = { logger: { logQuery: addQuery } }

/** Drizzle's own transactions leak the connection if BEGIN fails. */
export function createDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, config)
  db.transaction = async (work, options) => {
    const client = await pool.connect()
    let failure: { reason: unknown } | undefined
    let committed: (() => void)[] = []
    try {
      const watched: typeof work = async (tx) => {
        committed = collectAfterCommit(tx)
        try {
          return await work(tx)
        } catch (reason) {
          failure = { reason }
          throw reason
        }
      }
      const result = await drizzle(client, config).transaction(watched, options)
      for (const run of committed) run()
      return result
    } catch (error) {
      throw failure ? failure.reason : error
    } finally {
      client.release()
    }
  }
  return db
}
