import type { EngineQuestion } from '#server/ai/engine.ts'
import { listingTopics } from '#server/ai/local/topics/topicsOfListing.ts'
import { ofOne } from './answers/best.ts'
import { guideFor } from './answers/guide.ts'
import { matterFor } from './answers/matters/faq.ts'
import { certainty, rankIntents, type Scored } from './intents/intent.ts'
import { asksToBeTold } from './intents/passage.ts'
import { siteTopic } from './intents/siteHelp.ts'
import { intents } from './intents/table.ts'
import { likeness } from './passages/phrasings.ts'
import type { Meaning } from './questionContext.ts'
import { questionParts } from './questionParts.ts'
import { ownHome } from './topics/ofHome.ts'
import { wordingOf } from './wording.ts'

/** Intents that stand for a whole question; what is searched for or pointed at may be said in two halves. */
const whole = new Set([
  'guide',
  'market',
  'siteHelp',
  'pageListing',
  'safety',
  'whereIs',
  'apart',
  'estimate',
  'exchangeRate',
  'yield',
  'daysListed',
  'fairPrice',
  'rentOrBuy',
  'instalment',
  'explain',
])

const supposes = /^[¿\s]*(?:(?:y|e|and) )?(?:si|if|se) (?!puede|pode|vende|alquila)/i
/** "Me piden dos meses, ¿está bien?" */
const judges =
  /^[¿\s]*(?:es|est[aá]|ser[ií]a|is (?:it|that|this)|é|isso é) (?:eso |muy |bien )?(?:normal|bien|legal|mucho|poco|justo|com[uú]n|ok|okay|usual|fair|right|too much|correcto|cierto|verdad|muito|certo|justo)(?: eso| isso| or not| o no)?[?\s]*$/i
/** "E em reais, quanto fica?" */
const bareFigure = /^[¿\s]*(?:cu[aá]nto|quanto|how much)(?: \p{L}+){0,2}[?\s]*$/iu
const namesCurrency =
  / (?:en|em|in|to) (?:reais|reales|pesos|euros?|guaranies|guaranis?|dolares|dollars)(?= )/
const asksEnd = /^\s*[?]/

interface Part {
  asked: EngineQuestion
  /** What would answer it: two alike are one question. */
  key: string
}

export interface SeveralQuestions {
  /** Two or three, each with those before it as what was said. */
  asked: EngineQuestion[]
  /** As typed: the one of three that was not understood. */
  left: string[]
}

/**
 * The questions of a text, each with those before as what was said; undefined where one answer is for all of it.
 * `complete` adds what a short one leaves to those before: "¿cómo lo borro?"
 */
export function severalQuestions(
  question: EngineQuestion,
  read: (one: EngineQuestion) => Meaning,
  complete: (one: EngineQuestion) => EngineQuestion,
): SeveralQuestions | undefined {
  const [first, second, third] = questionParts(question.text)
  if (first === undefined || second === undefined) return undefined
  // "If I sell in three years, what tax would I owe?"
  if (supposes.test(first) && !asksEnd.test(question.text.slice(first.length))) return undefined
  if (judges.test(second) || (bareFigure.test(second) && namesCurrency.test(wordingOf(first))))
    return undefined
  const asked = isOfSite(first, question, read) && bareCost.test(second) ? isFree(second) : second
  const withSaid = (...said: string[]): EngineQuestion['history'] => [
    ...question.history,
    ...said.flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: '' },
    ]),
  ]
  const besideFirst = { ...question, text: `${second.replace(/[?]/g, '')} ${first}` }
  const [best] = rankIntents(intents, read(question))
  // "¿Dónde denuncio y cómo evito que me pase de nuevo?" is one, asked so before.
  if (best?.intent.name === 'faq' && best.score >= asWhole) return undefined
  const mayBeSearch = ({ intent: { name } }: Scored, { understood: { filters }, thread }: Meaning) =>
    (name === 'search' || (name === 'best' && thread.search !== undefined)) &&
    !ownHome.test(wordingOf(question.text)) &&
    (thread.search ?? filters.city ?? filters.neighborhood ?? filters.near ?? filters.polygon) !==
      undefined &&
    best !== undefined &&
    ofSearch.has(best.intent.name)
  const later = (text: string, ...said: string[]) => {
    const alone = { ...question, text, history: withSaid(...said) }
    const readings = third ? [alone, complete(alone), { ...question, text }] : [alone]
    return readings.map((one) => partOf(one, read)).find((part) => part !== undefined)
  }
  const parts = [
    partOf({ ...question, text: first }, read, mayBeSearch),
    later(asked, first) ??
      (first.split(' ').length <= maxContext ? partOf(besideFirst, read, isGuide, false) : undefined),
  ]
  const [one, other] = parts
  // "La más barata, ¿y cuánto paga de expensas?" is of that one.
  if (
    one?.key === 'best' &&
    listingTopics(read({ ...question, text: second })).some((topic) => ofOne.has(topic))
  )
    return undefined
  const last = third ? later(third, first, second) : undefined
  if (!last && !(one && other)) return undefined
  const known = [one, other, last].filter((part) => part !== undefined)
  const distinct = known.filter((part, at) => known.findIndex(({ key }) => key === part.key) === at)
  const answered = [one, other, last]
  const left = [first, second, third].flatMap((text, at) => (text && !answered[at] ? [text] : []))
  return distinct.length > 1 ? { asked: distinct.map((part) => part.asked), left } : undefined
}

