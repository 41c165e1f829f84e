import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cacheNames } from '#client/offline/caches.ts'

declare const self: ServiceWorkerGlobalScope

/** Beyond the offline pages' own files: those of other pages, and of the builds before, whose tabs may still be open. */
const maxFiles = 250
/** Files fetched at once while installing, so that the page's own requests are not kept waiting. */
const batchSize = 6

/** Files named by their content: from the cache first. A sign-in page of a network in between is not one. */
const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
          ? response
          : null,
    },
    new ExpirationPlugin({ maxEntries: maxFiles }),
  ],
})

export function serveFiles(): void {
  registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
}

/** Fetches the files of the offline pages; the worker is not installed unless all of them come. */
export async function installFiles(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += batchSize)
    await Promise.all(paths.slice(start, start + batchSize).map((path) => installFile(event, path)))
}

async function installFile(event: ExtendableEvent, path: string): Promise<void> {
  const request = new Request(new URL(path, self.location.origin))
  const [answered, stored] = files.handleAll({ event, request })
  const response = await answered
  await stored
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
}
