import type { Page } from '@playwright/test'
import { type FrontServer, startFrontServer } from '#tests/support/frontServer.ts'
import { test as base, expect, smallPicture } from './fixtures.ts'

export let front: FrontServer

/** Behind `front`. */
export const test = base.extend<{ serviceWorkers: 'allow' | 'block' }>({
  baseURL: async ({ baseURL }, use) => {
    front = await startFrontServer(baseURL ?? '')
    const picture = { headers: { 'Content-Type': smallPicture.contentType }, body: smallPicture.body }
    front.replace = (path) => (path.startsWith('/media/') ? picture : undefined)
    await use(front.origin)
    await front.close()
  },
  serviceWorkers: 'allow',
  // Routes do not intercept a worker's requests.
  realPictures: true,
})

/** Waits until the worker can serve pages offline. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

interface SavedCopy {
  hash: string
  kind: string
}

export function savedCopies(page: Page): Promise<SavedCopy[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'oga-offline')) return []
    const database = await done(indexedDB.open('oga-offline'))
    const copies: SavedCopy[] = await done(database.transaction('copies').objectStore('copies').getAll())
    database.close()
    return copies.map(({ hash, kind }) => ({ hash, kind }))
  })
}

export async function expectSaved(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await savedCopies(page)).some(({ hash }) => hash.includes(text))).toBe(true)
}

export async function expectPictures(page: Page): Promise<void> {
  const count = () => page.evaluate(async () => (await (await caches.open('oga-pictures')).keys()).length)
  await expect.poll(count).toBeGreaterThan(0)
}
