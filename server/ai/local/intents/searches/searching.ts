import { answerBest, ofOne } from '#server/ai/local/answers/best.ts'
import { needsAccess, saysAccess } from '#server/ai/local/answers/homes/accessible.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { isContinuation } from '#server/ai/local/conversation/continuation.ts'
import { lettingGo } from '#server/ai/local/conversation/lettingGo.ts'
import { emptySearch, type SearchState, wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { follow, type Thread } from '#server/ai/local/conversation/thread.ts'
import { addsType, widened } from '#server/ai/local/conversation/turns/addedType.ts'
import { asksForHomes } from '#server/ai/local/decision/asksForHomes.ts'
import { suitsAsked } from '#server/ai/local/intents/areas/suits.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { asksToBeTold as tells } from '#server/ai/local/intents/passage.ts'
import { namedList } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { sizeOrder } from '#server/ai/local/topics/sizeOrder.ts'
import { listingTopics, nearestAsked } from '#server/ai/local/topics/topicsOfListing.ts'
import {
  about,
  asksForOne,
  ofSuperlative,
  paysUnseen,
  shows,
  superlatives,
  topicsIn,
} from '#server/ai/local/topics.ts'

/** The search that the question leads to; undefined where it leads to none. */
function nextSearch(question: Meaning): SearchState | undefined {
  const next = follow(question.thread, question)
  if (next === question.thread) return undefined
  if (!addsToSearch(question) && (asksSomethingElse(question) || !asksForHomes(question))) return undefined
  return next.search
}

/** "Pode ser também kitnet" */
function addsToSearch(question: Meaning): boolean {
  const { search } = question.thread
  return (
    search !== undefined && (addsType(question) || Object.keys(widened(search.filters, question)).length > 0)
  )
}

const asks =
  /^ (?:que|cual(?:es)?|cuanto|como|cuando|quien|por que|(?:me |nos )?(?:conviene|convendria)|se puede|puedo|podes|puede|es|hay que|is|are|can|could|do|does|should|what|how|when|who|why|posso|pode|da para|qual|quanto|quem|devo) /

/** Of homes in general: "¿se puede construir en un terreno sin título?" */
const asksToKnow =
  / (?:que (?:significa|pasa|quiere decir|es una?)|se puede|es legal|es posible|puedo|podemos|como (?:se|hago|puedo)|what (?:happens|does|is an?)|can i|can we|is it (?:legal|possible)|how do i|o que (?:e|significa|acontece)|posso|pode se|da para)(?= )/

/** "¿Qué gastos tiene un departamento?", but not "¿qué casas hay?" */
const asksWhat =
  /^ (?:y |e |and )?(?:que (?!sean? |tengan? |este |acepten? |casas?|deptos?|departamentos?|terrenos?|propiedad|hay|tienen|tenes|opcion)|cuales son|como|cuanto tiempo|quien|what (?!houses|apartments|homes|land|do you have|is there|properties)|how|who|why|por que|o que (?!voce|tem)|quem)/

/** "¿Necesito RUC para alquilar mi depto?", "¿el edificio puede prohibir Airbnb?": what no listing answers. */
const asksToBeTold =
  /^ (?:(?:y|e|and|che|hola|o|el|la|los|las|mi|un|una|the|my) (?:\w+ )?)?(?:(?:se )?pued[eo]n?|podemos|podria|necesito|hay que|tengo que|debo|es (?:legal|obligatori[oa]|necesari[oa]|posible|seguro|verdad|cierto)|que pasa|por que|como|cuando|quien(?:es)?|me (?:pueden|tienen|conviene)|is (?:it|there a law)|can (?:i|my|a|the|we)|do i|do we|does (?:a|the|my)|should i|what happens|how do i|why|when|who|posso|pode|podem|preciso|devo|tenho que|e (?:legal|obrigatori[oa]|preciso)|o que acontece|quem|quando)(?= )/

/** Without any, what may be done is asked and no home looked for. */
const ofHomes: ReadonlySet<string> = new Set([
  'propertyType',
  'city',
  'neighborhood',
  'state',
  'place',
  'price',
  'bedrooms',
])

/** "Pode ser perto da ponte" of the search before, but not "¿puede ser que me cobren?" */
const allows = / (?:pode|podem|puede|pueden|podria|podrian|could|can) (?:ser|be)(?! que| that)(?= )/

/** "¿El alquiler se puede negociar?": an offer alone, and words that no listing is looked for by. */
function asksSomethingElse({ wording, text, understood, thread }: Meaning): boolean {
  if (lettingGo({ wording, understood }, thread.search)) return false
  if (thread.latest === 'search' && understood.criteria.length > 0 && allows.test(wording)) return false
  if (paysUnseen(wording)) return true
  const isQuestion = /[?¿]/.test(text) || asks.test(wording)
  const isOfKind = asksToKnow.test(wording) || asksWhat.test(wording)
  const namesOfferAlone = understood.criteria.every(
    ({ field }) => field === 'transactionType' || (isOfKind && field === 'propertyType'),
  )
  const isSearch = about.search.test(wording) || topicsIn(superlatives, wording).length > 0
  if (isQuestion && !isSearch && asksToBeTold.test(wording) && wordsOf(understood.rest) !== '') return true
  const namesHomes = understood.criteria.some(({ field }) => ofHomes.has(field))
  if (!namesHomes && !isSearch && tells.test(wording) && wordsOf(understood.rest) !== '') return true
  const isOther = namesOfferAlone && understood.criteria.length > 0 && wordsOf(understood.rest) !== ''
  return isQuestion && isOther && !isSearch && !about.returns.test(wording)
}

const showsAgain = ({ wording, thread, understood }: Meaning) =>
  thread.search !== undefined && shows.test(wording) && understood.criteria.length === 0

const seeks =
  / (?:busc\w+|hay|tenes|tienen|looking|find|need|quer(?:o|emos|ia)|quier\w+|necesit\w+|procur\w+|precis\w+|tem)(?= )/

/** Homes for who cannot climb: a need that other questions have words of. */
const seeksAccess = (question: Meaning): boolean =>
  needsAccess(question) &&
  seeks.test(question.wording) &&
  suitsAsked(question) === 0 &&
  question.understood.criteria.some(({ field }) => ofHomes.has(field)) &&
  nextSearch(question) !== undefined

const maxAdded = 14
/** "Ah y sin escalera, mi marido anda con muletas": of the search before. */
const addsAccess = ({ wording, understood, thread, listing, text }: Meaning): boolean =>
  saysAccess(wording) &&
  thread.latest === 'search' &&
  !listing &&
  understood.criteria.length === 0 &&
  !/[?¿]/.test(text) &&
  wording.trim().split(' ').length <= maxAdded

export const searchIntent: Intent = {
  name: 'search',
  score(question) {
    if (lettingGo(question, question.thread.search)) return certainty.pointed + 9
    if (showsAgain(question)) return certainty.pointed + 8
    if (seeksAccess(question) || addsAccess(question)) return certainty.pointed + 9.95
    if (addsToSearch(question) && nextSearch(question)) return certainty.pointed + 7
    return nextSearch(question) ? certainty.search : 0
  },
  answer(question) {
    const isBefore = showsAgain(question) || addsAccess(question)
    const search = isBefore ? question.thread.search : nextSearch(question)
    return search && answerSearch(question, search)
  },
  offer: ({ text, texts }) => texts.words.replies.suggestions.show(text.replace(/[?¿!¡]/g, '').trim()),
  cases: [
    { ask: 'casas en Luque hasta 100 mil' },
    { after: ['departamentos en Carmelitas'], ask: 'no, quise decir en Villa Morra' },
    { after: ['houses in Luque'], ask: 'sorry, I meant for rent' },
    { after: ['casas em Luque'], ask: 'muito caras' },
    { after: ['houses in Luque'], ask: 'not that expensive' },
    { ask: 'find me a 2 bedroom apartment in Villa Morra' },
    { ask: 'quiero comprarle un depto a mi hija hasta 75 mil' },
    { ask: 'can you just send me a list of everything under 50k' },
    { ask: 'quero alugar um apartamento em Villa Morra' },
    { after: ['busco depto en Villa Morra hasta 150 mil dólares'], ask: 'muéstrame más baratos' },
    { after: ['houses in Luque'], ask: 'show me cheaper ones' },
    { after: ['casas em Luque'], ask: 'mais baratas' },
    { after: ['terrenos en San Bernardino', 'de más de 1000 m2'], ask: 'y con vista al lago?' },
    { after: ['casas en Luque', '¿y para alquilar?'], ask: 'no, en venta' },
    { after: ['casas en Luque', 'contame de la segunda'], ask: '¿y para alquilar?' },
    { after: ['casas en Luque'], ask: 'ordenalas por precio' },
    { after: ['¿qué barrio es más barato, Sajonia o Luque?'], ask: 'mostrame lo que hay ahí' },
    { after: ['price per m2 in Luque'], ask: 'show me some' },
    { after: ['casas en Luque con cochera'], ask: 'sin la cochera' },
    { after: ['casas en Lambaré hasta 120 mil'], ask: 'no, puede ser en Luque también' },
    { after: ['houses in Luque under 100k'], ask: 'forget the price' },
    { after: ['casas em Luque até 100 mil dólares'], ask: 'tanto faz o preço' },
    { after: ['apartamento para alugar em Luque até 300'], ask: 'pode ser também kitnet' },
    { after: ['apartment for rent in Luque'], ask: 'or a house' },
    { after: ['apartamento para alugar em Assunção'], ask: 'pode ser em Lambaré também' },
    { after: ['alquiler amoblado en Luque'], ask: 'bueno sin amoblar también puede ser' },
    { after: ['apartamento mobiliado em Luque'], ask: 'não precisa ser mobiliado' },
    { after: ['casa amoblada en Luque'], ask: "furnished or not, doesn't matter" },
    { after: ['depto en Recoleta con cochera'], ask: 'la cochera no es tan importante' },
    { after: ['house with 4 bedrooms in Luque'], ask: '3 is ok too' },
    { after: ['alquiler en Luque'], ask: 'que sea monoambiente' },
    { after: ['casas em Hernandarias'], ask: 'e no Paraná Country?' },
    { after: ['apartments for sale in Encarnación'], ask: 'nothing closer to the costanera?' },
    { after: ['casas en alquiler en Recoleta'], ask: 'ah y sin escalera, mi marido anda con muletas' },
    { ask: 'mi mamá usa andador y no puede subir escaleras, ¿hay algo en alquiler en San Lorenzo?' },
  ],
}

const ofThose = / (?:es[ao]s|ell[ao]s|these|those|them|dess[ea]s|del[ea]s)(?= )/

/** "¿El más barato tiene título?": of the one of those shown. */
const asksOfBest = (question: Meaning): boolean =>
  question.thread.search !== undefined &&
  !question.listing &&
  namedList(question.history).length > 1 &&
  topicsIn(superlatives, question.wording).length > 0 &&
  (asksForOne(question.wording) || superlatives.lowest_fees.test(question.wording)) &&
  (superlatives.lowest_fees.test(question.wording) ||
    ofThose.test(question.wording) ||
    superlatives.lowest_per_sqm.test(question.wording) ||
    nearestAsked(question)?.topic !== undefined)

/** "¿Cuál es la más barata?": one. */
export const bestIntent: Intent = {
  name: 'best',
  score(question) {
    const { thread, wording } = question
    if (asksOfBest(question)) return certainty.asked + 9
    if (!nextSearch(question) || !asksForBest(question, thread)) return 0
    // "¿Cuál es la más barata y cuánto paga de expensas?"
    const isOfOne =
      thread.search !== undefined &&
      asksForOne(wording) &&
      listingTopics(question).some((topic) => ofOne.has(topic))
    return isOfOne ? certainty.asked + 9 : certainty.search + 2
  },
  answer(question) {
    const { wording, thread, understood } = question
    // "¿La más barata tiene patio?": whether that one has it.
    const isOfThat =
      ofSuperlative.test(wording) && understood.criteria.every(({ field }) => field !== 'price')
    const search = ((isOfThat || asksOfBest(question)) && thread.search) || nextSearch(question)
    return search && answerBest(question, search)
  },
  cases: [
    { ask: '¿Cuál es la casa más barata en Luque?' },
    { ask: 'which is the largest house in Luque?' },
    { after: ['terrenos en Lambaré'], ask: 'el más grande' },
    { after: ['apartamentos em Luque'], ask: 'qual o mais barato e quanto é o condomínio' },
    { after: ['casas em Luque'], ask: 'qual é a maior?' },
  ],
}

export const countIntent: Intent = {
  name: 'count',
  score({ wording, thread }) {
    if (about.countThose.test(wording) && thread.search) return certainty.aside + 5
    return about.countAll.test(wording) ? certainty.aside + 4 : 0
  },
  answer: (question) =>
    answerSearch(
      question,
      (about.countThose.test(question.wording) && question.thread.search) || emptySearch,
    ),
  cases: [
    { after: ['casas en Luque'], ask: 'cuántas hay?' },
    { ask: 'cuántas propiedades tienen' },
    { after: ['houses in Luque'], ask: 'how many are there?' },
  ],
}

/** "Los más baratos": an order. */
const manyOfThose = /^ (?:y )?(?:los|las|os|as) (?:mas|mais) \w+s /

/** "¿Cuál es la más barata?", and "casa con más dormitorios en Luque". */
function asksForBest({ wording, understood }: Meaning, thread: Thread): boolean {
  if (topicsIn(superlatives, wording).length === 0) return false
  if ((manyOfThose.test(wording) || sizeOrder(wording)) && thread.search) return false
  if (asksForOne(wording)) return true
  const { minArea, maxArea } = understood.filters
  const follows = thread.search !== undefined && isContinuation({ wording, understood })
  return (
    !follows &&
    !about.search.test(wording) &&
    (minArea ?? maxArea) === undefined &&
    // No search is in this order.
    superlatives.most_bedrooms.test(wording)
  )
}
