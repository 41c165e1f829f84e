import { isGuarani } from '#server/ai/guarani.ts'
import { guideFor } from '#server/ai/local/answers/guide.ts'
import { wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { corrects } from '#server/ai/local/conversation/turns/corrections.ts'
import { pageListing } from '#server/ai/local/intents/pageListing.ts'
import { asksToBeTold } from '#server/ai/local/intents/passage.ts'
import { namedList } from '#server/ai/local/named.ts'
import { conceptsOf } from '#server/ai/local/passages/concepts.ts'
import {
  type FoundPhrasing,
  leadBeforeGuide,
  leastLead,
  likeness,
  nearestPhrasings,
} from '#server/ai/local/passages/phrasings.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { listingTopics, nearestAsked } from '#server/ai/local/topics/topicsOfListing.ts'
import { about, asksForAny, asksOfShown, sameElsewhere, talk, wishes } from '#server/ai/local/topics.ts'
import { fold } from '#shared/core/text.ts'
import { asksForHomes, decideHomes, type Evidence } from './asksForHomes.ts'
import { homesOdds } from './homesOdds.ts'

/* What a turn is besides being like a frequent question. Patterns of folded wordings with a space around each word. */

export interface FaqCase {
  /** To the frequent question, by how it stands out too, and by how many concepts that anybody asks by. */
  similarity: number
  /** Of the phrasing alone. */
  likeness: number
  concepts: number
  /** It asks, or tells of a case of one's own. */
  isQuestion: boolean
  isSearch: boolean
  /** A question that looks for no home. */
  isMatter: boolean
  /** Nearer than the topic that a guide's pattern means. */
  isAheadOfGuide: boolean
  /** Nearer than any other matter by far, whatever its likeness. */
  isFarAhead: boolean
  /** Of phrasings kept apart nine of ten as far ahead were right. */
  isSurely: boolean
  /** No other matter is nearly as near. */
  isAlone: boolean
  /** Of homes beyond doubt: it wishes, orders, or goes on with a search. */
  isPlainlyOfHomes: boolean
  /** "Anything for sale in Filadelfia?" */
  asksForAny: boolean
  /** "con balcón" after a list. */
  goesOnWithHomes: boolean
  /** The question's own words, more than a few, and no price. */
  isWhole: boolean
  /** It names where. */
  isPlaced: boolean
  asksWhy: boolean
  /** What a hectare or a square metre costs, which is a figure of the market. */
  asksPerArea: boolean
  /** What a kind of home costs somewhere: so too. */
  asksPriceThere: boolean
  /** "the first home" where none was shown. */
  pointsAtNothing: boolean
  isOffTopic: boolean
  /** Of the page's listing: it may say that itself, or is at least what is pointed at. */
  ofPage: 'said' | 'pointed' | undefined
  isOnPage: boolean
}

/** Of a question that is no chance likeness. */
export const fewConcepts = 3

/** Of its own that somebody tells of, and wants no home by it: "vendí mi casa", "me piden pagarés". */
const tells =
  / (?:(?:mi|mis|my|our|minha|meu|nuestr[oa]s?) (?:casa|depto|departamento|terreno|lote|campo|propiedad|inmueble|alquiler|inquilin\w+|edificio|pozo|hipoteca|avisos?|publicacion|vecin\w+|contrato|duen\w+|casero|propietari\w+|local|house|home|flat|apartment|landlord|tenant|lease|listing|rental|property|plot|land|apartamento|imovel|aluguel|anuncio)|que (?:alquilo|alquilamos|compre|compramos|vendo)|alquilo|vendo|vendi|(?:quiero|queremos|queria|quero) (?:vender|pagar|pasar\w*|cancelar|unir|cambiar)|(?:se )?(?:me|nos) (?:pid\w+|pidio|ofrec\w+|vino|vence\w*|mand\w+|hac\w+|qued\w+|quier\w+|cobr\w+|dej\w+|dic\w+|dij\w+|suspend\w+|cambi\w+|sac\w+|ech\w+|devol\w+|devuel\w+|proponen|subi\w+|dieron|copi\w+|borr\w+|perdi\w+|extravi\w+|rompi\w+|junt\w+)|no (?:me|nos|se|paga\w*|firma|quiere)|tenian? que (?:entregar|devolver|pagar|firmar)\w*|ya (?:pague|firme|vendi|compre|estoy|pagamos)|diferencias?|difference|diferenca|(?:que|q) (?:es|son|significan?)|what (?:is|are) an?|o que (?:e|significa))(?= )/
const pointsAt = / (?:primero|segundo|first|second|primeiro)(?= )/
const why = / (?:por que|why)(?= )/
const perArea =
  / (?:cuanto|quanto|how much|precio|preco|price)(?: \w+){0,4} (?:hectareas?|hectares?|acres?|m2|metros?)(?= )/
const seeks =
  / (?:busc\w+|procuro|looking for|mostr\w+|muestr\w+|necesit\w+ (?:un|una|alquil\w+)|quiero (?:alquilar|comprar)|hay|tenes|tienen)(?= )/

/** "are closing prices usually lower": a question, typed without its mark. */
const asks =
  /^ (?:(?:hola|buenas|che|hi|hello|oi|y|e|and|pero|but|mas) )*(?:que|quien(?:es)?|como|cuando|cual(?:es)?|cuanto|donde|por que|para que|are|is|do|does|how|what|why|who|when|where|will|would|should|o que|qual|quem|quando|quanto|onde) /

/** Of a case in general or of one's own, whatever page it is asked on. */
const isGeneral =
  / (?:si|if|se (?:eu|o|a)|mi|mis|my|me|nos|our|meu|minha|soy|somos|sou|tengo|tenho|i m|i am|un|una|unos|unas|an|a(?! (?:la|las|los|que|cuanto|donde|mi|tu|su|un|una|partir|veces|pie))|um|uma|alguien|someone|alguem|alquil(?:o|amos)|avisos?|anuncios?|listings?|inquilin\w*|tenants?|bancos?|banks?|quien paga|who pays|quem paga)(?= )/

/** "¿De qué color son las paredes?", "¿se corta la luz ahí?" */
const pointsHere =
  / (?:ahi|alli|aca|aqui|ali|there|here|est[aeo]|es[aeo]|this|that|las? (?:calle|pared|paredes|puertas?|ventanas?|luz)|los? (?:pisos?|techos?|vecinos|edificio|agua)|el (?:agua|edificio|piso|techo)|the (?:walls?|floors?|street|building|water|power|neighbou?rs)|as paredes|o (?:predio|piso|teto)|a (?:rua|agua))(?= )/

const ofHomes = new Set<Evidence>(['wish', 'leads', 'plain', 'goesOn', 'order'])

/** Undefined where it is asked in general, whatever page it is asked on. */
function ofPage(question: Meaning, similarity: number): FaqCase['ofPage'] {
  const { listing, wording } = question
  if (!listing) return undefined
  const isOther =
    similarity >= likeness.own || (similarity >= likeness.sure && listingTopics(question).length === 0)
  if (isOther && isGeneral.test(wording)) return undefined
  // "¿El dueño puede entrar cuando quiera?": words of a pattern, and no phrasing of it.
  const isFarther = similarity >= likeness.sure && !nearestAsked(question)
  const topics = isFarther ? listingTopics(question) : []
  if (topics.length > 0 && topics.every((topic) => bare.has(topic))) return undefined
  if (pageListing.score(question) > 0) return 'said'
  return pointsHere.test(wording) && !isGeneral.test(wording) ? 'pointed' : undefined
}

/** Found by single words. */
const bare: ReadonlySet<string> = new Set(['author', 'place', 'price', 'rent', 'available', 'market'])

const maxShort = 6
const maxWish = 8
/** "Que esté cerca de un hospital, en Asunción o Lambaré" */
const maxPlacedWish = 18
const homes: ReadonlySet<string> = new Set([
  ...['propertyType', 'city', 'neighborhood', 'place', 'bedrooms', 'bathrooms', 'parkingSpaces', 'amenities'],
  ...['price', 'area', 'landArea', 'sortBy', 'transactionType', 'stage', 'exceptAmenities', 'roomOnly'],
])

/** "¿La más barata cuántos metros tiene?" */
const pointsByOrder =
  / (?:el|la|los|las|o|a|os|as) (?:mas|mais|menos) \w+(?= )| the (?:\w+est|most \w+|least \w+)(?= )/

/** "¿Quanto é o metro lá?", "con balcón" after a search or a list. */
function goesOnWithHomes({ wording, text, understood, thread, history, listing }: Meaning): boolean {
  const isOfHomes = thread.latest !== undefined || namedList(history.slice(-1)).length > 1
  if (isOfHomes && (asksOfShown.test(wording) || pointsByOrder.test(wording))) return true
  const isElsewhere = corrects(text) || sameElsewhere.test(wording)
  if (isOfHomes && understood.criteria.length > 0 && isElsewhere) return true
  // "Y con balcón y parrilla propia?"
  const isWish = thread.latest === 'search' && !listing && wishes.test(wording)
  const isPlaced = understood.criteria.some(({ field }) => field === 'city' || field === 'neighborhood')
  const longest = isPlaced ? maxPlacedWish : maxWish
  if (isWish && understood.criteria.length > 0 && wording.trim().split(' ').length <= longest) return true
  const isOfRooms = otherCase.test(wording) && understood.criteria.some(({ field }) => rooms.has(field))
  if (isOfHomes && isOfRooms && understood.criteria.every(({ field }) => homes.has(field))) return true
  if (!isOfHomes || wording.trim().split(' ').length > maxShort) return false
  if (about.perSqm.test(wording) && !listing) return true
  const { criteria, rest } = understood
  return criteria.length > 0 && criteria.every(({ field }) => homes.has(field)) && wordsOf(rest) === ''
}

/** "E se for dividir com uma amiga, 2 quartos?" */
const otherCase = /^ (?:e se|y si|and if|what if|pero si|but if|mas se|(?:e|y) (?:pra|para)|and (?:to|for)) /
/** "Tengo siete noches, ¿cuánto sale la más barata?" */
const ofStay =
  / (?:noches|nights|noites|diarias)(?: \w+){0,12} (?:mas|mais|the) (?:barat[oa]|economic[oa]|cheapest|em conta)(?= )/
const rooms: ReadonlySet<string> = new Set(['bedrooms', 'bathrooms', 'parkingSpaces'])

/** What is inherited, or whose owner died, is no home that is looked for, wherever it is. */
const inherits =
  / (?:hered(?:e|o|amos|aron|ada|ado|era|ero|eros)|inherit(?:ed|ing)?|herd(?:ei|ou|amos|ada|ado|eiro|eiros)|(?:fallecio|fallecieron|murio|murieron|died|passed away|faleceu|morreu))(?= )/

/** "Bajá mi anuncio del terreno de Areguá" looks for none. */
const ofOwnAd =
  / (?:mi|mis|my|meu|meus|nuestr[oa]s?) (?:anuncios?|avisos?|publicacion(?:es)?|listings?|ads?)(?= )/

/** Before what single words of the site's help mean. */
const farAhead = 0.1
/** However near other matters are. */
const farAheadOfGuide = 0.25
const farAlone = 0.26

/** A guide's pattern needs a few words of a question only; the nearest phrasing reads all of it. */
function isAheadOfGuide(question: Meaning, { similarity, lead, concepts }: FoundPhrasing): boolean {
  if (concepts < fewConcepts) return false

  const guide = guideFor(question)
  const typed = ` ${fold(question.text).replaceAll(/[^\p{L}]+/gu, ' ')} `
  // Patterns read the Spanish of what is said in Guaraní, phrasings do not.
  if (!guide || isGuarani(typed)) return false
  const own = nearestPhrasings(question.text).find(({ topic }) => topic === guide.topic)
  const ahead = similarity - (own?.similarity ?? 0)
  return ahead >= farAheadOfGuide || (lead >= leadBeforeGuide && ahead > 0)
}

/** Of phrasings that were kept apart, nine of ten are right where the lead is 0.16, half of them at 0.08, whatever the likeness. */
const usualLead = 0.1
const mostOfLead = { lost: 0.1, won: 0.16 } as const

/** How like it is, more where it is nearer than any other by far, less where others are as near. */
function standingOut({ similarity, lead }: FoundPhrasing): number {
  const gain = Math.max(-mostOfLead.lost, Math.min(mostOfLead.won, lead - usualLead))
  return similarity >= likeness.same ? similarity : Math.min(similarity + gain, likeness.same - 0.01)
}

/** "Oficina para 6 personas por el eje corporativo, puede ser por mes": all of it is understood. */
function isPlainSearch(question: Meaning): boolean {
  const { evidence } = decideHomes(question)
  return evidence.includes('leads') && evidence.includes('plain') && !/[?¿]/.test(question.text)
}

const asksPrice =
  /^ (?:(?:y|e|and|hola|oi|hi|hello) )*(?:a )?(?:cuanto|quanto|how much|what)(?: (?:mas o menos|does it|is|the|about|roughly|se))* (?:cuesta|cuestan|sale|salen|esta|estan|custa|custam|sai|paga|pagan|rents?|alquiler|aluguel|cost)(?= )/

export function readFaqCase(question: Meaning, found: FoundPhrasing): FaqCase {
  const { concepts, lead } = found
  const similarity = standingOut(found)
  const { text, wording, understood, thread, history, listing } = question
  const { minPrice, maxPrice, city, neighborhood, near, state, bedrooms, bathrooms } = understood.filters
  const isPaid = decideHomes(question).evidence.includes('paidAlready')
  const namesPrice = (minPrice ?? maxPrice) !== undefined && !isPaid
  const namesType = understood.filters.propertyType !== undefined
  const isPlaced = (city ?? neighborhood ?? near) !== undefined && !inherits.test(wording)
  const isOfPlace = isPlaced && (namesType || !asksToBeTold.test(wording))
  const namesHome = namesPrice || isOfPlace || (bedrooms ?? bathrooms) !== undefined
  const isSearch = namesPrice || asksForHomes(question)
  // "Somos 4 hermanos" is no count of rooms.
  const isOwnCase =
    inherits.test(wording) || ofOwnAd.test(wording) ? !namesPrice : tells.test(wording) && !namesHome
  const isTelling = isOwnCase && !seeks.test(wording)
  const isAsked = asksToBeTold.test(wording) || /[?¿]/.test(text) || asks.test(wording)
  const isLikely = similarity >= likeness.near && !namesHome
  const isQuestion =
    (isAsked && !isPlainSearch(question)) || isTelling || (isLikely && (homesOdds(text) ?? 0) < 0)
  const looksForHomes = namesHome || thread.search !== undefined || seeks.test(wording)
  const isMatter = isQuestion && (!isSearch || isTelling || !looksForHomes)
  const isOwn = similarity >= likeness.same || (similarity >= likeness.clear && lead >= leastLead)
  return {
    similarity,
    likeness: found.similarity,
    concepts,
    isQuestion,
    isSearch,
    isMatter,
    isAheadOfGuide:
      (isMatter || (isQuestion && !namesHome)) &&
      !listing &&
      similarity < likeness.likely &&
      isAheadOfGuide(question, found),
    isFarAhead: lead >= farAhead && concepts > 1,
    isSurely:
      lead >= mostOfLead.won &&
      found.similarity >= likeness.near &&
      concepts >= fewConcepts &&
      isQuestion &&
      !isPlaced &&
      !namesPrice &&
      listing === undefined,
    isAlone: lead >= farAlone && concepts > 1,
    isPlainlyOfHomes:
      (namesType || (namesPrice && isPlaced)) &&
      !ofOwnAd.test(wording) &&
      decideHomes(question).evidence.some((one) => ofHomes.has(one)),
    asksForAny: isPlaced && (asksForAny.test(wording) || ofStay.test(wording)),
    goesOnWithHomes: goesOnWithHomes(question),
    // "gotera en la casa que alquilo" looks like a search; what names a price is one.
    isWhole: isOwn && !namesPrice && (similarity >= likeness.own || conceptsOf(text).length >= fewConcepts),
    isPlaced: isPlaced || state !== undefined || (perArea.test(wording) && thread.search !== undefined),
    asksWhy: why.test(wording),
    asksPerArea: perArea.test(wording),
    asksPriceThere:
      !listing &&
      isPlaced &&
      (namesType || bedrooms !== undefined) &&
      understood.filters.transactionType !== undefined &&
      asksPrice.test(wording),
    pointsAtNothing: pointsAt.test(wording) && history.length === 0,
    isOffTopic: talk.offTopic.test(wording) || talk.future.test(wording),
    ofPage: ofPage(question, similarity),
    isOnPage: listing !== undefined,
  }
}
