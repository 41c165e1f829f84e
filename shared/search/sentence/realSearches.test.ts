import { describe, expect, it } from 'vitest'
import { understand } from '#shared/search/sentence.ts'
import { caseRate } from '#tests/cases/sentence/cases.ts'
import { likelySearches } from '#tests/cases/sentence/likelySearches.ts'
import { realSearches } from '#tests/cases/sentence/realSearches.ts'

/** Not in the gazetteer; its words rank. */
const unknown = new Set(['casa en venta san bernabe'])

function understood(text: string) {
  const { filters } = understand(text, { rate: caseRate })
  const gated = filters.amenities?.find((amenity) => amenity === 'gated')
  const transaction = filters.allowsShortTerm ? 'short' : (filters.transactionType ?? gated)
  const { propertyType: types, city, neighborhood } = filters
  return {
    transaction,
    types: types?.toSorted(),
    city: city?.join('+'),
    neighborhood: neighborhood?.join('+'),
  }
}

describe('searches of the same kinds', () => {
  it.each(likelySearches)('$text', ({ text, ...meaning }) => {
    expect(understood(text)).toEqual(meaning)
  })
})

describe('real searches', () => {
  it.each(realSearches.filter(({ text }) => !unknown.has(text)))(
    '$text',
    ({ text, monthly: _, ...meaning }) => {
      expect(understood(text)).toEqual(meaning)
    },
  )

  it('have the words that were not understood left, few of them', () => {
    const left = realSearches.filter(({ text }) => understand(text, { rate: caseRate }).rest !== '')
    expect(left.length).toBeLessThan(40)
  })

  it('are complete, and few are misunderstood', () => {
    const volume = (some: typeof realSearches) => some.reduce((sum, { monthly }) => sum + monthly, 0)
    expect(realSearches).toHaveLength(176)
    const missed = volume(realSearches.filter(({ text }) => unknown.has(text)))
    expect(missed / volume(realSearches)).toBeLessThan(0.01)
  })
})
