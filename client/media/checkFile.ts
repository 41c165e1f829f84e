import { uploadLimits, uploadTypes } from '#shared/media/media.ts'

export type FileFault = 'too_large' | 'empty' | 'heic_unsupported' | 'not_an_image'

/** Undefined if only the server can tell. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileFault | undefined {
  if (/^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))) return 'heic_unsupported'
  if (type !== '' && !uploadTypes.some((one) => one === type)) return 'not_an_image'
  if (size === 0) return 'empty'
  if (size > uploadLimits.bytes) return 'too_large'
  return undefined
}
