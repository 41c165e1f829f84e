import type { Actor } from '#server/core/actor.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { createSharedLimit } from '#server/core/limits.ts'
import { createLine } from '#server/core/line.ts'
import type { Api } from '#server/core/serve.ts'
import { mediaApi, uploadLimits } from '#shared/media.ts'
import type { Uploads } from './uploads.service.ts'

/** Pictures that one person may send within an hour: seven homes of forty pictures each. */
const hourly = { points: 300, seconds: 3600 }
/** Bytes of files that are being read, wait or are worked on, at most. */
const heldAtOnce = 160 * 1024 * 1024

/** `POST /api/uploads`. */
export function uploadsRoutes(api: Api, context: Context, uploads: Uploads): void {
  const take = createSharedLimit(context, 'uploads', hourly)
  const line = createLine(heldAtOnce)
  api.serveFile(mediaApi.upload, { bytes: uploadLimits.bytes, line }, async ({ actor, file, request }) => {
    await take(uploaderOf(actor).key)
    return uploads.receive(file, uploaderOf(actor).userId, () => request.socket.destroyed)
  })
}

/** Administrators upload for their listings together, but each within a limit of their own. */
function uploaderOf(actor: Actor): { userId: string | null; key: string } {
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  return { userId: actor.kind === 'user' ? actor.id : null, key: `${actor.kind} ${actor.id}` }
}
