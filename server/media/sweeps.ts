import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { FileStore } from '#server/core/files/storage.ts'
import { codeOf, type Logger } from '#server/core/log.ts'
import { deleteForgotten, findForgotten, findUnknown, lockPicture } from './uploads.queries.ts'

export interface Sweeps {
  /** `isUnused`: SQL condition on `media`. */
  sweep(db: Db, isUnused: SQL, now?: Date): Promise<void>
  /** Left by killed uploads. Skipped if most are unknown: probably the wrong database. */
  sweepFiles(db: Db, now?: Date): Promise<void>
}

const forgottenAfter = 24 * 60 * 60 * 1000
const rowsAtOnce = 500
const foldersAtOnce = 5000
/** So few are always deleted. */
const unsuspicious = 50
const pictureName = /^[a-z0-9_-]{1,64}$/

export function createSweeps(log: Logger, store: FileStore): Sweeps {
  async function deletePicture(handle: Db, id: string, isUnused: SQL, since: Date): Promise<void> {
    await handle.transaction(async (tx) => {
      await lockPicture(tx, id)
      if (await deleteForgotten(tx, id, isUnused, since)) await store.remove(id)
    })
  }

  /** The same content may be uploaded right now. */
  async function deleteFolder(handle: Db, id: string): Promise<void> {
    await handle.transaction(async (tx) => {
      await lockPicture(tx, id)
      if ((await findUnknown(tx, [id])).length > 0) await store.remove(id)
    })
  }

  /** `count`: all folders. */
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
