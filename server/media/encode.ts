import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '#server/core/errors.ts'
import { uploadLimits } from '#shared/media/media.ts'
import { type MediaFormat, mediaFormats, mediaWidths } from '#shared/media/mediaUrls.ts'

export interface Size {
  width: number
  height: number
}

export interface EncodedPicture extends Size {
  /** ThumbHash in base64. */
  placeholder: string
  /** By file name, such as `640.webp`. */
  files: Map<string, Buffer>
}

// One thread per picture, as several are encoded at once.
sharp.cache(false)
sharp.concurrency(1)

const widest = Math.max(...mediaWidths)
const maxHeight = 2 * widest
/** Seconds per step. */
const timeout = 20
const thumbSize = 90

/** Never enlarged. */
export function variantSize({ width, height }: Size, wanted: number): Size {
  if (width <= wanted) return { width, height }
  return { width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) }
}

/** Upright, first frame, sRGB on white, without metadata. Throws `broken_image`. */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  try {
    const { data, info } = await decode(file)
    const { width, height, channels } = info
    const draw = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeout })
    const files = new Map<string, Buffer>()
    // One variant's pixels in memory at a time.
    for (const format of mediaFormats) {
      const drawn = new Map<number, Buffer>()
      for (const wanted of mediaWidths) {
        const size = variantSize(info, wanted)
        const content = drawn.get(size.width) ?? (await encode(draw(), size, format))
        drawn.set(size.width, content)
        files.set(`${wanted}.${format}`, content)
      }
    }
    return { width, height, placeholder: await thumbHash(draw()), files }
  } catch (cause) {
    throw new AppError('broken_image', { cause })
  }
}

function decode(file: Buffer) {
  return sharp(file, {
    limitInputPixels: uploadLimits.pixels,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: true,
  })
    .timeout({ seconds: timeout })
    .resize({ width: widest, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function encode(picture: Sharp, { width, height }: Size, format: MediaFormat): Promise<Buffer> {
  const sized = picture.resize(width, height, { fit: 'fill' })
  // Three times as fast on large pictures, with hardly larger files.
  return format === 'avif'
    ? sized.avif({ quality: 58, effort: width > 1024 ? 0 : 1 }).toBuffer()
    : sized.webp({ quality: 78, effort: 2 }).toBuffer()
}

async function thumbHash(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(thumbSize, thumbSize, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
