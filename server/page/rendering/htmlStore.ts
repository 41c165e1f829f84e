import { hash } from 'node:crypto'
import type { HtmlStore } from '#shared/page/bootData.ts'

/** Bytes. */
const size = 16 * 2 ** 20

/**
 * The newest HTML, as bytes in one ring: outside the heap, which garbage collections walk through, and without the
 * holes that buffers of their own leave in the memory of the process.
 */
export function createHtmlStore(): HtmlStore {
  const ring = Buffer.allocUnsafeSlow(size)
  /** Oldest first. Positions grow with each round. */
  const places = new Map<string, { start: number; length: number }>()
  let end = 0

  // Keys are as long as the HTML.
  const digestOf = (key: string) => hash('sha1', key, 'base64url')

  function reserve(length: number): number {
    const left = size - (end % size)
    const start = length > left ? end + left : end
    end = start + length
    for (const [digest, place] of places) {
      if (place.start >= end - size) break
      places.delete(digest)
    }
    return start
  }

  return {
    get(key) {
      const place = places.get(digestOf(key))
      if (!place) return undefined
      const start = place.start % size
      return ring.subarray(start, start + place.length)
    },
    set(key, html) {
      const { length } = html
      if (length > size) return
      const digest = digestOf(key)
      places.delete(digest)
      const start = reserve(length)
      places.set(digest, { start, length })
      ring.set(html, start % size)
    },
  }
}
