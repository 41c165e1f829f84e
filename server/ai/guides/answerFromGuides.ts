import type { Matter } from '#server/ai/local/passages/phrasings.ts'
import { words } from '#server/core/words.ts'
import { defaultLanguage, type Language } from '#shared/core/language.ts'
import { type FactName, factOf } from '#shared/guides/facts/facts.ts'
import { dateText, type FactWords } from '#shared/guides/facts/factText.ts'
import { sourceNames } from '#shared/guides/facts/sources.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import { factsIn, plainText, textsOf } from '#shared/guides/guideText.ts'
import type { FaqEntry } from './faq/faqEntry.ts'
import { guideText } from './guideTexts.ts'
import { portuguese } from './portuguese.ts'
import { readTopic } from './readTopic.ts'
import type { AnswerLanguage } from './topic.ts'
import { type GuideTopic, topicOf } from './topics/topics.ts'

export interface GuideAnswer {
  topic: GuideTopic
  guide: GuideName
  /** 2: a question about it; 1: its words alone, which may mean something else. */
  strength: 1 | 2
  language: AnswerLanguage
  /** One paragraph without markup: the answer, its sources and the guide’s title, which is `link.text`. */
  text: string
  link: { text: string; to: string }
  sources: { name: string; date: string }[]
  /** False where a figure of it is unconfirmed; `text` then says whom to ask. */
  isSure: boolean
}

interface Options {
  /** Of the answer; undefined: that of the words it was asked with. */
  language?: AnswerLanguage | undefined
  /** Guaraníes per US dollar. */
  rate: number
}

/** How many sources a short answer names. */
const maxSources = 3

/** Undefined where no guide is asked about: a search, a market, anything else. */
export function answerFromGuides(question: string, { language, rate }: Options): GuideAnswer | undefined {
  const read = readTopic(question)
  if (!read) return undefined
  return answerOf(read.topic, {
    language: language ?? read.language,
    rate,
    strength: read.isQuestion ? 2 : 1,
  })
}

interface AnswerOptions {
  language: AnswerLanguage
  rate: number
  strength: GuideAnswer['strength']
}

export function answerOf(topic: GuideTopic, { language, rate, strength }: AnswerOptions): GuideAnswer {
  const { guide, section, answer } = topicOf(topic)
  return { topic, guide, strength, language, ...told([answer[language]], { guide, section, language, rate }) }
}

interface ToldOptions {
  language: AnswerLanguage
  rate: number
}
interface Told extends ToldOptions {
  guide: GuideName
  section: string | undefined
}

/** With whom to ask, its sources and the guide. */
function told(
  said: readonly string[],
  { guide, section, language, rate }: Told,
): Pick<GuideAnswer, 'text' | 'link' | 'sources' | 'isSure'> {
  const ofPage: Language = language === 'pt' ? defaultLanguage : language
  const { title } = words(ofPage).guides.names[guide]
  const { text, ...proved } = proven(said, { language, rate })
  return {
    ...proved,
    text: `${text} ${around[language].more(title)}`,
    link: { text: title, to: guidePath(guide, ofPage, section) },
  }
}

/** A frequent question's answer; `link`: the guide that has more of it. */
export function faqAnswer(
  { answer, more }: FaqEntry,
  { language, rate }: ToldOptions,
): { text: string; link?: GuideAnswer['link'] } {
  const said = [answer[language]]
  return more
    ? told(said, { guide: more.guide, section: more.section, language, rate })
    : { text: proven(said, { language, rate }).text }
}

/** What a phrasing asks for. */
export const answerTo = (
  { entry, topic }: Matter,
  options: ToldOptions,
): { text: string; link?: GuideAnswer['link'] } =>
  topic ? answerOf(topic, { ...options, strength: 2 }) : faqAnswer(entry, options)

/** With whom to ask, and its sources. */
function proven(
  said: readonly string[],
  { language, rate }: ToldOptions,
): Pick<GuideAnswer, 'text' | 'sources' | 'isSure'> {
  const w = factWordsOf(language)
  const facts = factsIn(said)
  const sources = sourcesOf(facts, w)
  const advisers = [...new Set(facts.flatMap((name) => adviserOf(name, w)))]
  const t = around[language]
  const named = sources.slice(0, maxSources).map(({ name, date }) => `${name} (${date})`)
  return {
    sources,
    text: [
      ...said.map((text) => plainText(text, w, rate)),
      ...(advisers.length > 0 ? [t.unsure(advisers.join(t.or))] : []),
      ...(named.length > 0 ? [t.source(named)] : []),
    ].join(' '),
    isSure: advisers.length === 0,
  }
}

/** Sentences. */
const maxSaid = 3

/** Of a section, the sentences that have most of what is asked about, in their order. */
export function sectionAnswer(
  guide: GuideName,
  section: string,
  { language, rate, about }: { language: Language; rate: number; about: (text: string) => number },
): Pick<GuideAnswer, 'text' | 'link'> {
  const blocks = guideText(guide, language).sections.find(({ id }) => id === section)?.blocks ?? []
  const sentences = blocks.flatMap(textsOf).flatMap((text) => text.split(/(?<=[.;!?])\s+(?=[^a-z])/))
  const scored = sentences.map((text, at) => ({ text, at, score: about(text) }))
  const best = scored
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, maxSaid)
    .toSorted((one, other) => one.at - other.at)
  return told(
    best.map(({ text }) => text),
    { guide, section, language, rate },
  )
}

export const factWordsOf = (language: AnswerLanguage): FactWords =>
  language === 'pt' ? portuguese : words(language).guides.factWords

function adviserOf(name: FactName, w: FactWords): string[] {
  const { confidence, ask } = factOf(name)
  return confidence === 'low' && ask ? [w.advisers[ask]] : []
}

/** Those that have been written down, each once. */
function sourcesOf(names: readonly FactName[], w: FactWords): GuideAnswer['sources'] {
  const found = new Map<string, string>()
  for (const fact of names) {
    const { sources, date, isUndated } = factOf(fact)
    const [source] = sources
    const name = sourceNames[source]
    if (name === null) continue
    const when = dateText(date, w)
    const known = found.get(name)
    if (known === undefined || !isUndated) found.set(name, isUndated ? w.readIn(when) : when)
  }
  return [...found].map(([name, date]) => ({ name, date }))
}

interface Around {
  or: string
  unsure(advisers: string): string
  source(named: readonly string[]): string
  more(title: string): string
}
const around: Record<AnswerLanguage, Around> = {
  es: {
    or: ' o ',
    unsure: (advisers) => `No todo está confirmado: preguntá ${advisers}.`,
    source: (named) => `${named.length > 1 ? 'Fuentes' : 'Fuente'}: ${named.join(', ')}.`,
    more: (title) => `Más en la guía «${title}».`,
  },
  en: {
    or: ' or ',
    unsure: (advisers) => `Not all of this is confirmed: ask ${advisers}.`,
    source: (named) => `${named.length > 1 ? 'Sources' : 'Source'}: ${named.join(', ')}.`,
    more: (title) => `More in the guide “${title}”.`,
  },
  pt: {
    or: ' ou ',
    unsure: (advisers) => `Nem tudo está confirmado: pergunte ${advisers}.`,
    source: (named) => `${named.length > 1 ? 'Fontes' : 'Fonte'}: ${named.join(', ')}.`,
    more: (title) => `Mais no guia «${title}» (em espanhol).`,
  },
}
