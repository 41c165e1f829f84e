import type { Express } from 'express'
import { AppError } from '#server/core/errors.ts'
import { type MediaLibrary, variantOf } from './media.service.ts'

/** `GET /media/{id}/{width}.{format}`: a picture never changes under its name, so it may be kept for ever. */
export function mediaRoutes(app: Express, media: MediaLibrary): void {
  app.get('/media/:id/:file', async (request, response) => {
    const { id, file } = request.params
    const variant = variantOf(file)
    const picture =
      variant && /^[a-z0-9_-]{1,64}$/.test(id)
        ? await media.read(id, variant.width, variant.format)
        : undefined
    if (!variant || !picture) throw new AppError('not_found')
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
