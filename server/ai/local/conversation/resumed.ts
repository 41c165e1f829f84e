import type { EngineQuestion } from '#server/ai/engine.ts'
import { asksHectares } from '#server/ai/local/answers/homes/hectares.ts'
import { isDear } from '#server/ai/local/figures/figuresAsked.ts'
import { certainty, rankIntents } from '#server/ai/local/intents/intent.ts'
import { asksIncomeNeeded } from '#server/ai/local/intents/money/affording.ts'
import { intents } from '#server/ai/local/intents/table.ts'
import { earnedIn } from '#server/ai/local/money/earned.ts'
import { loanAsked, namesTerms, ofCheRoga } from '#server/ai/local/money/loanAsked.ts'
import { type Meaning, readMeaning } from '#server/ai/local/questionContext.ts'
import { type Spoken, spokenIn } from '#server/ai/local/questionLanguage.ts'
import { listingTopics } from '#server/ai/local/topics/topicsOfListing.ts'
import { about } from '#server/ai/local/topics.ts'
import type { Criterion } from '#shared/search/sentence.ts'
import { impliedMatter, letsOnLeaving } from './impliedMatter.ts'
import { narrowed } from './narrowed.ts'
import { wordsOf } from './searchState.ts'
import { withinBudget } from './withinBudget.ts'

/** Intents that a turn changes by what it adds to them; of all others the question is asked again with it. */
const changed = new Set([
  ...['search', 'best', 'count', 'market', 'moreResults', 'comparing', 'nearestOfList', 'eitherType'],
  ...['pageListing', 'namedListing', 'likeTheListing', 'development', 'agency', 'developments', 'agencies'],
  ...['refusing', 'smallTalk', 'siteHelp', 'asides', 'nearby', 'budget'],
  ...['adviser', 'explain', 'otherCurrency'],
])

const opens =
  /^ (?:y entonces|e entao|and then|entonces|y|e|and|mas|pero|but|o|or|ou|what about|how about|que tal) /
/** "¿Y hay alquileres de dos piezas ahí?": homes. */
const asksHomesThere = /^ (?:(?:y|e|and) )?(?:hay|tienen|tenes|tem|ha|are there|is there|do you have)(?= )/
const asksWhatThere = ({ wording, understood }: Meaning) =>
  asksHomesThere.test(wording) &&
  understood.criteria.some(
    ({ field }) => field !== 'city' && field !== 'neighborhood' && field !== 'amenities',
  )

const maxWords = 8
const maxOfSelling = 12
const maxBare = 4
const maxDepth = 3

type Slot = 'place' | 'size' | 'kind' | 'offer' | 'wish'
const slots: Partial<Record<Criterion['field'], Slot>> = {
  city: 'place',
  neighborhood: 'place',
  state: 'place',
  place: 'place',
  bedrooms: 'size',
  propertyType: 'kind',
  transactionType: 'offer',
  amenities: 'wish',
  parkingSpaces: 'wish',
}

