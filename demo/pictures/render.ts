import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { drawScene } from './draw.ts'
import { placeholders } from './placeholders.ts'
import { findScene } from './scenes/pool.ts'
import { sceneHeight, sceneWidth } from './svg.ts'

export type SceneFormat = 'avif' | 'webp' | 'jpeg'

/** A scene's height, in pixels, when it is `width` pixels wide. */
export const heightFor = (width: number) => Math.round((width * sceneHeight) / sceneWidth)

/** The scene as SVG of the wanted size, so that it is drawn once at that size instead of large and then shrunk. */
function svgOf(id: string, width: number): Buffer {
  const scene = findScene(id)
  if (!scene) throw new RangeError(`No such scene: ${id}`)
  const size = `width="${sceneWidth}" height="${sceneHeight}"`
  return Buffer.from(drawScene(scene).replace(size, `width="${width}" height="${heightFor(width)}"`))
}

/**
 * Draws and encodes a scene `width` pixels wide.
 * @throws RangeError for an id that is not in the pool (ask `findScene` first)
 */
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

/** ThumbHash (base64) worked out from the drawing. */
export async function thumbHashOf(id: string): Promise<string> {
  const { data, info } = await sharp(svgOf(id, thumbWidth))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/**
 * ThumbHash (base64) of a scene: what stands in its place until it has come.
 * @throws RangeError for an id that is not in the pool
 */
export function placeholderOf(id: string): string {
  const placeholder = placeholders[id]
  if (!placeholder) throw new RangeError(`No such scene: ${id}`)
  return placeholder
}
