import { describe, expect, it } from 'vitest'
import { guideText } from '#server/ai/guides/guideTexts.ts'
import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import { rankIntents } from '#server/ai/local/intents/intent.ts'
import { intents } from '#server/ai/local/intents/table.ts'
import { findFaq } from '#server/ai/local/passages/phrasings.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import { factsIn, partsOf } from '#shared/guides/guideText.ts'
import { sampleOf } from '#tests/support/fuzz.ts'
import { faq } from './faq.ts'

const rate = 7400
const languages: readonly AnswerLanguage[] = ['es', 'en', 'pt']
const entries = Object.entries(faq)
const phrasings = entries.flatMap(([name, { asked }]) =>
  languages.flatMap((language) => asked[language].split(' | ').map((text) => [text, name] as const)),
)

const meant = (text: string) => {
  const question = { text, history: [], listing: undefined, language: 'es' as const }
  return rankIntents(intents, readMeaning(question, rate))[0]?.intent.name
}

/** Thousands of phrasings, each looked for among all: half a minute of a slow processor. */
const timeout = 240_000

describe('a frequent question', () => {
  it(
    'is found by each of its phrasings',
    () => {
      const lost = sampleOf(phrasings).filter(([text, name]) => findFaq(text)?.name !== name)
      expect(lost.map(([text, name]) => `${name}: ${text} → ${findFaq(text)?.name}`)).toEqual([])
    },
    timeout,
  )

  it(
    'is answered as such in each language',
    () => {
      const asked = sampleOf(entries, 1).flatMap(([name, { asked: of }]) =>
        languages.map((language) => [name, of[language].split(' | ')[0] ?? ''] as const),
      )
      const lost = asked.filter(([, text]) => meant(text) !== 'faq')
      expect(lost.map(([name, text]) => `${name}: ${text} → ${meant(text)}`)).toEqual([])
    },
    timeout,
  )

  it('is left where homes are searched for', () => {
    const searches = [
      'depto 2 dormitorios villa morra hasta 500 dólares',
      'busco casa con patio en Luque que acepte mascotas',
      'apartment for rent near Shopping del Sol, furnished',
      'quero alugar apartamento mobiliado em Assunção',
    ]
    expect(searches.map(meant).filter((name) => name === 'faq')).toEqual([])
  })
})

describe('its answer', () => {
  const answers = entries.flatMap(([name, { answer }]) =>
    languages.map((language) => [`${name} ${language}`, answer[language]] as const),
  )

  it('states figures by their facts alone', () => {
    const bare = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    expect(answers.filter(([, text]) => /\d/.test(bare(text).join(' '))).map(([name]) => name)).toEqual([])
  })

  it('proves the same in each language', () => {
    const differing = entries.filter(([, { answer }]) => {
      const [es, en, pt] = languages.map((language) => factsIn([answer[language]]).toSorted().join())
      return es !== en || es !== pt
    })
    expect(differing.map(([name]) => name)).toEqual([])
  })

  it('leads to a section that is there', () => {
    const lost = entries.filter(
      ([, { more }]) =>
        more?.section && !guideText(more.guide, 'es').sections.some(({ id }) => id === more.section),
    )
    expect(lost.map(([name]) => name)).toEqual([])
  })
})