/** "¿Qué son las expensas y cuánto se paga?": words of the first that the second is about. */
const maxContext = 14

const isGuide = ({ intent: { name } }: Scored) => name === 'guide'

/** "¿Cómo publico y cuánto cuesta?" */
const bareCost =
  /^[¿\s]*(?:cu[aá]nto (?:cuesta|sale|cobran|vale|es)|es gratis|quanto (?:custa|[eé])|[eé] (?:gr[aá]tis|de gra[cç]a)|how much (?:is it|does it cost)|is it free)[\s?]*$/i

const isFree = (text: string) =>
  /^\W*(?:quanto|é|e )/i.test(text)
    ? 'usar a Óga é grátis?'
    : /^\W*(?:how|is)/i.test(text)
      ? 'is it free to use Óga?'
      : '¿usar Óga es gratis?'

const isOfSite = (text: string, question: EngineQuestion, read: (one: EngineQuestion) => Meaning) =>
  rankIntents(intents, read({ ...question, text })).some(({ intent: { name } }) => name === 'siteHelp')

/** In the very words of a frequent question. */
const asWhole = certainty.pointed + 9.9

/** What a search with a question beside it may be taken for, as one text. */
const ofSearch = new Set(['search', 'best', 'market', 'guide'])

/** "En otro edificio me pedían 180 y me pareció un robo" */
const tellsBeside =
  / (?:me (?:pidieron|pedian|cobraron|cobraban|dijeron|parecio|pediram|cobraram|disseram)|they (?:asked|charged|told))(?= )/

/** `mayBe`: what else than a whole question it may be. */
function partOf(
  asked: EngineQuestion,
  read: (one: EngineQuestion) => Meaning,
  mayBe: (best: Scored, meaning: Meaning) => boolean = () => false,
  mayBeFaq = true,
): Part | undefined {
  const meaning = read(asked)
  if (tellsBeside.test(meaning.wording) && !/[?¿]/.test(asked.text)) return undefined
  const [best] = rankIntents(intents, meaning)
  // "Tengo siete noches en San Bernardino" asks nothing yet.
  const isAsked = asksToBeTold.test(meaning.wording) || /[?¿]/.test(asked.text) || supposes.test(asked.text)
  const isLike = (matterFor(meaning)?.similarity ?? 0) >= leastLike
  const isNone = best?.intent.name === 'faq' && !(mayBeFaq && isAsked && isLike)
  return best && !isNone && (isWhole(best) || mayBe(best, meaning))
    ? { asked, key: keyOf(best, meaning) }
    : undefined
}

/** A frequent question that it surely is. */
const leastOfFaq = certainty.asked - 0.5
const leastLike = likeness.more

const isWhole = ({ intent: { name }, score }: Scored) =>
  (whole.has(name) && score >= certainty.aside) || (name === 'faq' && score >= leastOfFaq)

function keyOf({ intent: { name } }: Scored, meaning: Meaning): string {
  if (name === 'guide') return `guide ${guideFor(meaning)?.topic}`
  if (name === 'faq') return `faq ${matterFor(meaning)?.name}`
  if (name === 'siteHelp') return `siteHelp ${siteTopic(meaning)}`
  return name === 'pageListing' ? `listing ${listingTopics(meaning)[0]}` : name
}
