import sharp, { type OverlayOptions } from 'sharp'

export interface Frame {
  /** Milliseconds. */
  at: number
  /** A JPEG. */
  picture: Buffer
}

const step = 500
const width = 180
const height = 320
const gap = 8
const caption = 24
const columns = 10

/** Every half second, up to the last change. */
export async function drawStrip(frames: Frame[], file: string): Promise<void> {
  const last = frames.at(-1)?.at ?? 0
  const times = Array.from({ length: Math.ceil(last / step) + 1 }, (_, index) => index * step)
  const layers = await Promise.all(times.map((time, index) => layersAt(frames, time, index)))
  await sharp({
    create: {
      width: Math.min(times.length, columns) * (width + gap),
      height: Math.ceil(times.length / columns) * (height + caption),
      channels: 3,
      background: 'white',
    },
  })
    .composite(layers.flat())
    .webp({ quality: 70 })
    .toFile(file)
}

async function layersAt(frames: Frame[], time: number, index: number): Promise<OverlayOptions[]> {
  const left = (index % columns) * (width + gap)
  const top = Math.floor(index / columns) * (height + caption)
  const text = Buffer.from(
    `<svg width="${width}" height="${caption}"><text x="2" y="16" font-size="14">${time / 1000} s</text></svg>`,
  )
  const frame = frames.findLast(({ at }) => at <= time)
  if (!frame) return [{ input: text, left, top }]
  const picture = await sharp(frame.picture)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .toBuffer()
  return [
    { input: text, left, top },
    { input: picture, left, top: top + caption },
  ]
}
