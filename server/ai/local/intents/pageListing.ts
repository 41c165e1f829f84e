import { answerListing, asksAboutIt, isLiked } from '#server/ai/local/answers/listing.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import type { SearchState } from '#server/ai/local/conversation/searchState.ts'
import { oneMoreRoom } from '#server/ai/local/conversation/thread.ts'
import { namedList } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { ofHome, ofOwn, ownHome } from '#server/ai/local/topics/ofHome.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import {
  besideOthers,
  isSurelyAsked,
  listingTopics,
  nearestAsked,
} from '#server/ai/local/topics/topicsOfListing.ts'
import {
  about,
  asksForOne,
  asksOfIt,
  paysUnseen,
  superlatives,
  talk,
  topicsIn,
} from '#server/ai/local/topics.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { fold } from '#shared/core/text.ts'
import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { certainty, type Intent } from './intent.ts'

/** "¿Es más barato que el promedio?" */
const isBesideMarket =
  / (?:que|than|do que) (?:\w+ ){0,2}(?:promedio|mercado|media|mediana|zona|average|market|median|area|demas|otr[oa]s (?:de|del)|others)(?= )/

const asksOthers =
  / (?:otr[oa]s?|outr[oa]s?|mas barat[oa]s?|mais barat[oa]s?|cheaper|for less|others?|another|else|igual(?:es)?|algo mas|mas grande|maior(?:es)?|bigger|larger)(?= )/

/** "Could four of us use it, or do we need something bigger?" */
const asksWhetherFits =
  / (?:or (?:do|would|should) (?:we|i) need|o (?:necesit\w+|precis\w+|hace falta|nos hace falta)|ou (?:precis\w+)) (?:something |algo |uno |una |one |um |uma )?(?:bigger|larger|more|mas grande|maior)(?= )/

/** "¿Qué otra cosa hay cerca de este?", "in the same area" */
const isNearIt =
  / (?:(?:cerca|alrededor|near(?:by)?|close|around|perto|por (?:aca|aqui|ahi|la zona)|(?:en )?(?:la|esta|el|este|mism[oa]|same|mesm[oa]) (?:misma |mismo )?(?:zona|barrio|edificio|area|building|neighbou?rhood|bairro|regiao|predio)))(?= )/

const isAlike =
  / (?:parecid[oa]s?|similar(?:es)?|igual(?:es)?|same|mesm[oa]|asi|como (?:est[ea]|es[ea])|like (?:it|this)|alike)(?= )/

/** Of homes like it, what they shall have. */
const mayNameOthers: ReadonlySet<string> = new Set([
  ...['comparables', 'amenities', 'rooms', 'area', 'place', 'market', 'price', 'rent'],
])

/** "¿Hay otros más baratos?" on the page of a listing. */
export const likeTheListing: Intent = {
  name: 'likeTheListing',
  score(question) {
    const { listing, wording, understood, history } = question
    const nearest = listing && nearestAsked(question)
    const names =
      Object.keys(understood.filters).length > 0 &&
      listing !== undefined &&
      listingTopics(question).every((topic) => mayNameOthers.has(topic))
    const isOfOthers =
      asksOthers.test(wording) ||
      (isAlike.test(wording) && bareRooms.test(wording)) ||
      (understood.filters.maxPrice !== undefined && asksWhatThere.test(wording)) ||
      (nearest !== undefined && nearest.topic === undefined) ||
      (names && (isAlike.test(wording) || nearest?.topic === 'comparables') && !besideOthers.test(wording))
    // "¿De cuánto es el depósito? En otro lado me pidieron dos meses"
    if (!listing || !isOfOthers || isBesideMarket.test(wording) || ofListing.rentTerms.test(wording)) return 0
    if (about.compare.test(wording) || asksWhetherFits.test(wording) || paysUnseen(wording)) return 0
    if (isSurelyAsked(question)) return 0
    if (asksForOne(wording) && namedList(history).length > 1) return 0
    const refines =
      Object.keys(understood.filters).length > 0 ||
      topicsIn(superlatives, wording).length > 0 ||
      isNearIt.test(wording) ||
      bareRooms.test(wording)
    return refines ? certainty.listing + 1 : 0
  },
  answer: (question) =>
    question.listing ? answerSearch(question, likeListing(question, question.listing)) : undefined,
  cases: [
    { ask: 'algo más barato', onPage: true },
    { ask: 'is there anything cheaper?', onPage: true },
    { ask: 'tem outro mais barato?', onPage: true },
    { ask: 'what else is for rent near this one?', onPage: true },
    { ask: 'q otra cosa hay para alquilar cerca de este', onPage: true },
  ],
}

