import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { codeOf, type Logger } from '#server/core/log.ts'
import type { Db } from './database.ts'
import { noteQuery } from './recordReads.ts'

/** Milliseconds between two tries while the database is away. */
const retryEvery = 300
/** Milliseconds without any answer, while all connections are taken, after which it counts as away. */
const silence = 1500

/** Refused without asking the database, which did not answer a moment ago. The code is Postgres's own for no connection. */
class CircuitOpen extends Error {
  readonly code = '08001'
}

/**
 * Mends what a pool leaves to its users. A connection that is lost while it is checked out emits an error that nobody listens to,
 * which would end the process; one whose query timed out would go back with that query, or an open transaction, still on it.
 * And once the database does not answer, nobody else waits for it: the circuit is open, but for a try now and then.
 */
export function guardConnections(pool: pg.Pool, log: Logger): void {
  let retryAt: number | undefined
  let answeredAt = Date.now()
  const open = () => {
    if (retryAt === undefined) log.warn('the database is away')
    retryAt = Date.now() + retryEvery
  }
  const close = () => {
    if (retryAt !== undefined) log.info('the database is back')
    retryAt = undefined
    answeredAt = Date.now()
  }

  const connect = pool.connect
  pool.connect = new Proxy(connect, {
    apply(_connect, self, args: unknown[]) {
      if (retryAt !== undefined && Date.now() < retryAt)
        return fail(args, new CircuitOpen('the database is away'))
      if (retryAt !== undefined) retryAt = Date.now() + retryEvery
      return observe(connect, self, args, (error) => {
        if (!error || pool.ending || codeOf(error) === tooManyConnections) return
        // All connections are taken: it lives, as long as one of them hears from it.
        if (!isPoolBusy(error) || Date.now() - answeredAt > silence) open()
      })
    },
  })
  pool.on('connect', (client) => {
    close()
    // The query that it was lost in fails as well, and tells.
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
}

const says = (error: unknown, start: string) => error instanceof Error && error.message.startsWith(start)
const isTimeout = (error: unknown) => says(error, 'Query read timeout')
const isPoolBusy = (error: unknown) => says(error, 'timeout exceeded when trying to connect')
const tooManyConnections = '53300'

type Callback = (error: unknown, ...rest: unknown[]) => void

/** Calls a function that takes a callback or gives a promise, and tells how it ended. */
function observe(work: object, self: unknown, args: unknown[], onEnd: (error: unknown) => void): unknown {
  const call = work as (...args: unknown[]) => unknown
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const observed: Callback = (error, ...rest) => {
      onEnd(error)
      callback(error, ...rest)
    }
    return Reflect.apply(call, self, [...args.slice(0, -1), observed])
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

const config = { logger: { logQuery: noteQuery } }

/** Queries over a pool. Transactions give their connection back however they end: Drizzle's own lose it where BEGIN fails. */
export function createDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, config)
  db.transaction = async (work, options) => {
    const client = await pool.connect()
    let failure: { reason: unknown } | undefined
    try {
      const watched: typeof work = async (tx) => {
        try {
          return await work(tx)
        } catch (reason) {
          failure = { reason }
          throw reason
        }
      }
      return await drizzle(client, config).transaction(watched, options)
    } catch (error) {
      // Where the rollback fails too, what it was rolled back for says more.
      throw failure ? failure.reason : error
    } finally {
      client.release()
    }
  }
  return db
}
