import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Distinct by seed. */
export function draw(width = 200, height = 120, seed = 0): Sharp {
  const lines = Array.from(
    { length: (seed % 40) + 1 },
    (_, at) => `<rect x="0" y="${at * 3}" width="${width}" height="1" fill="#0a0"/>`,
  )
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#d00"/><rect x="50%" width="50%" height="100%" fill="#00d"/>${lines.join('')}</svg>`,
    ),
  ).removeAlpha()
}

/** A few kilobytes for any size. */
export function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Node 20's `node:zlib` has none. */
function crc(data: Buffer): number {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** An iPhone's header, followed by anything. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(400, 7),
])

export function formWith(
  content: Uint8Array<ArrayBuffer> | Buffer,
  name = 'photo.jpg',
  field = 'file',
): FormData {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  return form
}
