import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#shared/core/language.ts'
import { loadAllWords } from '#shared/words.ts'
import { guaranies, percent, wages, yearDay } from './facts/fact.ts'
import { type FactName, factNames, factOf } from './facts/facts.ts'
import { dateText, originText, valueText } from './facts/factText.ts'
import { type GuideName, guideNames } from './guides.ts'
import { allTextsOf, factsIn, type GuideText, partsOf } from './guideText.ts'
import { guideTexts } from './guideTexts.ts'

const loaded = new Map(
  await Promise.all(languages.map(async (one) => [one, await loadAllWords(one)] as const)),
)
function wordsIn(language: Language) {
  const words = loaded.get(language)
  if (!words) throw new Error(language)
  return words
}
const texts = new Map<string, GuideText>()
for (const name of guideNames)
  for (const language of languages) texts.set(`${name} ${language}`, await guideTexts[name][language]())
function guideIn(language: Language, name: GuideName): GuideText {
  const text = texts.get(`${name} ${language}`)
  if (!text) throw new Error(`${name} ${language}`)
  return text
}

describe.each(guideNames)('the guide of %s', (name) => {
  const spanish = guideIn('es', name)
  const english = guideIn('en', name)

  it('has the same sections, blocks and facts in each language', () => {
    const shape = ({ sections }: GuideText) =>
      sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => (typeof block === 'string' ? 'p' : Object.keys(block))),
      ])
    expect(shape(english)).toEqual(shape(spanish))
    expect(factsIn(allTextsOf(english)).toSorted()).toEqual(factsIn(allTextsOf(spanish)).toSorted())
  })

  it.each(languages)('in %s, states no figure that is not in the table of facts', (language) => {
    const { summary, ...guide } = guideIn(language, name)
    const written = [summary, ...allTextsOf(guide as GuideText)]
      .flatMap(partsOf)
      .map((part) => ('text' in part ? part.text : ''))
      .join(' ')
      // Years, a month of a law's list, a program's version and a square metre.
      .replace(/\b20\d\d\b|2\.0|m²/g, '')
    expect(written.match(/\S*\d\S*/g) ?? []).toEqual([])
    expect(written).not.toContain('{')
  })

  it('marks each figure that is unconfirmed with whom to ask', () => {
    const facts = factsIn(allTextsOf(spanish)).map(factOf)
    // Nothing of law or money stands in how to use the site.
    if (name !== 'using') expect(facts.length).toBeGreaterThan(2)
    for (const { confidence, ask } of facts) if (confidence === 'low') expect(ask).toBeDefined()
  })
})

describe('the table of facts', () => {
  it('has none that no guide states', () => {
    const stated = new Set<FactName>(guideNames.flatMap((name) => factsIn(allTextsOf(guideIn('es', name)))))
    expect(factNames.filter((name) => !stated.has(name))).toEqual([])
  })

  it.each(factNames)('%s has a source and a date', (name) => {
    const fact = factOf(name)
    expect(fact.date).toMatch(/^20\d\d(-\d\d){0,2}$/)
    for (const language of languages) {
      const text = originText(fact, wordsIn(language).guides.factWords)
      expect(text).not.toMatch(/undefined|null/)
      expect(text.endsWith('.')).toBe(true)
    }
  })

  it('is written as each language writes amounts and dates', () => {
    const [es, en] = [wordsIn('es').guides.factWords, wordsIn('en').guides.factWords]
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(valueText(percent(0.74), es))).toBe('0,74%')
    expect(plain(valueText(percent(3, 5), en))).toBe('3% to 5%')
    expect(plain(valueText(guaranies(94_777), es, 7400))).toBe('Gs. 94.777 (unos $13)')
    expect(plain(valueText(guaranies(725_000_000), en, 7400))).toBe('Gs. 725 million (about $98,000)')
    expect(plain(valueText(wages(7), es, 7400))).toBe('7 salarios mínimos (unos Gs. 20,3 millones)')
    expect(plain(valueText(yearDay(3, 31), en))).toBe('31 March')
    expect(dateText('2026-02-09', es)).toBe('9 de febrero de 2026')
    expect(dateText('2025', en)).toBe('2025')
  })

  it('refuses a mark that names nothing', () => {
    expect(() => partsOf('costs {nothing}')).toThrow('names no fact')
    expect(() => partsOf('see [here](nowhere)')).toThrow('names no fact')
  })
})
