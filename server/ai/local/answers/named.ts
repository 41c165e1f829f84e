import {
  findAllNamed,
  findById,
  idsIn,
  type Named,
  namedList,
  namedOne,
  pointedAt,
  pointsAtOne,
} from '#server/ai/local/named.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingTopic } from '#server/ai/local/topics/listingTopic.ts'
import { listingTopics, nearestAsked } from '#server/ai/local/topics/topicsOfListing.ts'
import { about, asksForSome, superlatives, topicsIn } from '#server/ai/local/topics.ts'
import { guideFor } from './guide.ts'
import { answerListing, asksAboutIt } from './listing.ts'

interface Pointed {
  /** Empty: it is not clear which. */
  named: readonly Named[]
  ids: readonly string[]
}

const maxPointing = 8

/** What was shown before and is asked about now. */
function pointedIn(question: Meaning): Pointed | undefined {
  const { wording, history, listing, text, understood } = question
  const ids = idsIn(text).filter((id) => id !== listing?.id)
  if (ids.length > 0) return { named: [], ids }
  const { propertyType, city = [], neighborhood = [] } = understood.filters
  const asksDistance = listingTopics(question).includes('distance') && city.length < 2
  const isOfFee = understood.criteria.every(
    (one) => one.field !== 'propertyType' || /^condom/i.test(one.text),
  )
  if ((propertyType && !isOfFee) || (city.length + neighborhood.length > 0 && !asksDistance)) return undefined
  if (pointsAtOne(wording)) {
    const list = namedList(history, wording)
    const pointed = pointedAt(wording, list)
    if (pointed.length > 0) return { named: pointed, ids }
    if (list.length === 0 && !listing && wording.split(' ').length <= maxPointing) return { named: [], ids }
  }
  const isOfMarket = question.thread.latest === 'market' && namedList(history.slice(-1)).length !== 1
  const isOfElse = ofOwnHome.test(wording) || (question.thread.latest === 'search' && ofSafety.test(wording))
  if (isOfElse && !listing) return undefined
  const current = listing || isOfMarket ? undefined : namedOne(history)
  const each = current ? undefined : ofEachListed(question)
  if (each) return { named: each, ids }
  if (!current || (asksAnew(question) && !nearestAsked(question)?.topic)) return undefined
  return listingTopics(question).length > 0 || asksAboutIt(question) ? { named: [current], ids } : undefined
}

/** Facts that are soon said of several. */
const ofEach: ReadonlySet<ListingTopic> = new Set(['floor', 'expenses', 'services', 'built', 'vat'] as const)
const maxEach = 3
/** The others are a word away: "el segundo". */
const ofFirst: ReadonlySet<ListingTopic> = new Set([
  'financing',
  'summary',
  'visit',
  'contact',
  'next',
  'negotiable',
  'barter',
  'delivery',
  'entry',
  'use',
  'distance',
] as const)

/** "¿Y cuánto salen las expensas?" after a list: of its first ones. */
function ofEachListed(question: Meaning): Named[] | undefined {
  const { listing, thread, understood, history, wording } = question
  const namesMore = understood.criteria.some(({ field }) => field !== 'financing')
  if (listing || thread.latest !== 'search' || namesMore || asksAnew(question)) return undefined
  const list = namedList(history)
  if (list.length < 2) return undefined
  const [topic, ...others] = listingTopics(question)
  if (topic !== undefined && others.length === 0 && ofEach.has(topic)) return list.slice(0, maxEach)
  // "¿Cuáles aceptan crédito?" is a filter.
  if (asksWhich.test(wording)) return undefined
  const isShort = wording.trim().split(' ').length <= maxPointing
  const isOfFirst = topic === undefined ? asksAboutIt(question) : ofFirst.has(topic)
  return isShort && isOfFirst && guideFor(question)?.strength !== 2 ? list.slice(0, 1) : undefined
}

const asksWhich = /^ (?:(?:y|e|and) )?(?:cuales|quais|which ones?|which) /

