import type { Context } from '#server/core/context.ts'
import { newId } from '#server/core/ids.ts'

const channel = 'oga_changed'
/** Milliseconds that a write waits to hear of itself; then everything is invalid instead. */
const settleTimeout = 500

/** Tells when what visitors see was changed, by whichever server. */
export interface Invalidation {
  /** Whether every change since `start` is known; while false nothing may be cached. */
  readonly listening: boolean
  /** Resolves when all changes committed before the call are known here. */
  settle(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface Listener {
  /** A change, as its trigger tells it; undefined: any, nobody knows which. */
  invalidate(payload?: string): void
  /** From now on changes are heard of; what changed before is not known. */
  begin(): void
  /** From now on they are not. */
  lose(): void
}

/** Listens to the notices that triggers send at each commit. */
export function createInvalidation(
  { database }: Pick<Context, 'database'>,
  { invalidate, begin, lose }: Listener,
): Invalidation {
  const waiting = new Map<string, () => void>()
  let listening = false
  let unlisten: (() => Promise<void>) | undefined

  function onNotice(payload: string): void {
    const settled = waiting.get(payload)
    if (settled) settled()
    // A word of another server's own write is no change.
    else if (!payload.startsWith('settle ')) invalidate(payload)
  }

  return {
    get listening() {
      return listening
    },
    async settle() {
      // Nobody hears of the write; what is cached is older than it.
      if (!listening) return invalidate()
      const word = `settle ${newId()}`
      let timer: NodeJS.Timeout | undefined
      const noticed = new Promise<boolean>((resolve) => {
        waiting.set(word, () => resolve(true))
        timer = setTimeout(resolve, settleTimeout, false)
      })
      try {
        // Notices arrive in the order of commits, so this one comes after those of the write.
        await database.pool.query('select pg_notify($1, $2)', [channel, word])
        if (!(await noticed)) invalidate()
      } catch {
        // The write is done; only what is cached is in doubt.
        invalidate()
      } finally {
        clearTimeout(timer)
        waiting.delete(word)
      }
    },
    async start() {
      unlisten = await database.listen(channel, onNotice, (isListening) => {
        listening = isListening
        if (isListening) begin()
        else lose()
      })
    },
    async stop() {
      listening = false
      await unlisten?.()
    },
  }
}
