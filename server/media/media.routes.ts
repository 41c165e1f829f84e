import type { Express } from 'express'
import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { createBulkhead } from '#server/core/http/limits/bulkhead.ts'
import { addressKey, createMissLimit } from '#server/core/http/limits/limits.ts'
import { type MediaLibrary, variantOf } from './media.service.ts'

/** A page with pictures that are gone has some tens; whoever misses more is guessing. */
export const missLimit = { points: 120, seconds: 60 }
/** So many pictures are known to be there: they are given also to who shares an address with somebody that guesses. */
const mostKnown = 50_000
/** A page asks for some tens at once; whoever asks for more has others wait for what must be drawn. */
export const readsAtOnce = 40

/** `GET /media/{id}/{width}.{format}`: a picture never changes under its name, so it may be kept for ever. */
export function mediaRoutes(app: Express, context: Pick<Context, 'env'>, media: MediaLibrary): void {
  const misses = createMissLimit(context, missLimit)
  const perAddress = createBulkhead(context.env.LIMITS === 'off' ? Infinity : readsAtOnce)
  const known = new LRUCache<string, true>({ max: mostKnown })

  app.get('/media/:id/:file', async (request, response) => {
    const { id, file } = request.params
    const variant = variantOf(file)
    if (!variant || !/^[a-z0-9_-]{1,64}$/.test(id)) throw new AppError('not_found')
    const name = `${id}/${file}`
    const address = addressKey(request.ip)
    if (!known.has(name)) await misses.require(address)
    const leave = perAddress.enter(address)
    const picture = await media.read(id, variant.width, variant.format).finally(leave)
    if (!picture) {
      await misses.count(address)
      throw new AppError('not_found')
    }
    known.set(name, true)
    response
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      })
      .type(`image/${variant.format}`)
      .send(picture)
  })
}
