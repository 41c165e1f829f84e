import pg from 'pg'
import type { Logger } from '#server/core/log.ts'

/** Milliseconds between heartbeats of the connection, and until one counts as lost. */
const defaultHeartbeat = { interval: 15_000, timeout: 5000 }
/** Milliseconds before a lost connection is made anew: what is read until then cannot be given from memory. */
const retryInterval = 300

/**
 * Listens on a connection of its own that reconnects. `onGap` reports that notifications may be missed, and
 * whether it listens now.
 */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: (listening: boolean) => void,
  log: Logger,
  heartbeat = defaultHeartbeat,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 2000,
      query_timeout: heartbeat.timeout,
      keepAlive: true,
    })
    client = next
    let lost = false
    let beat: NodeJS.Timeout | undefined
    const again = () => {
      clearInterval(beat)
      if (lost || stopped) return
      lost = true
      onGap(false)
      next.end().catch(() => undefined)
      setTimeout(connect, retryInterval).unref()
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', (notice) => onNotice(notice.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      // Notifications sent meanwhile are lost.
      onGap(true)
      // A connection can be lost without any error.
      beat = setInterval(() => next.query('select 1').catch(again), heartbeat.interval).unref()
    } catch (error) {
      log.debug({ err: error }, 'listening for changes failed, trying again')
      again()
    }
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end().catch(() => undefined)
  }
}
