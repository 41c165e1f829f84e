import pg from 'pg'
import type { Logger } from '#server/core/log.ts'

/** Milliseconds. */
const defaultHeartbeat = { interval: 15_000, timeout: 5000 }
/** Milliseconds. */
const retryInterval = 300

/** `onGap`: notifications may have been missed; the argument says whether it listens now. */
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
    let heartbeatTimer: NodeJS.Timeout | undefined
    const reconnect = () => {
      clearTimeout(heartbeatTimer)
      if (lost || stopped) return
      lost = true
      onGap(false)
      next.end().catch(() => undefined)
      setTimeout(connect, retryInterval).unref()
    }
    // A connection can be lost without an error.
    const beat = () => {
      heartbeatTimer = setTimeout(
        () => void next.query('select 1').then(beat, reconnect),
        heartbeat.interval,
      ).unref()
    }
    next.on('error', reconnect)
    next.on('end', reconnect)
    next.on('notification', (notice) => onNotice(notice.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      onGap(true)
      beat()
    } catch (error) {
      log.debug({ err: error }, 'listening for changes failed, trying again')
      reconnect()
    }
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end().catch(() => undefined)
  }
}
