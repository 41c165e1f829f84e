import type { media as model } from '../es/media.ts'

export const media: typeof model = {
  title: 'Photos',
}