/** What was wished for of those shown just now: "hay alguno de 3 dormitorios" → "más barato". */
const wishedBefore = ({ thread, history }: Meaning) =>
  namedList(history.slice(-2)).length > 0 ? (thread.search?.filters ?? {}) : {}

const shareOfPrice =
  / (\d{1,2}) ?(?:%|por ?ciento|percent|por ?cento)(?: (?:mas|more|a mais|maximo|over|above|por encima|sobre|acima|arriba|menos|less|below|under|por debajo|abaixo|a menos))?(?= )/
const less = / (?:menos|less|below|under|por debajo|abaixo)(?= )/

/** "No more than 20% above this price" */
function beside(text: string, priceUSD: number): SearchState['filters'] {
  const percent = Number(shareOfPrice.exec(` ${text} `)?.[1])
  if (!(percent > 0) || priceUSD <= 1) return {}
  const isLess = less.test(text)
  return { maxPrice: Math.round(priceUSD * (1 + ((isLess ? -1 : 1) * percent) / 100)) }
}

/** "Hasta 90 mil, ¿qué tenés por la zona?" */
const asksWhatThere =
  / (?:(?:que|q) (?:mas )?(?:tenes|tienen|hay|tendrias)|what (?:do you have|is there|else)|o que (?:voce )?tem)(?= )/

/** "Show me something like this with 4": rooms. */
const bareRooms = / (?:with|con|com|de) ([1-6]) $/

export function likeListing(
  question: Meaning,
  listing: ListingDetails,
  wording = question.wording,
): SearchState {
  const { understood } = question
  const { propertyType, transactionType, city, neighborhood, priceUSD, areaSqm, bedrooms } = listing
  const isCheaper = superlatives.cheapest.test(wording)
  const isLarger = superlatives.largest.test(wording)
  return {
    filters: {
      propertyType: [propertyType],
      transactionType: transactionType === 'rent' ? 'rent' : 'sale',
      city: [city],
      ...(isNearIt.test(wording) && neighborhood && { neighborhood: [neighborhood] }),
      ...(isCheaper && priceUSD > 1 && { maxPrice: Math.ceil(priceUSD) - 1 }),
      ...(isAlike.test(wording) && bedrooms > 0 && { bedrooms }),
      // A studio is no cheaper one of four bedrooms.
      ...(isCheaper && !isAlike.test(wording) && bedrooms > 2 && { bedrooms: 2 }),
      ...(isLarger && areaSqm && { minArea: Math.floor(areaSqm) + 1 }),
      ...(bareRooms.test(wording) && { bedrooms: Number(bareRooms.exec(wording)?.[1]) }),
      ...wishedBefore(question),
      ...understood.filters,
      ...(oneMoreRoom.test(wording) && {
        bedrooms: (wishedBefore(question).bedrooms ?? bedrooms) + 1,
      }),
      ...beside(fold(question.text), priceUSD),
    },
    order: isCheaper ? 'cheapest' : superlatives.best_return.test(wording) ? 'best_return' : undefined,
    text: '',
  }
}

/** "¿Tiene fondo?", "cuántos autos entran": what a home has, and no price or place. */
const namesNoSearch = ({ understood: { filters } }: Meaning) =>
  (filters.minPrice ?? filters.maxPrice ?? filters.transactionType ?? filters.near) === undefined &&
  Object.keys(filters).length > 0

const isOffice = (type: PropertyType) => type === 'office' || officeTypes.some((one) => one === type)

/** "¿Es un departamento de frente?" names the one of the page. */
function typeOfOthers({ listing, wording, understood: { filters } }: Meaning) {
  // "Ko óga"
  if (/ esta propiedad(?= )/.test(wording)) return undefined
  const types = filters.propertyType ?? []
  const isOwn =
    listing !== undefined &&
    (types.includes(listing.propertyType) ||
      // "Is there a meeting room?" of an office.
      (isOffice(listing.propertyType) && types.length > 0 && types.every(isOffice)))
  return isOwn ? undefined : filters.propertyType
}

const asks =
  /^ (?:(?:y|e|and|pero|but|mas) )?(?:que|cual|como|cuando|quien|es|esta|son|tiene|hay|se|por que|what|which|how|when|who|why|is|are|does|do|has|can|e|qual|quando|quem|tem|ha|pode|posso|puedo|sera)(?= )/

/** A question that names no price, place or offer is about what is looked at. */
function asksHere(question: Meaning): boolean {
  const { wording, text, understood } = question
  const { minPrice, maxPrice, city, neighborhood, near, polygon, transactionType } = understood.filters
  const namesOther =
    (minPrice ?? maxPrice ?? city ?? neighborhood ?? near ?? polygon ?? transactionType) !== undefined
  if (namesOther || typeOfOthers(question) !== undefined || about.search.test(wording)) return false
  return understood.criteria.length > 0 && (/[?¿]/.test(text) || asks.test(wording))
}

