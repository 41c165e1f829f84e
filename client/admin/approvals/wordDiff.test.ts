import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff } from './wordDiff.ts'

const sideOf = (before: string, after: string, kind: 'removed' | 'added') =>
  wordDiff(before, after)
    .filter((segment) => segment.kind === 'same' || segment.kind === kind)
    .map(({ text }) => text)
    .join('')

describe('the difference of two texts by words', () => {
  it('names the words that went and came', () => {
    expect(wordDiff('Casa con patio chico', 'Casa con gran patio')).toEqual([
      { kind: 'same', text: 'Casa con ' },
      { kind: 'added', text: 'gran ' },
      { kind: 'same', text: 'patio' },
      { kind: 'removed', text: 'chico' },
    ])
  })

  it('of equal texts is the text, and of nothing the whole', () => {
    expect(wordDiff('Una casa', 'Una casa')).toEqual([{ kind: 'same', text: 'Una casa' }])
    expect(wordDiff('', 'Una casa')).toEqual([{ kind: 'added', text: 'Una casa' }])
    expect(wordDiff('', '')).toEqual([])
  })

  it('always adds up to both texts, but for spaces', () => {
    const text = fc.array(fc.constantFrom('casa', 'patio', 'gran', '\n', '  ', 'ñandú'), { maxLength: 20 })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(' '), other.join(' ')]
        const squeeze = (value: string) => value.replace(/\s+/g, '')
        expect(squeeze(sideOf(before, after, 'removed'))).toBe(squeeze(before))
        expect(sideOf(before, after, 'added').replace(/\s+/g, '')).toBe(squeeze(after))
      }),
    )
  })

  it('of long texts answers at once', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `palabra${index}`).join(' ')
    expect(wordDiff(long, `${long} más`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
