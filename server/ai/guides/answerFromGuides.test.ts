import { describe, expect, it } from 'vitest'
import { factOf } from '#shared/guides/facts/facts.ts'
import { factsIn } from '#shared/guides/guideText.ts'
import { matchPage } from '#shared/pages.ts'
import { notForGuides } from '#tests/cases/guides/notForGuides.ts'
import { guideQuestions } from '#tests/cases/guides/questions.ts'
import { answerFromGuides, answerOf } from './answerFromGuides.ts'
import type { AnswerLanguage } from './topic.ts'
import { type GuideTopic, topicNames, topicOf } from './topics/topics.ts'

const rate = 7400
const cases = topicNames.flatMap((topic) =>
  guideQuestions[topic].map((question) => [question, topic] as const),
)
const languages: readonly AnswerLanguage[] = ['es', 'en', 'pt']

describe('a question that a guide answers', () => {
  it.each(cases)('%s is about %s', (question, topic) => {
    expect(answerFromGuides(question, { rate })?.topic).toBe(topic)
  })

  it('is known without accents, in capitals and without its marks', () => {
    const bare = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[\p{M}¿?]/gu, '')
        .toUpperCase()
    const lost = cases.filter(
      ([question, topic]) => answerFromGuides(bare(question), { rate })?.topic !== topic,
    )
    expect(lost).toEqual([])
  })

  it('is answered in the language it was asked in, unless another is given', () => {
    const asked = [
      '¿cuánto cobra la inmobiliaria?',
      'how much do agents charge?',
      'quanto cobra a imobiliária?',
    ]
    expect(asked.map((one) => answerFromGuides(one, { rate })?.language)).toEqual(languages)
    expect(answerFromGuides('cuánto cobra la inmobiliaria', { rate, language: 'en' })?.text).toContain(
      'the agency usually charges 3% to 5% plus VAT',
    )
  })

  it('tells a question from its words alone', () => {
    expect(answerFromGuides('How much are closing costs?', { rate })?.strength).toBe(2)
    expect(answerFromGuides('closing costs', { rate })?.strength).toBe(1)
  })
})

describe('what no guide is about', () => {
  it.each(notForGuides)('%s is left to others', (text) => {
    expect(answerFromGuides(text, { rate })).toBeUndefined()
  })

  it('ten thousand words and one letter many times are read in no time', () => {
    for (const text of ['a'.repeat(100_000), 'que impuestos compra '.repeat(10_000), 'que '.repeat(50_000)]) {
      const start = performance.now()
      answerFromGuides(text, { rate })
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })
})

const answers = topicNames.flatMap((topic) => languages.map((language) => [topic, language] as const))

describe('an answer', () => {
  it.each(answers)(
    'about %s, in %s, gives its figures, names a source and links its guide',
    (topic, language) => {
      const { text, link, sources } = answerOf(topic, { language, rate, strength: 2 })
      expect(text).not.toMatch(/[{}[\]\n]|undefined|NaN/)
      expect(text).toContain(link.text)
      expect(matchPage(link.to.split('#', 1)[0] ?? '').name).toBe('guide')
      expect(sources.length).toBeGreaterThan(0)
      expect(text).toContain(sources[0]?.name)
    },
  )

  it.each(topicNames)(
    'about %s states the same facts in every language, two or three sentences long',
    (topic) => {
      const { answer } = topicOf(topic)
      const [first, ...others] = languages.map((language) => factsIn([answer[language]]).toSorted())
      for (const other of others) expect(other).toEqual(first)
      for (const text of Object.values(answer)) {
        const sentences = text.replaceAll(/\{[^}]*\}/g, '#').split(/[.?!:] (?=\p{Lu})/u)
        expect(sentences.length).toBeLessThanOrEqual(4)
      }
    },
  )

  it('says what is unconfirmed and whom to ask, and only then', () => {
    const said = (topic: GuideTopic) => answerOf(topic, { language: 'es', rate, strength: 2 })
    expect(said('notaryFee').isSure).toBe(false)
    expect(said('notaryFee').text).toContain('preguntá a un escribano')
    expect(said('transferTime').isSure).toBe(true)
    expect(said('transferTime').text).not.toContain('confirmado')
    for (const topic of topicNames) {
      const isLow = factsIn([topicOf(topic).answer.es]).some((fact) => factOf(fact).confidence === 'low')
      expect([topic, said(topic).isSure]).toEqual([topic, !isLow])
    }
  })

  it('gives guaraníes in dollars too, by the rate', () => {
    const { text } = answerOf('titleCheck', { language: 'es', rate, strength: 2 })
    expect(text.replaceAll('\u00a0', ' ')).toContain('Cuesta Gs. 94.777 (unos $13)')
    expect(answerOf('titleCheck', { language: 'en', rate: 3700, strength: 2 }).text).toContain('(about $26)')
  })
})
