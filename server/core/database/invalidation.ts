import type { Context } from '#server/core/context.ts'
import { newId } from '#server/core/ids.ts'

const channel = 'oga_changed'
/** Milliseconds. */
const invalidationTimeout = 500

export interface Invalidation {
  /** False: changes are unknown; do not cache. */
  readonly listening: boolean
  /** Resolves when all committed changes are known here. */
  awaitInvalidation(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

interface Listener {
  /** A trigger's payload; undefined: unknown. */
  invalidate(payload?: string): void
  begin(): unknown
  lose(): unknown
}

export function createInvalidation(
  { database }: Pick<Context, 'database'>,
  { invalidate, begin, lose }: Listener,
): Invalidation {
  const pending = new Map<string, () => void>()
  let listening = false
  let unlisten: (() => Promise<void>) | undefined

  function onNotice(payload: string): void {
    const resolve = pending.get(payload)
    if (resolve) resolve()
    else if (!payload.startsWith('awaited ')) invalidate(payload)
  }

  return {
    get listening() {
      return listening
    },
    async awaitInvalidation() {
      if (!listening) return invalidate()
      const token = `awaited ${newId()}`
      let timer: NodeJS.Timeout | undefined
      const noticed = new Promise<boolean>((resolve) => {
        pending.set(token, () => resolve(true))
        timer = setTimeout(resolve, invalidationTimeout, false)
      })
      try {
        // Notifications arrive in commit order: this one follows those of the write.
        await database.pool.query('select pg_notify($1, $2)', [channel, token])
        if (!(await noticed)) invalidate()
      } catch {
        invalidate()
      } finally {
        clearTimeout(timer)
        pending.delete(token)
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
