import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { HtmlStore } from '#shared/page/boot.ts'

/** Bytes. */
const maxSize = 16 * 2 ** 20
const overhead = 300

/** The most recently used HTML, as bytes: outside the heap, which garbage collections walk through. */
export function createHtmlStore(): HtmlStore {
  const texts = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length + overhead })
  // Keys are as long as the HTML.
  const digestOf = (key: string) => hash('sha1', key, 'base64url')
  return {
    get: (key) => texts.get(digestOf(key))?.toString(),
    set: (key, html) => void texts.set(digestOf(key), Buffer.from(html)),
  }
}
