import { registerRoute } from 'workbox-routing'
import { cacheNames, picturesPath } from '#client/offline/caches.ts'

/** From the network, else a saved one of any width. */
export function servePictures(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(picturesPath),
    async ({ request, url }) => {
      try {
        return await fetch(request)
      } catch (error) {
        const saved = await findPicture(url)
        if (!saved) throw error
        return saved
      }
    },
  )
}

async function findPicture({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pictures)
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  const saved = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
  return saved && cache.match(saved)
}
