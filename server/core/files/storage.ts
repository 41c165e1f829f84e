import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '#server/core/errors.ts'
import { codeOf } from '#server/core/log.ts'

/** By key, a relative path such as `a1b2/640.webp`; content is immutable. Unsafe keys throw a RangeError. */
export interface FileStore {
  read(key: string): Promise<Buffer | undefined>
  /** Atomic. Throws `storage_unavailable` where there is no room, or nothing may be written. */
  write(key: string, content: Buffer): Promise<void>
  /** Sorted. */
  list(folder: string): Promise<string[]>
  /** In any order. */
  folders(): AsyncIterable<StoredFolder>
  /** No error if missing. */
  remove(folder: string): Promise<void>
}

export interface StoredFolder {
  name: string
  writtenAt: Date
}

/** 130 bits of the content's SHA-256. */
export function contentName(content: Buffer): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz'
  const digest = createHash('sha256').update(content).digest()
  return Array.from(digest.subarray(0, 26), (byte) => letters[byte & 31]).join('')
}

/** Against path traversal. */
const safeKey = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/

export function requireSafeKey(key: string): void {
  if (!safeKey.test(key)) throw new RangeError(`not a key: ${JSON.stringify(key)}`)
}

export function openFolderStore(root: string): FileStore {
  const drafts = path.join(root, draftFolder)
  let cleaning: Promise<void> | undefined
  const pathOf = (key: string) => {
    requireSafeKey(key)
    return path.join(root, key)
  }
  return {
    async read(key) {
      return ifExists(fs.readFile(pathOf(key)))
    },
    async write(key, content) {
      const file = pathOf(key)
      const draft = path.join(drafts, randomUUID())
      try {
        await fs.mkdir(drafts, { recursive: true })
        cleaning ??= removeOldDrafts(drafts)
        await cleaning
        await fs.writeFile(draft, content)
        await withFolder(file, () => fs.rename(draft, file))
      } catch (error) {
        await fs.rm(draft, { force: true })
        throw asStorageProblem(error)
      }
    },
    async list(folder) {
      const names = (await ifExists(fs.readdir(pathOf(folder)))) ?? []
      return names.sort().map((name) => `${folder}/${name}`)
    },
    async *folders() {
      const entries = (await ifExists(fs.opendir(root))) ?? []
      for await (const entry of entries) {
        if (!entry.isDirectory() || entry.name === draftFolder) continue
        const found = await ifExists(fs.stat(path.join(root, entry.name)))
        if (found) yield { name: entry.name, writtenAt: found.mtime }
      }
    },
    async remove(folder) {
      await fs.rm(pathOf(folder), { recursive: true, force: true, maxRetries: 2 })
    },
  }
}

/** No room, by the disk or by a quota; a file system that may not be written. */
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'])

const asStorageProblem = (error: unknown) =>
  storageCodes.has(codeOf(error) ?? '') ? new AppError('storage_unavailable', { cause: error }) : error

/** No valid key leads here. */
const draftFolder = '.drafts'
const draftAge = 24 * 60 * 60 * 1000

async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of (await ifExists(fs.readdir(folder))) ?? []) {
    const draft = path.join(folder, name)
    const found = await fs.stat(draft).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > draftAge)
      await fs.rm(draft, { force: true }).catch(() => undefined)
  }
}

/** Retries if the folder was removed meanwhile. */
async function withFolder(file: string, write: () => Promise<void>): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  try {
    await write()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    await fs.mkdir(path.dirname(file), { recursive: true })
    await write()
  }
}

async function ifExists<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
