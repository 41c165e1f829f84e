import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '#server/core/log.ts'

/**
 * Where files are kept that the database only names. Keys are relative paths (`a1b2/640.webp`); what stands under a key
 * never changes, so reading needs no lock and writing twice does no harm. A key that is not safe is a RangeError.
 */
export interface FileStore {
  /** The file, or undefined where there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** Appears whole or not at all. */
  write(key: string, content: Buffer): Promise<void>
  /** The keys of the files in a folder such as `a1b2`, in order. */
  list(folder: string): Promise<string[]>
  /** Every folder at the top, in any order, each once. */
  folders(): AsyncIterable<StoredFolder>
  /** Deletes a folder with all its files; one that is not there is no failure. */
  remove(folder: string): Promise<void>
}

export interface StoredFolder {
  name: string
  /** When a file in it was last written. */
  writtenAt: Date
}

/** A name made of the content alone: 26 letters and digits, 130 bits of its SHA-256. */
export function contentName(content: Buffer): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz'
  const digest = createHash('sha256').update(content).digest()
  return Array.from(digest.subarray(0, 26), (byte) => letters[byte & 31]).join('')
}

/** Segments of small letters, digits, `-`, `_` and inner dots: nothing that leads out of the folder. */
const safeKey = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/

/** Throws a RangeError for a key that could lead out of its store. */
export function requireSafeKey(key: string): void {
  if (!safeKey.test(key)) throw new RangeError(`not a key: ${JSON.stringify(key)}`)
}

/** A store in a folder, which is made when first written to. */
export function openFolderStore(root: string): FileStore {
  const drafts = path.join(root, draftFolder)
  let cleaning: Promise<void> | undefined
  const placeOf = (key: string) => {
    requireSafeKey(key)
    return path.join(root, key)
  }
  return {
    async read(key) {
      return ifThere(fs.readFile(placeOf(key)))
    },
    async write(key, content) {
      const file = placeOf(key)
      await fs.mkdir(drafts, { recursive: true })
      cleaning ??= removeOldDrafts(drafts)
      await cleaning
      const draft = path.join(drafts, randomUUID())
      try {
        await fs.writeFile(draft, content)
        await inItsFolder(file, () => fs.rename(draft, file))
      } catch (error) {
        await fs.rm(draft, { force: true })
        throw error
      }
    },
    async list(folder) {
      const names = (await ifThere(fs.readdir(placeOf(folder)))) ?? []
      return names.sort().map((name) => `${folder}/${name}`)
    },
    async *folders() {
      const entries = (await ifThere(fs.opendir(root))) ?? []
      for await (const entry of entries) {
        if (!entry.isDirectory() || entry.name === draftFolder) continue
        const found = await ifThere(fs.stat(path.join(root, entry.name)))
        if (found) yield { name: entry.name, writtenAt: found.mtime }
      }
    },
    async remove(folder) {
      await fs.rm(placeOf(folder), { recursive: true, force: true, maxRetries: 2 })
    },
  }
}

/** Files are written here first; no key leads here. */
const draftFolder = '.drafts'
const draftAge = 24 * 60 * 60 * 1000

/** Removes what was left by processes that were killed while they wrote. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of (await ifThere(fs.readdir(folder))) ?? []) {
    const draft = path.join(folder, name)
    const found = await fs.stat(draft).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > draftAge)
      await fs.rm(draft, { force: true }).catch(() => undefined)
  }
}

/** Makes the folder first; once more where it was removed between. */
async function inItsFolder(file: string, write: () => Promise<void>): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  try {
    await write()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    await fs.mkdir(path.dirname(file), { recursive: true })
    await write()
  }
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
