import pg from 'pg'
import type { Logger } from './log.ts'

/** Listens on a connection of its own that reconnects; `onGap` says that notices may have been missed, and whether it listens now. */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: (listening: boolean) => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, keepAlive: true })
    client = next
    let lost = false
    const again = () => {
      if (lost || stopped) return
      lost = true
      onGap(false)
      next.end().catch(() => undefined)
      setTimeout(connect, 1000).unref()
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', (notice) => onNotice(notice.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      // What was said while nobody listened is lost: the listener must not trust what it knew.
      onGap(true)
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