/** Superlatives, searches and general questions are not about the previous listing. */
const asksSome =
  /^ (?:(?:y|e|and|o|or|what about|how about|que tal|and what about|pero|but|mas|maybe) )*(?:algo|alg[uú]n[oa]?s?|otr[oa]s?|something|anything|another|algum[a]?|outr[oa]s?) /

/** "Mejor dentro de un barrio cerrado", "se der com vista pro rio": of the search, even if it found one. */
const wishesElse =
  /^ (?:(?:y|e|and|pero|but|mas|ok|bueno) )?(?:(?:(?:bueno|ok|dale|mejor|better|melhor|entonces|then|entao) )?(?:sin|without|sem) (?:\w+ ){1,3}(?:pero|but|mas) (?:con|with|com) |(?:mejor|better|melhor) (?:si )?(?:dentro|adentro|inside|con|with|com|que|uno|una|one|um|uma) |(?:que|q) (?:(?:no|nao) )?(?:sean?|esten?|tengan?|acepte\w*|queden?|seja\w*|tenha\w*|fique\w*|aceite\w*) |(?:con|with|com|de|of) (?:\d|un|una|dos|tres|cuatro|cinco|two|three|four|five|dois|duas|quatro) (?=(?:dorm\w*|habitacion\w*|piezas?|cuartos?|banos?|cocheras?|bed\w*|bath\w*|quartos?|banheiros?|vagas?)(?= ))|(?:se der|if possible|si se puede|si puede ser|de ser posible|se possivel) )/

/** "Actually rent instead, around 900" */
const instead = / (?:instead|rather than|en vez de eso|en lugar de eso|em vez disso)(?= )/
/** Of a home that is rented or let already. */
const ofOwnHome =
  / (?:mi (?:caser[oa]|locador\w*|inquilin[oa]|locatari[oa])|my (?:landlord|landlady|tenants?)|meu (?:inquilino|locador|senhorio|locatario)|minha (?:inquilina|locadora))(?= )/
/** "Is it a safe area?" after a list is of the place. */
const ofSafety =
  / (?:safe|dangerous) (?:area|neighbou?rhood|part|zone|place)(?= )| (?:zona|barrio|area|lugar|bairro|regiao)(?: \w+){0,2} (?:segur[oa]|peligros[oa]|perigos[oa])(?= )/

function asksAnew({ wording }: Meaning): boolean {
  const isSearch =
    about.search.test(wording) ||
    asksSome.test(wording) ||
    asksForSome.test(wording) ||
    wishesElse.test(wording) ||
    instead.test(wording)
  return isSearch || topicsIn(superlatives, wording).length > 0 || about.rate.test(wording)
}

export const pointsAtListing = (question: Meaning): boolean => pointedIn(question) !== undefined

export async function answerNamed(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const { named, ids } = pointedIn(question) ?? { named: [], ids: [] }
  for (const id of ids) await sayById(question, id)
  for (const one of named) {
    await sayNamed(question, one)
    reply.paragraph()
  }
  if (ids.length > 0 || named.length > 0) return
  reply.say(texts.words.replies.search.whichOne)
  reply.suggest(texts.words.replies.suggestions.search, texts.words.replies.suggestions.rent)
}

async function sayById(question: QuestionContext, id: string): Promise<void> {
  const listing = await findById(question, id)
  if (!listing) return void question.reply.say(question.texts.words.advice.listing.noSuch)
  await answerListing(question, listing, { topics: listingTopics(question), isNamed: true })
}

async function sayNamed(question: QuestionContext, named: Named): Promise<void> {
  const [found] = await findAllNamed(question, [named])
  if (!found) {
    const { suggestions, search } = question.texts.words.replies
    question.reply.say(search.goneOne(named.title))
    return void question.reply.suggest(suggestions.more, suggestions.cheapestOne)
  }
  const listing = await findById(question, found.id)
  if (listing) await answerListing(question, listing, { topics: listingTopics(question), isNamed: true })
}
