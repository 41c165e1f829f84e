import { randomBytes } from 'node:crypto'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import pg from 'pg'

/** Each server holds an advisory lock, which Postgres releases with the connection. */
export interface Presence {
  number(): Promise<string>
  isGone(number: SQLWrapper): SQL
  release(): Promise<void>
}

const newNumber = () => String(randomBytes(8).readBigUInt64BE() >> 1n)

/** Releases an unreachable machine's lock after about ten seconds. */
const sessionOptions =
  '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c idle_session_timeout=0'

interface Held {
  client: pg.Client
  number: string
  isLost: boolean
}

export function createPresence(connectionString: string): Presence {
  let held: Promise<Held> | undefined

  async function hold(): Promise<Held> {
    const number = newNumber()
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 2000,
      query_timeout: 2500,
      keepAlive: true,
      application_name: 'oga',
      options: sessionOptions,
    })
    const holding: Held = { client, number, isLost: false }
    const lose = () => {
      holding.isLost = true
    }
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
      await client.query(`select pg_advisory_lock(hashtextextended('server ' || $1, 0))`, [number])
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    return holding
  }

  return {
    async number() {
      for (;;) {
        held ??= hold()
        const holding = held
        const { number, isLost } = await holding.catch((error: unknown) => {
          if (held === holding) held = undefined
          throw error
        })
        if (!isLost) return number
        if (held === holding) held = undefined
      }
    },
    isGone: (number) => sql`pg_try_advisory_xact_lock(hashtextextended('server ' || ${number}, 0))`,
    async release() {
      const released = held
      held = undefined
      const left = await released?.catch(() => undefined)
      await left?.client.end().catch(() => undefined)
    },
  }
}

/** PGlite has one process. */
export function createPglitePresence(): Presence {
  let number = newNumber()
  return {
    number: async () => number,
    isGone: (other) => sql`${other} <> ${number}::bigint`,
    async release() {
      number = newNumber()
    },
  }
}
