import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Context } from '#server/core/context.ts'
import { createSemaphore, type SemaphoreBounds } from '#server/core/http/limits/semaphore.ts'
import { openFolderStore } from './storage.ts'

export interface CachedFile {
  /** Of what it is made of. */
  version: string
  read(): Promise<Buffer>
}

interface Options {
  /** In the data folder. */
  folder: string
  extension: string
  /** Increment it when equal content gives another file. */
  made: number
  /** Files in each of 256 folders; a full one is emptied. */
  maxPerFolder: number
  /** Making one is CPU-bound. */
  bounds: SemaphoreBounds
}

/** `dontKeep`: to be called where the file lacks something that it may have the next time. */
export type Make = (dontKeep: () => void) => Promise<Buffer>

/** Makes each file when it is first asked for, once for all who wait, and stores it by its content. */
export function createFileCache(
  { env, log }: Pick<Context, 'env' | 'log'>,
  { folder: root, extension, made, maxPerFolder, bounds }: Options,
): (content: unknown, make: Make) => CachedFile {
  const store = openFolderStore(path.join(env.DATA_DIR, root))
  const making = createSemaphore(bounds)
  const underWay = new Map<string, Promise<Buffer>>()

  async function keep(folder: string, key: string, file: Buffer): Promise<void> {
    if ((await store.list(folder)).length >= maxPerFolder) await store.remove(folder)
    await store.write(key, file)
  }

  return (content, make) => {
    const version = createHash('sha256')
      .update(JSON.stringify([made, content]))
      .digest('hex')
      .slice(0, 24)
    const folder = version.slice(0, 2)
    const key = `${folder}/${version}.${extension}`
    const find = async () => {
      const stored = await store.read(key)
      if (stored) return stored
      let isKept = true
      const dontKeep = () => {
        isKept = false
      }
      const file = await making(() => make(dontKeep))
      if (!isKept) return file
      await keep(folder, key, file).catch((error: unknown) => {
        log.warn({ err: error, file: `${root}/${key}` }, 'a made file could not be kept')
      })
      return file
    }
    return {
      version,
      read() {
        const finding = underWay.get(key) ?? find().finally(() => underWay.delete(key))
        underWay.set(key, finding)
        return finding
      },
    }
  }
}
