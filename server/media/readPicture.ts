import type { Fallbacks } from '#server/core/fallbacks.ts'
import type { MediaLibrary } from './media.service.ts'

/**
 * For what is made of pictures. Undefined if it is gone, and also if it cannot be read now, of which `onFailure` is
 * told.
 */
export type ReadPicture = (id: string, onFailure: () => void) => Promise<Buffer | undefined>

export function createPictureReader(library: MediaLibrary, fallbacks: Fallbacks): ReadPicture {
  return async (id, onFailure) => {
    try {
      return await library.read(id, 1024, 'webp')
    } catch (error) {
      fallbacks.use('picture', error)
      onFailure()
      return undefined
    }
  }
}
