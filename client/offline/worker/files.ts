import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cacheNames } from '#client/offline/caches.ts'

declare const self: ServiceWorkerGlobalScope

/** Includes files of earlier builds that tabs may still use. */
const maxFiles = 250
const batchSize = 6

/** Cache first, as names contain a hash. Rejects responses of captive portals. */
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
