import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '#server/core/errors.ts'
import { type MediaFormat, mediaFormats, mediaWidths, uploadLimits } from '#shared/media.ts'

export interface Size {
  width: number
  height: number
}

export interface EncodedPicture extends Size {
  /** ThumbHash in base64. */
  placeholder: string
  /** Every variant by its file name, such as `640.webp`. */
  files: Map<string, Buffer>
}

// What is decoded once is never asked for again; and one thread per picture, so that several at once share the processors.
sharp.cache(false)
sharp.concurrency(1)

const widest = Math.max(...mediaWidths)
/** A tower of pixels would be as long as it likes. */
const tallest = 2 * widest
/** Seconds of one step, after which a picture that was made to be slow is given up. */
const timeout = 20
const thumbSize = 90

/** How large a picture is in one of its widths: never larger than it came. */
export function variantSize({ width, height }: Size, wanted: number): Size {
  if (width <= wanted) return { width, height }
  return { width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) }
}

/**
 * Turns a judged picture into its variants: upright, the first frame, sRGB on white, nothing kept but the pixels.
 * Throws `broken_image`.
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  try {
    const { data, info } = await decode(file)
    const { width, height, channels } = info
    const draw = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeout })
    const files = new Map<string, Buffer>()
    // One after the other: the pixels of one variant at a time are in memory.
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

/** The picture's pixels at its largest width, from which all else is drawn. */
function decode(file: Buffer) {
  return sharp(file, {
    limitInputPixels: uploadLimits.pixels,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: true,
  })
    .timeout({ seconds: timeout })
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function encode(picture: Sharp, { width, height }: Size, format: MediaFormat): Promise<Buffer> {
  const sized = picture.resize(width, height, { fit: 'fill' })
  // The least effort is three times as fast on a large picture and hardly heavier.
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
