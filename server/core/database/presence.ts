import { randomBytes } from 'node:crypto'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import pg from 'pg'

/**
 * How servers over one database know of each other's death: each holds a lock of its own number on a connection of its own, and
 * Postgres lets go of it in the moment in which the process dies.
 */
export interface Presence {
  /** The number that this server holds. Throws where the database is away. */
  number(): Promise<string>
  /** That no server holds this number any more, as a condition. */
  isGone(number: SQLWrapper): SQL
  /** Lets go of the number, as if the server had died; the next one that is asked for is another. */
  leave(): Promise<void>
}

/** 63 bits at random: no two servers have the same. */
const newNumber = () => String(randomBytes(8).readBigUInt64BE() >> 1n)

/** A dead machine says nothing: its connection is given up after some ten seconds without an answer. */
const sessionOptions =
  '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c idle_session_timeout=0'

interface Held {
  client: pg.Client
  number: string
  isLost: boolean
}

/** Over a connection that is opened when first needed, and anew after it was lost. */
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
    async leave() {
      const leaving = held
      held = undefined
      const left = await leaving?.catch(() => undefined)
      await left?.client.end().catch(() => undefined)
    },
  }
}

/** In the embedded database, which one process has to itself: every other number is of a process of before. */
export function createOnlyPresence(): Presence {
  let number = newNumber()
  return {
    number: async () => number,
    isGone: (other) => sql`${other} <> ${number}::bigint`,
    async leave() {
      number = newNumber()
    },
  }
}
