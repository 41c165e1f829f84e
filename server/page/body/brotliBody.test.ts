import zlib from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNonce } from '#server/core/http/security.ts'
import { packBrotli } from './brotliBody.ts'

/** Elements as pages have them, between two nonces. */
const part = fc
  .array(fc.constantFrom('<script nonce="', '">', '<li class="flex">', 'Casa en Ñemby ', 'A==', '{"id":1}'), {
    maxLength: 60,
  })
  .map((pieces) => Buffer.from(`" ${pieces.join('')}`))

describe('a page in brotli', () => {
  it('has each nonce in all its places, where it can be packed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 2, maxLength: 12 }), async (parts) => {
        const write = await packBrotli(parts)
        for (const nonce of [createNonce(), createNonce(), 'AAAAAAAAAAAAAAAAAAAAAA==']) {
          if (write)
            expect(zlib.brotliDecompressSync(write(Buffer.from(nonce))).toString()).toBe(
              parts.map(String).join(nonce),
            )
        }
      }),
      { numRuns: 50 },
    )
  })

  it('is smaller than one compressed in a hurry', async () => {
    const text = Array.from(
      { length: 500 },
      (_, n) => `<li id="${n}"><a href="/property/${n * 7919}">Casa</a></li>`,
    )
    const parts = ['<script nonce="', `">${text.join('')}<script nonce="`, '"></script>'].map((one) =>
      Buffer.from(one),
    )
    const write = await packBrotli(parts)
    const page = zlib.gzipSync(parts.join(createNonce()))
    expect(write?.(Buffer.from(createNonce())).length).toBeLessThan(page.length)
  })
})
