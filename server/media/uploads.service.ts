import { and, countDistinct, inArray } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { contentName, type FileStore } from '#server/core/files/storage.ts'
import { createSemaphore } from '#server/core/http/limits/semaphore.ts'
import { type Uploaded, uploadLimits } from '#shared/media/media.ts'
import { mediaFormats, mediaUrl, mediaWidths, pictureUrl } from '#shared/media/mediaUrls.ts'
import { type EncodedPicture, encodePicture, variantSize } from './encode.ts'
import { whereUploadOf } from './media.policy.ts'
import { mediaUploads } from './mediaUploads.table.ts'
import { createSweeps, type Sweeps } from './sweeps.ts'
import {
  findUpload,
  insertPicture,
  insertUpload,
  lockPicture,
  type PictureRow,
  storedBytes,
} from './uploads.queries.ts'
import { validateImage } from './validateImage.ts'

/** Encoding is CPU-bound. */
const encodedAtOnce = 2
/** Larger pictures are encoded alone: they take hundreds of megabytes. */
const largePixels = 20_000_000
const variantCount = mediaWidths.length * mediaFormats.length

export interface Uploads extends Sweeps {
  /**
   * The same content has the same id and is encoded once. `userId` null: administrators. `gone`: the client
   * has disconnected.
   */
  receive(file: Buffer, userId: string | null, gone?: () => boolean): Promise<Uploaded>
  /** Throws `storage_full`. */
  requireRoom(userId: string | null): Promise<void>
}

/** Takes, checks and stores pictures; each belongs to who sent it. */
export function createUploads({ db, log }: Pick<Context, 'db' | 'log'>, store: FileStore): Uploads {
  const encodeOnce = createEncoder()

  async function findWhole(handle: Db, id: string): Promise<PictureRow | undefined> {
    const row = await findUpload(handle, id)
    return row && (await store.list(id)).length === variantCount ? row : undefined
  }

  /** Files first: a row never names a missing file. */
  async function storePicture(
    id: string,
    picture: EncodedPicture,
    userId: string | null,
  ): Promise<PictureRow> {
    const { files, ...rest } = picture
    const row = { id, ...rest }
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
    return db.transaction(async (tx) => {
      await lockPicture(tx, id)
      const isNew = !(await findWhole(tx, id))
      try {
        if (isNew) await write(id, files)
        if (isNew) await insertPicture(tx, { ...row, bytes })
        await insertUpload(tx, id, userId)
      } catch (error) {
        if (isNew) await discard(id)
        throw error
      }
      return row
    })
  }

  async function write(id: string, files: EncodedPicture['files']): Promise<void> {
    const writing = [...files].map(([name, content]) => store.write(`${id}/${name}`, content))
    for (const written of await Promise.allSettled(writing))
      if (written.status === 'rejected') throw written.reason
  }

  async function discard(id: string): Promise<void> {
    try {
      await store.remove(id)
    } catch (error) {
      log.error({ err: error, media: id }, 'the files of a failed upload could not be removed')
    }
  }

  function repeat(id: string, userId: string | null): Promise<PictureRow | undefined> {
    return db.transaction(async (tx) => {
      await lockPicture(tx, id)
      const row = await findWhole(tx, id)
      if (row) await insertUpload(tx, id, userId)
      return row
    })
  }

  return {
    async receive(file, userId, gone = () => false) {
      const id = contentName(file)
      const known = await repeat(id, userId)
      if (known) return toUploaded(known)
      const pixels = await validateImage(file)
      const picture = await encodeOnce(id, file, pixels, gone)
      return toUploaded(await storePicture(id, picture, userId))
    },
    async requireRoom(userId) {
      if (userId !== null && (await storedBytes(db, userId)) >= uploadLimits.storedBytes)
        throw new AppError('storage_full')
    },
    ...createSweeps(log, store),
  }
}

/** Concurrent uploads share an encoding, which is skipped if all clients are gone. */
function createEncoder() {
  const inTurn = createSemaphore({ concurrency: encodedAtOnce })
  const alone = createSemaphore({ concurrency: 1 })
  const underWay = new Map<string, { picture: Promise<EncodedPicture>; callers: (() => boolean)[] }>()

  return (id: string, file: Buffer, pixels: number, gone: () => boolean): Promise<EncodedPicture> => {
    const known = underWay.get(id)
    if (known) {
      known.callers.push(gone)
      return known.picture
    }
    const callers = [gone]
    const work = () =>
      inTurn(() => {
        if (callers.every((hasGone) => hasGone())) throw new AppError('malformed_body')
        return encodePicture(file)
      })
    const picture = (pixels > largePixels ? alone(work) : work()).finally(() => underWay.delete(id))
    underWay.set(id, { picture, callers })
    return picture
  }
}

function toUploaded({ id, width, height, placeholder }: PictureRow): Uploaded {
  return {
    id,
    url: pictureUrl(id),
    width,
    height,
    placeholder,
    variants: mediaFormats.flatMap((format) =>
      mediaWidths.map((wanted) => ({
        url: mediaUrl(id, wanted, format),
        ...variantSize({ width, height }, wanted),
        format,
      })),
    ),
  }
}

/** `null`: administrators. */
export async function areUploadsOf(db: Db, mediaIds: string[], userId: string | null): Promise<boolean> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return true
  const [found] = await db
    .select({ count: countDistinct(mediaUploads.mediaId) })
    .from(mediaUploads)
    .where(and(inArray(mediaUploads.mediaId, ids), whereUploadOf(userId)))
  return found?.count === ids.length
}
