import { describe, expect, it } from 'vitest'
import { isOutline, outlineOf } from './outline.ts'

const circle = (corners: number, radius: number) =>
  Array.from({ length: corners }, (_, index) => ({
    x: 200 + radius * Math.cos((2 * Math.PI * index) / corners),
    y: 200 + radius * Math.sin((2 * Math.PI * index) / corners),
  }))

describe('what a finger drew', () => {
  it('has few corners, near the line', () => {
    const outline = outlineOf(circle(400, 150)) ?? []
    expect(outline.length).toBeGreaterThan(6)
    expect(outline.length).toBeLessThanOrEqual(60)
    for (const { x, y } of outline) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(150, 5)
  })

  it('has at most 60 corners, however wild it is', () => {
    const wild = Array.from({ length: 1000 }, (_, index) => ({ x: index, y: index % 2 === 0 ? 0 : 500 }))
    expect(outlineOf(wild)?.length ?? 0).toBeLessThanOrEqual(60)
  })

  it('may cross itself', () => {
    const eight = Array.from({ length: 80 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 80
      return { x: 200 + 100 * Math.sin(angle), y: 200 + 60 * Math.sin(2 * angle) }
    })
    expect(outlineOf(eight)?.length).toBeGreaterThan(6)
  })

  it('is none where it encloses nothing: a slip, a stroke there and back, a point', () => {
    expect(outlineOf(circle(20, 8))).toBeUndefined()
    expect(
      outlineOf([
        { x: 0, y: 0 },
        { x: 300, y: 0 },
        { x: 0, y: 1 },
      ]),
    ).toBeUndefined()
    expect(outlineOf([{ x: 5, y: 5 }])).toBeUndefined()
    expect(outlineOf([])).toBeUndefined()
  })

  it('may cross itself', () => {
    const bow = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 0, y: 150 },
      { x: 260, y: 150 },
    ]
    expect(isOutline(bow)).toBe(true)
  })
})
