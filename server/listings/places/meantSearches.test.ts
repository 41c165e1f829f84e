import { describe, expect, it } from 'vitest'
import { caseRate } from '#tests/cases/sentence/cases.ts'
import { differences, type MeantSearch, readMeantSearches } from '#tests/cases/sentence/meaning.ts'
import { realSearches } from '#tests/cases/sentence/realSearches.ts'
import { understandText } from './understandText.ts'

const missedOf = (searches: readonly MeantSearch[]) =>
  searches.flatMap((search) => {
    const found = differences(search, understandText(search.text, { rate: caseRate }))
    return found.length > 0 ? [`${search.kind} | ${search.text} | ${found.join('; ')}`] : []
  })

/** Not in the gazetteer; its words rank. */
const unknown = new Set(['casa en venta san bernabe'])

describe('searches, as they were meant', () => {
  it('are understood where they are known', () => {
    const searches = readMeantSearches('meantSearches.tsv')
    const missed = missedOf(searches)
    expect(missed.length / searches.length, missed.join('\n')).toBeLessThanOrEqual(0.005)
  })

  it('are understood where they were not seen before', () => {
    const searches = readMeantSearches('newSearches.tsv')
    const missed = missedOf(searches)
    expect(missed.length / searches.length, missed.join('\n')).toBeLessThanOrEqual(0.04)
  })

  it('are understood as people really type them', () => {
    const missed = realSearches.filter(({ text, transaction, types, city, neighborhood }) => {
      const { filters } = understandText(text, { rate: caseRate })
      const gated = filters.amenities?.includes('gated') ? 'gated' : undefined
      const offer = filters.allowsShortTerm ? 'short' : (filters.transactionType ?? gated)
      const got = [
        offer,
        filters.propertyType?.toSorted().join(),
        filters.city?.join('+'),
        filters.neighborhood?.join('+'),
      ]
      return `${got}` !== `${[transaction, types?.join(), city, neighborhood]}` && !unknown.has(text)
    })
    expect(missed).toEqual([])
  })
})
