import { describe, expect, it } from 'vitest'
import { drawNanduti } from './nanduti.ts'

describe('ñandutí lace', () => {
  it('is the same for the same seed', () => expect(drawNanduti(7)).toEqual(drawNanduti(7)))

  it('differs between seeds', () => {
    const drawn = new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(drawNanduti(seed))))
    expect(drawn.size).toBeGreaterThan(15)
  })

  it('has only finite numbers and stays small for any seed', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { threads, woven } = drawNanduti(seed)
      expect(threads + woven).not.toMatch(/NaN|Infinity|undefined/)
      expect(threads.length + woven.length).toBeLessThan(40_000)
    }
  })
})