/** Said of no home but the one that is looked at. */
const ofItsPrice: ReadonlySet<string> = new Set(['basis', 'otherCurrency'])

const ofThose = / (?:de (?:es[oa]s|ell[oa]s|est[oa]s)|of (?:those|them|these)|d(?:ess[ea]s|el[ea]s))(?= )/

/** A car is offered for it, parked there, or driven to it. */
const mayNameCars: ReadonlySet<string> = new Set(['barter', 'rooms', 'amenities', 'distance'])

export const pageListing: Intent = {
  name: 'pageListing',
  score(question) {
    const { listing, understood, wording } = question
    if (!listing) return 0
    // "¿Y la más grande de esas?" after a list.
    const isOfList = ofThose.test(wording) && topicsIn(superlatives, wording).length > 0
    if (isOfList && namedList(question.history.slice(-1)).length > 1) return 0
    const { city, neighborhood } = understood.filters
    const propertyType = typeOfOthers(question)
    const isOfFees = ofListing.expenses.test(wording) && (city ?? neighborhood) === undefined
    const isOfIncome = ofListing.income.test(wording) && (city ?? neighborhood) === undefined
    const isOfWork = ofListing.internet.test(wording) && (city ?? neighborhood) === undefined
    const isFar = ofListing.distance.test(wording) || ofListing.transport.test(wording)
    const namesOthers =
      !isOfFees && !isOfIncome && !isOfWork && !isFar && (propertyType ?? city ?? neighborhood) !== undefined
    if (namesOthers && (about.search.test(wording) || about.market.test(wording))) return 0
    const topics = listingTopics(question)
    if (topics.length > 0 && isSurelyAsked(question) && !ownHome.test(wording)) return certainty.pointed + 6
    if (topics.some((topic) => ofItsPrice.has(topic))) return certainty.pointed + 9.98
    if (talk.offTopic.test(wording) && !topics.some((topic) => mayNameCars.has(topic))) return 0
    // What guides say of such a matter in general comes after it.
    if (topics.some((topic) => topic in ofHome) && !ofOwn.test(wording)) return certainty.asked + 8
    if (topics.length > 0) return certainty.listing
    if (namesOthers) return 0
    if (asksHere(question)) return certainty.search + 1
    // No home is looked for by words alone on the page of another: "any water damage?"
    const asksBare = understood.criteria.length === 0 && /[?¿]/.test(question.text)
    if (asksBare && !asksOthers.test(wording)) return certainty.search + 1
    const isHere = namesNoSearch(question) && asksOfIt.test(wording) && !about.search.test(wording)
    return isHere
      ? certainty.listing - 1
      : asksAboutIt(question) || isLiked(question)
        ? certainty.aside + 5
        : 0
  },
  answer(question) {
    const { listing } = question
    if (listing) return answerListing(question, listing, { topics: listingTopics(question), isNamed: false })
  },
  cases: [
    { ask: '¿Cuánto cuesta?', onPage: true },
    { ask: 'acepta mascotas?', onPage: true },
    { ask: '¿en qué piso está?', onPage: true },
    { ask: 'does it have any structural problems?', onPage: true },
    { ask: 'how much are the condo fees?', onPage: true },
    { ask: 'cuánto me quedaría por mes si lo alquilo?', onPage: true },
    { ask: 'how many bedrooms?', onPage: true },
    { ask: 'is there parking for two cars?', onPage: true },
    { ask: '¿quién me lo muestra, el dueño o una inmobiliaria?', onPage: true },
    { ask: 'quantos quartos tem?', onPage: true },
    { ask: 'aceita animais?', onPage: true },
    { ask: 'a cuanto queda del centro y del aeropuerto', onPage: true },
    { ask: 'what is the total I need upfront to move in', onPage: true },
    { ask: 'tiene rampa en la entrada o hay q subir gradas?', onPage: true },
    { ask: 'los vecinos son tranquilos o hay mucho ruido a la noche?', onPage: true },
    { ask: 'is there a bus to the city center', onPage: true },
    { ask: 'any water damage or repairs needed?', onPage: true },
    { ask: 'is it ok for a couple with a toddler?', onPage: true },
    { ask: 'is the building quiet at night', onPage: true },
    { ask: 'cuanto me quedaria la cuota con 100 mil de entrega, a 15 años', onPage: true },
    { ask: 'e quem paga o condomínio?', onPage: true },
    { ask: '¿es segura la zona?', onPage: true },
    { ask: 'is it safe?', onPage: true },
    { ask: 'aceptan extranjeros con cedula en tramite', onPage: true },
  ],
}
