import zlib from 'node:zlib'
import { expect, it } from 'vitest'
import { appendCrc, crcShift } from './crc32.ts'

it('the CRC of two texts one after the other is the one of both', () => {
  const texts = ['', 'a', 'Óga', 'x'.repeat(1000), '<li>'.repeat(70_001)]
  for (const first of texts)
    for (const second of texts) {
      const bytes = Buffer.from(second)
      const crc = appendCrc(zlib.crc32(first), zlib.crc32(bytes), crcShift(bytes.length))
      expect(crc).toBe(zlib.crc32(first + second))
    }
})
