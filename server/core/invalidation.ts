import type { Context } from './context.ts'
import { newId } from './ids.ts'

const channel = 'oga_changed'
/** How long a write waits to hear of itself before everything is forgotten instead. */
const patience = 500

/** Tells when what visitors see was changed, by whichever server. */
export interface Changes {
  /** Whether every change since `start` is known; while false nothing may be kept. */
  readonly listening: boolean
  /** Resolves when all changes committed before the call are known here. */
  settle(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Listens to the notices that triggers send at each commit; `onChange` is also called where notices may be lost. */
export function createChanges({ database }: Pick<Context, 'database'>, onChange: () => void): Changes {
  const waiting = new Map<string, () => void>()
  let listening = false
  let unlisten: (() => Promise<void>) | undefined

  function onNotice(payload: string): void {
    const settled = waiting.get(payload)
    if (settled) settled()
    // A word of another server's own write is no change.
    else if (!payload.startsWith('settle ')) onChange()
  }

  return {
    get listening() {
      return listening
    },
    async settle() {
      if (!listening) return
      const word = `settle ${newId()}`
      let timer: NodeJS.Timeout | undefined
      const heard = new Promise<boolean>((resolve) => {
        waiting.set(word, () => resolve(true))
        timer = setTimeout(resolve, patience, false)
      })
      try {
        // Notices arrive in the order of commits, so this one comes after those of the write.
        await database.pool.query('select pg_notify($1, $2)', [channel, word])
        if (!(await heard)) onChange()
      } catch {
        // The write is done; only what was kept is in doubt.
        onChange()
      } finally {
        clearTimeout(timer)
        waiting.delete(word)
      }
    },
    async start() {
      unlisten = await database.listen(channel, onNotice, (isListening) => {
        listening = isListening
        onChange()
      })
    },
    async stop() {
      listening = false
      await unlisten?.()
    },
  }
}
