import type { Database } from '#server/core/database/database.ts'
import { type OutboxCursor, readMissed } from './missedChanges.ts'

export interface CatchUp {
  /** Undefined if the outbox cannot be read. Cancels. */
  startFrom(cursor: OutboxCursor | undefined): void
  run(): Promise<void>
  cancel(): void
}

interface Listener {
  onChanges(ids: readonly string[]): void
  /** Some may be unknown. */
  onGap(): unknown
  onError(error: unknown): void
}

export function createCatchUp(
  database: Pick<Database, 'pool' | 'db'>,
  { onChanges, onGap, onError }: Listener,
): CatchUp {
  let cursor: OutboxCursor | undefined
  let attempts = 0
  return {
    startFrom(start) {
      cursor = start
      attempts++
    },
    async run() {
      const attempt = ++attempts
      try {
        const changes = cursor && (await readMissed(database, cursor))
        if (attempt !== attempts) return
        if (!changes) return void onGap()
        cursor = changes.cursor
        onChanges(changes.ids)
      } catch (error) {
        if (attempt === attempts) onError(error)
      }
    },
    cancel: () => void attempts++,
  }
}
