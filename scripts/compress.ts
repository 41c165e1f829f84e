import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Pictures and fonts are already compressed. */
const text = /\.(js|css|svg|json|webmanifest|txt)$/
const minSize = 512

/** Writes `.br` and `.gz`. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file)
  if (content.length < minSize) return
  const options = {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }
  await Promise.all([
    brotli(content, options).then((small) => fs.writeFile(`${file}.br`, small)),
    gzip(content, { level: 9 }).then((small) => fs.writeFile(`${file}.gz`, small)),
  ])
}
