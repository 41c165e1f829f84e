import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { FileStore } from '#server/core/files/storage.ts'
import { codeOf, type Logger } from '#server/core/log.ts'
import { deleteForgotten, findForgotten, findUnknown, lockPicture } from './uploads.queries.ts'

export interface Sweeps {
  /** Those older than a day; `isUnused` is a condition on `media`. */
  sweep(db: Db, isUnused: SQL, now?: Date): Promise<void>
  /**
   * Deletes folders older than a day that no row names, left by uploads that were killed. Does nothing where
   * most are unknown: then it is the wrong database.
   */
  sweepFiles(db: Db, now?: Date): Promise<void>
}

const forgottenAfter = 24 * 60 * 60 * 1000
const rowsAtOnce = 500
const foldersAtOnce = 5000
/** So few unknown folders are always deleted. */
const unsuspicious = 50
/** Other names are not pictures' folders. */
const pictureName = /^[a-z0-9_-]{1,64}$/

export function createSweeps(log: Logger, store: FileStore): Sweeps {
  async function deletePicture(handle: Db, id: string, isUnused: SQL, since: Date): Promise<void> {
    await handle.transaction(async (tx) => {
      await lockPicture(tx, id)
      if (await deleteForgotten(tx, id, isUnused, since)) await store.remove(id)
    })
  }

  /** Checks again under the lock: the same content may be uploaded right now. */
  async function deleteFolder(handle: Db, id: string): Promise<void> {
    await handle.transaction(async (tx) => {
      await lockPicture(tx, id)
      if ((await findUnknown(tx, [id])).length > 0) await store.remove(id)
    })
  }

  /** The number is of all folders. */
  async function findOrphans(handle: Db, before: Date): Promise<{ orphans: string[]; count: number }> {
    const orphans: string[] = []
    let count = 0
    let names: string[] = []
    const look = async () => {
      orphans.push(...(await findUnknown(handle, names)))
      names = []
    }
    for await (const { name, writtenAt } of store.folders()) {
      if (!pictureName.test(name)) continue
      count += 1
      if (writtenAt < before) names.push(name)
      if (names.length === rowsAtOnce) await look()
    }
    await look()
    return { orphans, count }
  }

  return {
    async sweep(handle, isUnused, now = new Date()) {
      const since = new Date(now.getTime() - forgottenAfter)
      for (const id of await findForgotten(handle, isUnused, since, rowsAtOnce)) {
        try {
          await deletePicture(handle, id, isUnused, since)
        } catch (error) {
          // A listing referenced it at the same time.
          if (!isStillReferenced(error)) throw error
        }
      }
    },
    async sweepFiles(handle, now = new Date()) {
      const { orphans, count } = await findOrphans(handle, new Date(now.getTime() - forgottenAfter))
      if (orphans.length > Math.max(unsuspicious, count / 2)) {
        log.error(
          { orphans: orphans.length, count },
          'most of the store is unknown to the database: nothing is deleted',
        )
        return
      }
      for (const id of orphans.slice(0, foldersAtOnce)) await deleteFolder(handle, id)
      if (orphans.length > 0)
        log.info({ orphans: orphans.length, count }, 'folders without a picture were deleted')
    },
  }
}

const isStillReferenced = (error: unknown) => ['23503', '23001'].includes(codeOf(error) ?? '')
