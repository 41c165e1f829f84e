import type { Database } from '#server/core/database/database.ts'
import { type LogPosition, readChanges } from './changeLog.ts'

export interface CatchUp {
  /** From the start of a build on. Undefined where the log cannot be read. */
  startFrom(position: LogPosition | undefined): void
  run(): Promise<void>
  /** What is read is not heard of again. */
  cancel(): void
}

interface Listener {
  onChanges(ids: readonly string[]): void
  /** The log does not prove what changed. */
  onGap(): unknown
  onError(error: unknown): void
}

export function createCatchUp(pool: Database['pool'], { onChanges, onGap, onError }: Listener): CatchUp {
  let position: LogPosition | undefined
  let attempts = 0
  return {
    startFrom(start) {
      position = start
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
