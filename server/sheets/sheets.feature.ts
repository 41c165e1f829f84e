import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import type { MediaLibrary } from '#server/media/media.service.ts'
import { sheetRoutes } from './sheets.routes.ts'

/** PDF to hand over: of a listing, and of a comparison. */
export const sheetsFeature: Feature<{ context: Context; pictures: MediaLibrary }> = {
  name: 'sheets',
  create: ({ context, pictures }) => ({ pages: (app, api) => sheetRoutes(app, api, context, pictures) }),
}