/** "Está en San Bernardino" */
const placing = /^\s*(?:est[aá]|queda|fica|es|it['’]?s|it is)(?!\p{L})\s*/iu

/** Nothing but a place, a size or a kind of home. */
function isEllipsis({ wording, understood: { criteria, rest } }: Meaning): boolean {
  const { length } = wording.trim().split(' ')
  const named = new Set(criteria.map(({ field }) => slots[field]))
  // "Casas en Luque" is a search, "en Luque?" no sentence of its own.
  const isBare = length <= maxBare && named.size === 1 && !about.search.test(wording)
  return (
    ((length <= maxWords && opens.test(wording)) || isBare) &&
    criteria.length > 0 &&
    criteria.every(({ field }) => slots[field] !== undefined) &&
    wordsOf(rest.replace(placing, '')) === ''
  )
}

const sells =
  /(?:(?:tengo|tenemos|i have|we have|tenho|temos)\s+(?=(?:una?|an?|uma?)\s\p{L}{3,15}(?: [\p{L}'’]{1,15}){0,5} (?:para vender|en venta|to sell|for sale|pra vender))|puse|pusimos|publiqu[eé]|publicamos|tengo|tenemos|(?:i|we) (?:put|listed))\s+(?=(?:mi|la|nuestra?|my|our)\s\p{L}{3,15}(?: \p{L}{2,12}){0,3} (?:en venta|a la venta|for sale|on the market))|(?:(?:quiero|quisiera|necesito|voy a|pienso) vender|\bvendo|(?:i )?want to sell|\bselling|quero vender)\s+(?=mi\b|nuestr[oa]\b|my\b|our\b|meu\b|minha\b)|(?:tengo|tenemos|i have|we have|tenho)\s+(?:la|el|una?|the|an?|a|uma?)\s+(?=.{3,60}(?:achicar\w*|downsiz\w+|mudar\w* a algo m[aá]s chico|me queda grande|too big for me))/iu
const worth: Record<Spoken, string> = { es: 'cuánto vale', en: 'what is it worth:', pt: 'quanto vale' }
const asks = / (?:que|q|cual|cuanto|cuanta|como|quien|what|how|which|who|o que|quanto|quais|como|quem)(?= )/
const sizes: ReadonlySet<string> = new Set([
  'area',
  'landArea',
  'bedrooms',
  'bathrooms',
  'city',
  'neighborhood',
  'price',
])

/** "360 de terreno" of a house. */
const ofPlot = /(?:^| )(?:terreno|lote|land|plot)$/i

/** What is asked of a sale in few words, as it is asked in full. */
const ofSelling: readonly (readonly [RegExp, Record<Spoken, string>])[] = [
  [
    / (?:que|q|cuales|what|which|quais) (?:son )?(?:los |the |os )?(?:papeles|documentos|papers|documents|papeis)(?= )/,
    {
      es: '¿qué papeles tengo que tener para vender mi casa?',
      en: 'which papers do I need to sell my house?',
      pt: 'que papéis preciso ter para vender a minha casa?',
    },
  ],
  [
    / (?:(?:me|nos|se) (?:queda\w*|sobra\w*)|(?:fisco|estado|dnit|tax office|receita)(?: \w+){0,3} (?:queda|lleva|take\w*|fica|leva)|en mano|na mao|in my pocket|(?:left|net)(?: for me)?)(?= )/,
    {
      es: '¿cuánto me queda al vender mi casa, después de comisión e impuestos?',
      en: 'what is left for me when I sell my house, after commission and taxes?',
      pt: 'quanto me sobra ao vender minha casa, depois de comissão e impostos?',
    },
  ],
  [
    / (?:(?:cuanto|cuanto tiempo|quanto tempo)(?: \w+){0,2} (?:tard\w+|demor\w+)|(?:se )?(?:tarda|demora)\w*|how long)(?= )/,
    {
      es: '¿cuánto tarda en venderse una casa?',
      en: 'how long does it take to sell a house?',
      pt: 'quanto tempo demora para vender uma casa?',
    },
  ],
]

/** "Quiero vender mi terreno en Capiatá" → "de 12x30", "¿qué documentos necesito?": of the home that is sold. */
function ofSale({ text, history }: EngineQuestion, now: Meaning): string | undefined {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const at = said.findLastIndex((one) => sells.test(one))
  const before = said[at]
  const { length } = now.wording.trim().split(' ')
  const isOfSelling = length <= maxOfSelling && ofSelling.some(([words]) => words.test(now.wording))
  const { criteria } = now.understood
  const isOfSize =
    criteria.length > 0 &&
    criteria.every(({ field, text: said }) => sizes.has(field) || ofPlot.test(said)) &&
    !asks.test(now.wording)
  const isLong = length > maxWords && !about.estimate.test(now.wording) && !isOfSelling && !isOfSize
  if (before === undefined || at < said.length - 2 || isLong) return undefined
  const of = criteria.length === 0 ? ofSelling.find(([words]) => words.test(now.wording))?.[1] : undefined
  if (of) return of[now.spoken ?? spokenIn(before) ?? 'es']
  const home = [before.replace(sells, ''), ...said.slice(at + 1)].join(' ')
  if (about.estimate.test(now.wording)) return `${home} ${text}`
  if (isOfSize)
    return `${worth[now.spoken ?? spokenIn(before) ?? 'es']} ${before.replace(sells, '').replaceAll(/[¿?]/g, ',')} ${text}`
  const [best] = rankIntents(intents, now)
  const isUnclear = criteria.length === 0 && asks.test(now.wording) && (best?.score ?? 0) < certainty.search
  return isUnclear ? `${before}: ${text}` : undefined
}

/** What a short question may be read with: it asks for something of its own, and not for homes. */
const answersWithBefore: ReadonlySet<string> = new Set([
  ...[
    'guide',
    'passage',
    'figures',
    'instalment',
    'payable',
    'affording',
    'income',
    'estimate',
    'returns',
    'rentOrBuy',
  ],
  ...['yield', 'yieldAreas', 'fairPrice', 'investBudget', 'downBudget', 'houseOrFlat', 'cheaperToLive'],
])
const maxJoined = 10
const homes: ReadonlySet<string> = new Set([
  'deliveryBefore',
  'stage',
  'financing',
  'propertyType',
  'city',
  'neighborhood',
  'state',
  'place',
  'bedrooms',
])

/** "¿Y si fuera a 20?" of a loan. */
const bareYears = /\b(a|en|em|over|por|in)\s+(\d{1,2})\s*[?]?\s*$/i
/** "A 20 años cuánto sería" */
const leftOver =
  / (?:(?:anos|years)(?: (?:de )?(?:cuanto|how much|quanto))?|cuanto|how much|quanto)(?: [^ ]{1,20}){0,4} $/
const bareTerm = / (?:a|en|em|over|por|in) \d{1,2} $/
const ofLoan =
  /\ba \d{1,2} años|over \d{1,2} years|cuota|pr[eé]stamo|cr[eé]dito|loan|mortgage|parcela|presta[cç]|financ|hipotec|empr[eé]stimo/i

const loans: ReadonlySet<string> = new Set(['instalment', 'affording', 'payable', 'income', 'stages'])
const termOfYears = /(?:^|\s)(?:a|en|em|over|for|por)\s+\d{1,2}\s+(?:años|anos|years)(?=\s|$)/i

/** "¿Y con Che Róga Porã?", "e dando 40% de entrada?" of an instalment: the same loan, otherwise repaid. */
function withTerms(question: EngineQuestion, now: Meaning, prior: string, rate: number): string | undefined {
  const { text } = question
  if (now.wording.trim().split(' ').length > maxTerms) return undefined
  const isProgram = ofCheRoga.test(now.wording)
  const isOfTerms = namesTerms(text, rate) || earnedIn(text, rate) !== undefined
  if (!isProgram && !isOfTerms && !asksIncomeNeeded(now.wording)) return undefined
  const loanBefore = (said: string) => {
    const [best] = rankIntents(intents, readMeaning({ ...question, text: said }, rate))
    return best && loans.has(best.intent.name)
  }
  if (!loanBefore(prior) || loanAsked(text, rate)) return undefined
  // One question, not two.
  const said = prior.replaceAll(/[¿?]|,(?!\d)/g, ' ').trim()
  // The program has a term of its own.
  const before = isProgram && !termOfYears.test(text) ? said.replace(termOfYears, '') : said
  const whole = `${before} ${text}`
  return loanBefore(whole) ? whole : undefined
}
const maxTerms = 12

/** Of what was told, and no figure. */
const asksWhoPays =
  / (?:quien (?:lo |la |los |las )?paga\w*|(?:lo|la|los|las|eso) pagan? (?:el|la|los|yo|quien)|who pays|quem paga)(?= )/

/** Of lenders, not of the loan before. */
const asksWhichBank =
  / (?:que|q|cual|cuales|which|what|qual|quais|en que|com que) (?:bancos?|banks?|entidad(?:es)?|financieras?|cooperativas?|lenders?)(?= )/

const refuses =
  / (?:no (?:quiero|queremos|me interesa)|(?:i|we) don t want|nao (?:quero|queremos))(?= )(?!.* (?:cuanto|how much|quanto)(?= ))/

/** "¿Y a 15 años?", "what would that be on 100k?": clear only with the question before. */
function joined(question: EngineQuestion, now: Meaning, prior: string, rate: number): string | undefined {
  const { criteria } = now.understood
  if (now.wording.trim().split(' ').length > maxJoined) return undefined
  if (criteria.some(({ field }) => homes.has(field)) || about.search.test(now.wording)) return undefined
  if (asksWhoPays.test(now.wording) || asksWhichBank.test(now.wording)) return undefined
  // "No quiero lidiar con inquilinos" asks nothing again.
  if (criteria.length === 0 && refuses.test(now.wording)) return undefined
  if (question.listing && listingTopics(now).length > 0) return undefined
  const ofYears = question.listing && ofLoan.test(prior) && bareTerm.test(now.wording.replace(leftOver, ' '))
  if (ofYears) return `${prior.replaceAll(/[¿?]/g, ' ').trim()}, ${question.text}`
  const [own] = rankIntents(intents, now)
  const [earlier] = rankIntents(intents, readMeaning({ ...question, text: prior }, rate))
  // "Y con parrilla" goes on with the search.
  if (earlier?.intent.name === 'search' && criteria.length > 0) return undefined
  const isOpen =
    !own || own.score < certainty.search || own.intent.name === 'search' || bareYears.test(question.text)
  if (!isOpen) return undefined
  const added = ofLoan.test(prior) ? question.text.replace(bareYears, '$1 $2 años') : question.text
  const text = `${prior.replaceAll(/[¿?]/g, ' ').trim()} ${added}`
  const [best] = rankIntents(intents, readMeaning({ ...question, text }, rate))
  const isSure = best && best.score >= certainty.asked - 1 && answersWithBefore.has(best.intent.name)
  return isSure ? text : undefined
}

/** Answered by itself: "¿y si lo alquilo amoblado?" */
const byItself = new Set(['faq', 'refinedFigure', 'refinedAlike'])
function isOwnQuestion(meaning: Meaning): boolean {
  const [best] = rankIntents(intents, meaning)
  return best !== undefined && byItself.has(best.intent.name) && best.score >= certainty.pointed
}

/** "¿Y en Luque?" after "¿cuánto rinde un depto en Recoleta?": that question, of Luque. */
export function resumed(question: EngineQuestion, rate: number, depth = maxDepth): EngineQuestion {
  const { text, history } = question
  const at = history.findLastIndex(({ role }) => role === 'user')
  const asked = history[at]
  if (!asked || depth === 0) return question
  const meaning = readMeaning(question, rate)
  if (isOwnQuestion(meaning) && !letsOnLeaving(meaning)) return question
  const selling = ofSale(question, meaning)
  if (selling !== undefined) return { ...question, text: selling }
  const affordable = withinBudget(meaning)
  if (affordable !== undefined) return { ...question, text: affordable }
  const isShort = isEllipsis(meaning) && !asksWhatThere(meaning) && !isDear(meaning)
  const prior = resumed({ ...question, text: asked.content, history: history.slice(0, at) }, rate, depth - 1)
  const before = readMeaning(prior, rate)
  const implied = impliedMatter(meaning, before)
  if (implied !== undefined) return { ...question, text: implied }
  const narrower = narrowed(meaning, before)
  if (narrower !== undefined) return { ...question, text: narrower }
  if (!isShort) {
    const text = withTerms(question, meaning, prior.text, rate) ?? joined(question, meaning, prior.text, rate)
    return text === undefined ? question : { ...question, text }
  }
  const [best] = rankIntents(intents, before)
  if (asksThere.test(before.wording)) return { ...question, text: elsewhere(prior.text, text) }
  const isKept = best && (!changed.has(best.intent.name) || asksHectares.test(before.wording))
  if (!isKept) return question
  return { ...question, text: withSlots(prior.text, before, meaning, text) }
}

/** "¿Cuánto es el metro ahí?" */
const asksThere =
  / (?:(?:el |o )?metro(?: cuadrado| quadrado)?|m2|sqm|square (?:meters?|metres?))(?: \w+){0,3} (?:ahi|alli|alla|aca|por ahi|there|around there|ali|la|aqui)(?= )/
const there =
  /[\s,]{1,5}(?:(?:por|around|por la) )?(?:ah[ií]|all[ií]|all[aá]|ac[aá]|there|ali|l[aá]|aqu[ií])(?!\p{L})/giu

/** Of another place: with the place, which the search before had. */
const elsewhere = (said: string, typed: string) =>
  `${said.replace(there, '').replaceAll(/[¿?]/g, ' ').trim()} en ${withoutLead(typed.replaceAll(/[¿?]/g, ' ').trim())}`

/** The question before, with what the new one says in place of what it said of the same. */
function withSlots(said: string, before: Meaning, now: Meaning, typed: string): string {
  const named = new Set(now.understood.criteria.map(({ field }) => slots[field]))
  const old = before.understood.criteria.filter(({ field }) => named.has(slots[field]))
  const news = typed.replace(/[¿?]/g, ' ').trim()
  const without = [...new Set(old.map(({ text }) => text))].reduce(
    (left, piece) =>
      left.replace(
        new RegExp(`(?:\\s(?:en|em|in|de|un|una|an?|um|uma))?\\s${escaped(piece)}(?![\\p{L}])`, 'iu'),
        ' ',
      ),
    said,
  )
  const isOfPlace = named.has('place')
  return `${without.replaceAll('?', ' ').trimEnd()} ${isOfPlace ? 'en ' : ''}${withoutLead(news)}`.trim()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const withoutLead = (text: string) =>
  text
    .replace(/^(?:y|e|and|mas|pero|but|o|or|ou)\s+/i, '')
    .replace(/^(?:what about|how about|que tal)\s+/i, '')
    .replace(/^(?:en|em|in)\s+/i, '')
