import { describe, expect, it } from 'vitest'
import { loopsOf } from './loops.ts'

const at = (...corners: [x: number, y: number][]) => corners.map(([x, y]) => ({ x, y }))

describe('parts of an outline', () => {
  it('are the outline itself where it crosses nothing', () => {
    const square = at([0, 0], [4, 0], [4, 4], [0, 4])
    expect(loopsOf(square)).toEqual([square])
  })

  it('are two where it crosses itself once, which meet there', () => {
    const bow = at([0, 0], [4, 4], [4, 0], [0, 4])
    expect(loopsOf(bow)).toEqual([at([2, 2], [4, 4], [4, 0]), at([0, 0], [2, 2], [0, 4])])
  })

  it('cross nothing, however often the outline does', () => {
    const star = Array.from({ length: 5 }, (_, index) => ({
      x: Math.cos((index * 4 * Math.PI) / 5),
      y: Math.sin((index * 4 * Math.PI) / 5),
    }))
    const loops = loopsOf(star)
    expect(loops.length).toBeGreaterThan(1)
    for (const loop of loops) expect(loopsOf(loop)).toHaveLength(1)
    const wild = Array.from({ length: 100 }, (_, index) => ({ x: (index * 37) % 100, y: (index * 61) % 97 }))
    expect(loopsOf(wild).length).toBeLessThan(1000)
  })
})
