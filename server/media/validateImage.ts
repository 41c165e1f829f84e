import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError } from '#server/core/errors.ts'
import { uploadLimits } from '#shared/media/media.ts'

const formats: Record<string, { format: string; compression?: string }> = {
  'image/jpeg': { format: 'jpeg' },
  'image/png': { format: 'png' },
  'image/apng': { format: 'png' },
  'image/webp': { format: 'webp' },
  'image/avif': { format: 'heif', compression: 'av1' },
}

/**
 * Accepted by both file-type and the decoder. Returns its pixels. Throws `not_an_image`, `heic_unsupported`,
 * `broken_image`, `too_many_pixels`.
 */
export async function validateImage(file: Buffer): Promise<number> {
  const mime = await mimeOf(file)
  if (mime?.startsWith('image/hei')) throw new AppError('heic_unsupported')
  const expected = mime === undefined ? undefined : formats[mime]
  if (!expected) throw new AppError('not_an_image')
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('broken_image', { cause })
    })
  if (head.format !== expected.format) throw new AppError('not_an_image')
  if (expected.compression !== undefined && head.compression !== expected.compression)
    throw new AppError('heic_unsupported')
  const pixels = head.width * (head.pageHeight ?? head.height)
  if (pixels > uploadLimits.pixels) throw new AppError('too_many_pixels')
  return pixels
}

/** A still AVIF may begin with its family's brand. */
async function mimeOf(file: Buffer): Promise<string | undefined> {
  const mime = (await fileTypeFromBuffer(file).catch(() => undefined))?.mime
  if (mime !== 'image/heif' && mime !== 'image/heif-sequence') return mime
  const brands = file.subarray(16, Math.min(file.readUInt32BE(0), 128)).toString('latin1')
  return /avi[fs]/.test(brands) ? 'image/avif' : mime
}
