import type { Express } from 'express'
import { LRUCache } from 'lru-cache'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import { bulkheadByAddress, missLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { type MediaLibrary, variantOf } from './media.service.ts'

/** Pages may have deleted pictures; more misses are guesses. */
export const missLimit = { points: 120, seconds: 60 }
/** Known pictures are served even beyond the limit of misses. */
const maxKnown = 50_000
/** Per address. */
export const readsAtOnce = 40

/** `GET /media/{id}/{width}.{format}`: immutable. */
export function mediaRoutes(app: Express, context: Pick<Context, 'env'>, media: MediaLibrary): void {
  const misses = missLimitByAddress(context, missLimit)
  const perAddress = bulkheadByAddress(context.env.LIMITS === 'off' ? Infinity : readsAtOnce)
  const known = new LRUCache<string, true>({ max: maxKnown })

  app.get('/media/:id/:file', async (request, response) => {
    const { id, file } = request.params
    const variant = variantOf(file)
    if (!variant || !/^[a-z0-9_-]{1,64}$/.test(id)) throw new AppError('not_found')
    const name = `${id}/${file}`
    const address = addressOf(request)
    if (!known.has(name)) await misses.require(address)
    const release = perAddress.acquire(address)
    const picture = await media.read(id, variant.width, variant.format).finally(release)
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
