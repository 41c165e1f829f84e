import path from 'node:path'
import sharp from 'sharp'

/** `npx tsx scripts/icons.ts`: the logo as PNG icons. */
const folder = path.join(import.meta.dirname, '../client/public')

/** `scale`: width of the drawing as a share of the square. */
function icon(scale: number, radius: number): Buffer {
  const side = 512
  const size = side * scale
  const shift = (side - size) / 2
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" fill="none">
    <rect width="${side}" height="${side}" rx="${radius}" fill="#0d5a61"/>
    <g transform="translate(${shift} ${shift - size * 0.01}) scale(${size / 32})" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="#fbf8f2" stroke-width="2.6" d="M4 15.5 16 5l12 10.5"/>
      <path stroke="#f48fbf" stroke-width="1.5" d="M6.5 27a9.5 9.5 0 0 1 19 0M11.2 27a4.8 4.8 0 0 1 9.6 0M16 27v-9.5M16 27 9.3 20.3M16 27l6.7-6.7M6.5 27h19"/>
    </g>
  </svg>`)
}

async function write(name: string, picture: Buffer, size: number): Promise<void> {
  await sharp(picture)
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, name))
}

const rounded = icon(0.72, 112)
const full = icon(0.56, 0)
await write('icon-192.png', rounded, 192)
await write('icon-512.png', rounded, 512)
await write('icon-maskable-192.png', full, 192)
await write('icon-maskable-512.png', full, 512)
await write('apple-touch-icon.png', icon(0.66, 0), 180)
