import { describe, expect, it } from 'vitest'
import { understand } from '#shared/search/sentence.ts'
import { caseRate } from './cases.ts'
import { realSearches } from './realSearches.ts'

/** Not in the gazetteer; its words rank. */
const unknown = new Set(['casa en venta san bernabe'])

function meaningOf(text: string) {
  const { filters } = understand(text, { rate: caseRate })
  const gated = filters.amenities?.find((amenity) => amenity === 'gated')
  const transaction = filters.allowsShortTerm ? 'short' : (filters.transactionType ?? gated)
  const { propertyType: types, city, neighborhood } = filters
  return { transaction, types, city: city?.join('+'), neighborhood: neighborhood?.join('+') }
}

describe('real searches', () => {
  it.each(realSearches.filter(({ text }) => !unknown.has(text)))(
    '$text',
    ({ text, monthly: _, ...meaning }) => {
      expect(meaningOf(text)).toEqual({
        transaction: undefined,
        types: undefined,
        city: undefined,
        neighborhood: undefined,
        ...meaning,
      })
    },
  )

  it('are complete, and few are misunderstood', () => {
    const volume = (some: typeof realSearches) => some.reduce((sum, { monthly }) => sum + monthly, 0)
    expect(realSearches).toHaveLength(176)
    const missed = volume(realSearches.filter(({ text }) => unknown.has(text)))
    expect(missed / volume(realSearches)).toBeLessThan(0.01)
  })
})
