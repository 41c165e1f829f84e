import { describe, expect, it } from 'vitest'
import { answerFromGuides } from '#server/ai/guides/answerFromGuides.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { createTexts } from '#server/ai/local/texts.ts'
import { listingTopics } from '#server/ai/local/topics/topicsOfListing.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import { listing } from '#tests/components/samples.ts'
import { rankIntents, threshold } from './intent.ts'
import { twoReadings } from './readings.ts'
import { intents } from './table.ts'

const rate = 7000
/** As the assistant would have shown them. */
const shown =
  '• Casa Luque 1 — $85,000 · 1 dormitorio · Luque\n• Casa Luque 2 — $98,000 · Luque\n• Casa Luque 3 — $120,000 · Luque'
const one = '«Casa Luque 2». Cuesta $98,000.'

const searched: Record<Spoken, string> = {
  es: 'busco casas en Luque',
  en: 'find houses in Luque',
  pt: 'procuro casas em Luque',
}
const ofPage = new Set(['price', 'fair', 'roi', 'similar', 'visit', 'amenities', 'place', 'area'])

function shownFor(question: string): string {
  const guided = answerFromGuides(question, { rate })
  if (guided) return guided.text
  return / (?:segund|second)/.test(question) ? one : shown
}

const named = {
  development: { kind: 'development', name: 'Torre Jasy', slug: 'torre-jasy', isPointed: false },
  agency: { kind: 'agency', name: 'Tajy Propiedades', slug: 'tajy-propiedades', isPointed: false },
} as const

const cases = intents.flatMap(({ name, cases }) =>
  cases.map((given) => [name, [...(given.after ?? []), given.ask].join(' → '), given] as const),
)

describe('the table of intents', () => {
  it.each(cases)('%s: %s', (name, _asked, { after = [], said, ask, onPage, offered }) => {
    const history = after.flatMap((content): ChatEntry[] => [
      { role: 'user', content },
      { role: 'assistant', content: said ?? shownFor(content) },
    ])
    const question = { text: ask, history, listing: onPage && listing(), language: 'es' as const }
    const [best] = rankIntents(intents, readMeaning(question, rate, offered && named[offered]))
    expect(best?.intent.name).toBe(name)
    expect(best?.score).toBeGreaterThanOrEqual(threshold)
  })

  it('has suggestions that mean the same in every language', () => {
    const meantBy = (language: Spoken, name: keyof typeof suggestions) => {
      const suggestion = createTexts(language).words.replies.suggestions[name]
      const ask = typeof suggestion === 'string' ? suggestion : suggestion('Luque')
      const isOfPage = ofPage.has(name)
      const history: ChatEntry[] = isOfPage
        ? []
        : [
            { role: 'user', content: searched[language] },
            { role: 'assistant', content: shown },
          ]
      const meaning = readMeaning(
        { text: ask, history, listing: isOfPage ? listing() : undefined, language: 'es' },
        rate,
      )
      return [name, rankIntents(intents, meaning)[0]?.intent.name, isOfPage && listingTopics(meaning)[0]]
    }
    const { suggestions } = createTexts('es').words.replies
    const names = Object.keys(suggestions).filter(
      (name) => name in suggestions,
    ) as (keyof typeof suggestions)[]
    for (const language of ['en', 'pt'] as const)
      expect(names.map((name) => meantBy(language, name))).toEqual(names.map((name) => meantBy('es', name)))
  })

  it.each([
    [
      'rentabilidad villa morra',
      ['¿Cuánto rinde un departamento en Villa Morra?', 'Mostrame rentabilidad villa morra'],
    ],
    ['casa o departamento', ['¿Qué me conviene: casa o departamento?', 'Mostrame casa o departamento']],
    [
      'return recoleta apartment',
      ['What is the yield of an apartment in Recoleta?', 'Show me return recoleta apartment'],
    ],
    ['casa en luque', undefined],
    ['¿cuánto rinde un depto en villa morra?', undefined],
  ])('offers both readings of %s', (ask, readings) => {
    const read = (text: string) =>
      readMeaning({ text, history: [], listing: undefined, language: 'es' as const }, rate)
    const ranked = rankIntents(intents, read(ask))
    expect(twoReadings(ranked, read(ask))).toEqual(readings)
    for (const [at, reading] of (readings ?? []).entries()) {
      const [best, ...others] = rankIntents(intents, read(reading))
      expect(best?.intent.name).toBe(ranked[at]?.intent.name)
      expect(others.every(({ score }) => score < (best?.score ?? 0))).toBe(true)
    }
  })

  it('names each intent once and gives each cases', () => {
    expect(new Set(intents.map(({ name }) => name)).size).toBe(intents.length)
    expect(intents.filter(({ cases: own }) => own.length < 2)).toEqual([])
  })

  it.each(['asdf qwerty', '???', '🏠', 'palabra '.repeat(50)])('is sure of nothing for %s', (ask) => {
    const question = { text: ask, history: [], listing: undefined, language: 'es' as const }
    const [best] = rankIntents(intents, readMeaning(question, rate))
    expect(best?.score ?? 0).toBeLessThan(threshold)
  })
})
