import type { Context } from '#server/core/context.ts'
import { type Actor, callerOf } from '#server/core/http/actor.ts'
import { createByteBudget } from '#server/core/http/files/byteBudget.ts'
import { createBulkhead } from '#server/core/http/limits/bulkhead.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { uploadLimits } from '#shared/media/media.ts'
import { mediaApi } from '#shared/media/mediaApi.ts'
import { uploadsOwner } from './media.policy.ts'
import type { Uploads } from './uploads.service.ts'

/** Seven homes of forty pictures. */
const hourly = { points: 300, seconds: 3600 }
const maxBytesInMemory = 160 * 1024 * 1024

export function uploadsRoutes(api: Api, context: Context, uploads: Uploads): void {
  const take = createSharedLimit(context, 'uploads', hourly)
  const budget = createByteBudget(maxBytesInMemory)
  const perPerson = createBulkhead(context.env.LIMITS === 'off' ? Infinity : uploadLimits.concurrent)

  async function admit(uploader: Uploader): Promise<() => void> {
    const release = perPerson.acquire(uploader.key)
    try {
      await take(uploader.key)
      await uploads.requireRoom(uploader.userId)
      return release
    } catch (error) {
      release()
      throw error
    }
  }

  api.serveFile(
    mediaApi.upload,
    {
      bytes: uploadLimits.bytes,
      budget,
      admit: (request) => admit(uploaderOf(callerOf(request, mediaApi.upload))),
    },
    ({ actor, file, request }) =>
      uploads.receive(file, uploaderOf(actor).userId, () => request.socket.destroyed),
  )
}

interface Uploader {
  /** Null: administrators. */
  userId: string | null
  key: string
}

/** Administrators do not share the limit. */
function uploaderOf(actor: Actor): Uploader {
  const userId = uploadsOwner(actor)
  return { userId, key: actor.kind === 'visitor' ? actor.kind : `${actor.kind} ${actor.id}` }
}
