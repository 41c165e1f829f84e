import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { media } from '#shared/media/media.ts'
import { mediaRoutes } from './media.routes.ts'
import type { MediaLibrary } from './media.service.ts'
import { uploadsData } from './uploads.personal.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import type { Uploads } from './uploads.service.ts'

interface Services {
  context: Context
  pictures: MediaLibrary
  uploads: Uploads
}

export const mediaFeature: Feature<Services> = {
  name: 'media',
  personalData: uploadsData,
  schemas: { Media: media },
  create: ({ context, pictures, uploads }) => ({
    routes: (api) => uploadsRoutes(api, context, uploads),
    pages: (app) => mediaRoutes(app, context, pictures),
  }),
}
