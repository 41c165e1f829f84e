import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, actorOf } from '#server/core/http/actor.ts'
import { createByteBudget } from '#server/core/http/files/byteBudget.ts'
import { createBulkhead } from '#server/core/http/limits/bulkhead.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { mediaApi, uploadLimits } from '#shared/media.ts'
import type { Uploads } from './uploads.service.ts'

/** Pictures that one person may send within an hour: seven homes of forty pictures each. */
const hourly = { points: 300, seconds: 3600 }
/** Bytes of files that are being read, wait or are worked on, at most. */
const heldAtOnce = 160 * 1024 * 1024

/** `POST /api/uploads`. Who may send is settled before a byte of the picture is read. */
export function uploadsRoutes(api: Api, context: Context, uploads: Uploads): void {
  const take = createSharedLimit(context, 'uploads', hourly)
  const budget = createByteBudget(heldAtOnce)
  const perPerson = createBulkhead(context.env.LIMITS === 'off' ? Infinity : uploadLimits.atOnce)

  async function admit(uploader: Uploader): Promise<() => void> {
    const leave = perPerson.enter(uploader.key)
    try {
      await take(uploader.key)
      await uploads.requireRoom(uploader.userId)
      return leave
    } catch (error) {
      leave()
      throw error
    }
  }

  api.serveFile(
    mediaApi.upload,
    { bytes: uploadLimits.bytes, budget, admit: (request) => admit(uploaderOf(actorOf(request))) },
    ({ actor, file, request }) =>
      uploads.receive(file, uploaderOf(actor).userId, () => request.socket.destroyed),
  )
}

interface Uploader {
  /** Null: the administrators. */
  userId: string | null
  key: string
}

/** Administrators upload for their listings together, but each within a limit of their own. */
function uploaderOf(actor: Actor): Uploader {
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  return { userId: actor.kind === 'user' ? actor.id : null, key: `${actor.kind} ${actor.id}` }
}
