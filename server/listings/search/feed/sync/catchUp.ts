import type { Database } from '#server/core/database/database.ts'
import { type LogPosition, readChanges } from './changeLog.ts'

export interface CatchUp {
  /** Undefined if the log cannot be read. Cancels. */
  startFrom(position: LogPosition | undefined): void
  run(): Promise<void>
  cancel(): void
}

interface Listener {
  onChanges(ids: readonly string[]): void
  /** The log is incomplete. */
  onGap(): unknown
  onError(error: unknown): void
}

export function createCatchUp(pool: Database['pool'], { onChanges, onGap, onError }: Listener): CatchUp {
  let position: LogPosition | undefined
  let attempts = 0
  return {
    startFrom(start) {
      position = start
      attempts++
    },
    async run() {
      const attempt = ++attempts
      try {
        const changes = position && (await readChanges(pool, position))
        if (attempt !== attempts) return
        if (!changes) return void onGap()
        position = changes.position
        onChanges(changes.ids)
      } catch (error) {
        if (attempt === attempts) onError(error)
      }
    },
    cancel: () => void attempts++,
  }
}
