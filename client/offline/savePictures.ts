import { mediaUrl } from '#shared/media/mediaUrls.ts'
import { cacheNames, picturesPath } from './caches.ts'

const maxPictures = 80
/** Bytes in total. */
const maxSize = 8_000_000
/** Bytes of a cached picture, known without reading it. */
const sizeHeader = 'X-Size'

/** Deletes the oldest beyond the bounds. */
export async function savePictures(mediaIds: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  const saved = new Set((await cache.keys()).map(({ url }) => idOf(url)))
  for (const id of mediaIds) if (!saved.has(id)) await save(cache, addressOf(id))
  await prune(cache)
}

async function save(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address)
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/')) return
  const picture = await response.blob()
  const headers = { 'Content-Type': type, [sizeHeader]: String(picture.size) }
  await cache.put(address, new Response(picture, { headers }))
}

function addressOf(id: string): string {
  const shown = [...document.images].find(({ currentSrc }) => currentSrc.includes(`${picturesPath}${id}/`))
  return shown?.currentSrc ?? mediaUrl(id, 640, 'webp')
}

function idOf(url: string): string | undefined {
  return new URL(url).pathname.slice(picturesPath.length).split('/')[0]
}

async function prune(cache: Cache): Promise<void> {
  const newestFirst = (await cache.keys()).toReversed()
  let size = 0
  for (const [index, request] of newestFirst.entries()) {
    size += Number((await cache.match(request))?.headers.get(sizeHeader) ?? 0)
    if (index >= maxPictures || size > maxSize) await cache.delete(request)
  }
}
