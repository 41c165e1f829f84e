import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { drawScene } from './draw.ts'
import { placeholders } from './placeholders.ts'
import { findScene } from './scenes/pool.ts'
import { sceneHeight, sceneWidth } from './svg.ts'

export type SceneFormat = 'avif' | 'webp' | 'jpeg'

/** Pixels. */
export const heightFor = (width: number) => Math.round((width * sceneHeight) / sceneWidth)

function svgOf(id: string, width: number): Buffer {
  const scene = findScene(id)
  if (!scene) throw new RangeError(`No such scene: ${id}`)
  const size = `width="${sceneWidth}" height="${sceneHeight}"`
  return Buffer.from(drawScene(scene).replace(size, `width="${width}" height="${heightFor(width)}"`))
}

/** Throws a RangeError for an unknown id. */
export async function renderScene(id: string, width: number, format: SceneFormat): Promise<Buffer> {
  const picture = sharp(svgOf(id, width)).resize(width, heightFor(width), { fit: 'fill' }).removeAlpha()
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 58, effort: 2 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78, effort: 3, smartSubsample: true }).toBuffer()
    case 'jpeg':
      return picture.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer()
  }
}

const thumbWidth = 90

export async function thumbHashOf(id: string): Promise<string> {
  const { data, info } = await sharp(svgOf(id, thumbWidth))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** ThumbHash in base64. Throws a RangeError for an unknown id. */
export function placeholderOf(id: string): string {
  const placeholder = placeholders[id]
  if (!placeholder) throw new RangeError(`No such scene: ${id}`)
  return placeholder
}
