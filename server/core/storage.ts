import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * Where files are kept that the database only names. Keys are relative paths (`a1b2/640.webp`); what stands under a key
 * never changes, so reading needs no lock and writing twice does no harm.
 */
export interface FileStore {
  /** The file, or undefined where there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** Appears whole or not at all. */
  write(key: string, content: Buffer): Promise<void>
}

/** A name made of the content alone: 26 letters and digits, 130 bits of its SHA-256. */
export function contentName(content: Buffer): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz'
  const digest = createHash('sha256').update(content).digest()
  return Array.from(digest.subarray(0, 26), (byte) => letters[byte & 31]).join('')
}

/** Segments of small letters, digits, `-`, `_` and inner dots: nothing that leads out of the folder. */
const safeKey = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/

/** A store in a folder, which is made when first written to. A key that is not safe is a RangeError. */
export function openFolderStore(folder: string): FileStore {
  const fileOf = (key: string) => {
    if (!safeKey.test(key)) throw new RangeError(`not a key: ${JSON.stringify(key)}`)
    return path.join(folder, key)
  }
  return {
    async read(key) {
      try {
        return await fs.readFile(fileOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async write(key, content) {
      const file = fileOf(key)
      await fs.mkdir(path.dirname(file), { recursive: true })
      const draft = `${file}.${randomUUID()}.tmp`
      try {
        await fs.writeFile(draft, content)
        await fs.rename(draft, file)
      } catch (error) {
        await fs.rm(draft, { force: true })
        throw error
      }
    },
  }
}
