import { answerFaq, faqFor } from '#server/ai/local/answers/faq.ts'
import { listingTopics } from '#server/ai/local/answers/listing.ts'
import { wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { asksForHomes, decideHomes, type Evidence } from '#server/ai/local/decision/asksForHomes.ts'
import { namedList } from '#server/ai/local/named.ts'
import { conceptsOf } from '#server/ai/local/passages/concepts.ts'
import { isNear, likeness } from '#server/ai/local/passages/phrasings.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about, talk } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'
import { pageListing } from './pageListing.ts'
import { asksToBeTold } from './passage.ts'

/** Of a question that is no chance likeness. */
const fewConcepts = 3

/** Of its own that somebody tells of, and wants no home by it: "vendí mi casa", "me piden pagarés". */
const tells =
  / (?:(?:mi|mis|my|our|minha|meu|nuestr[oa]s?) (?:casa|depto|departamento|terreno|lote|campo|propiedad|inmueble|alquiler|inquilin\w+|edificio|pozo|hipoteca|avisos?|publicacion|vecin\w+|contrato|duen\w+|casero|propietari\w+|local|house|home|flat|apartment|landlord|tenant|lease|listing|rental|property|plot|land|apartamento|imovel|aluguel|anuncio)|que (?:alquilo|alquilamos|compre|compramos|vendo)|alquilo|vendo|vendi|(?:quiero|queremos|queria|quero) (?:vender|pagar|pasar\w*|cancelar|unir|cambiar)|(?:se )?(?:me|nos) (?:pid\w+|pidio|ofrec\w+|vino|vence\w*|mand\w+|hac\w+|qued\w+|quier\w+|cobr\w+|dej\w+|dic\w+|dij\w+|suspend\w+|cambi\w+|sac\w+|ech\w+|devol\w+|devuel\w+|proponen|subi\w+|dieron|copi\w+|borr\w+|perdi\w+|extravi\w+|rompi\w+|junt\w+)|no (?:me|nos|se|paga\w*|firma|quiere)|ya (?:pague|firme|vendi|compre|estoy|pagamos)|diferencias?|difference|diferenca|(?:que|q) (?:es|son|significan?)|what (?:is|are) an?|o que (?:e|significa))(?= )/
const pointsAt = / (?:primero|segundo|first|second|primeiro)(?= )/
const asksWhy = / (?:por que|why)(?= )/
const seeks =
  / (?:busc\w+|procuro|looking for|mostr\w+|muestr\w+|necesit\w+ (?:un|una|alquil\w+)|quiero (?:alquilar|comprar)|hay|tenes|tienen)(?= )/

const ofHomes = new Set<Evidence>(['wish', 'leads', 'plain', 'goesOn', 'order'])
const isPlainlyOfHomes = (question: Meaning) => decideHomes(question).evidence.some((one) => ofHomes.has(one))

/** "are closing prices usually lower": a question, typed without its mark. */
const asks =
  /^ (?:(?:hola|buenas|che|hi|hello|oi|y|e|and|pero|but|mas) )*(?:que|quien(?:es)?|como|cuando|cual(?:es)?|cuanto|donde|por que|para que|are|is|do|does|how|what|why|who|when|where|will|would|should|o que|qual|quem|quando|quanto|onde) /

/** Of a case in general or of one's own, whatever page it is asked on. */
const isGeneral =
  / (?:si|if|se (?:eu|o|a)|mi|mis|my|me|nos|our|meu|minha|soy|somos|sou|tengo|tenho|i m|i am|un|una|unos|unas|an?|um|uma|alguien|someone|alguem|alquil(?:o|amos)|avisos?|anuncios?|listings?|inquilin\w*|tenants?|bancos?|banks?|quien paga|who pays|quem paga)(?= )/

/** "¿De qué color son las paredes?", "¿se corta la luz ahí?" */
const pointsHere =
  / (?:ahi|alli|aca|aqui|ali|there|here|est[aeo]|es[aeo]|this|that|las? (?:calle|pared|paredes|puertas?|ventanas?|luz)|los? (?:pisos?|techos?|vecinos|edificio|agua)|el (?:agua|edificio|piso|techo)|the (?:walls?|floors?|street|building|water|power|neighbou?rs)|as paredes|o (?:predio|piso|teto)|a (?:rua|agua))(?= )/

/** What the page's listing may say itself: 0 to its intent's score; undefined where it is asked in general. */
function scoreOnPage(
  question: Meaning,
  { isSame, isSure }: { isSame: boolean; isSure: boolean },
): number | undefined {
  const { listing, wording } = question
  if (!listing) return undefined
  const isOther = isSame || (isSure && listingTopics(question).length === 0)
  if (isOther && isGeneral.test(wording)) return undefined
  if (pageListing.score(question) > 0) return certainty.aside
  return pointsHere.test(wording) && !isGeneral.test(wording) ? 0 : undefined
}

const maxShort = 5
const homes: ReadonlySet<string> = new Set([
  ...['propertyType', 'city', 'neighborhood', 'place', 'bedrooms', 'bathrooms', 'parkingSpaces', 'amenities'],
  ...['price', 'area', 'landArea', 'sortBy', 'transactionType', 'stage', 'exceptAmenities', 'roomOnly'],
])

/** "¿Quanto é o metro lá?", "con balcón" after a search or a list. */
function goesOnWithHomes({ wording, understood, thread, history, listing }: Meaning): boolean {
  const isOfHomes = thread.latest !== undefined || namedList(history.slice(-1)).length > 1
  if (!isOfHomes || wording.trim().split(' ').length > maxShort) return false
  if (about.perSqm.test(wording) && !listing) return true
  const { criteria, rest } = understood
  return criteria.length > 0 && criteria.every(({ field }) => homes.has(field)) && wordsOf(rest) === ''
}

/** A frequent question in other words. */
export const faqIntent: Intent = {
  name: 'faq',
  score(question) {
    const { text, wording, understood, thread, history } = question
    const found = faqFor(question)
    if (!found || !isNear(found) || goesOnWithHomes(question)) return 0
    const isElsewhere = talk.offTopic.test(wording) || talk.future.test(wording)
    if (isElsewhere && found.similarity < likeness.clear) return 0
    const isSure = found.similarity >= likeness.sure
    const { minPrice, maxPrice } = understood.filters
    const isSearch = (minPrice ?? maxPrice) !== undefined || asksForHomes(question)
    const { city, neighborhood, near, bedrooms, bathrooms } = understood.filters
    const namesHome =
      (city ?? neighborhood ?? near ?? bedrooms ?? bathrooms ?? minPrice ?? maxPrice) !== undefined
    const isTelling = tells.test(wording) && !seeks.test(wording) && !namesHome
    const isQuestion = asksToBeTold.test(wording) || /[?¿]/.test(text) || asks.test(wording) || isTelling
    const goesOn = thread.search !== undefined
    const isMatter = isQuestion && (!isSearch || isTelling || !(namesHome || goesOn || seeks.test(wording)))
    if (found.similarity < likeness.near)
      return isMatter && !question.listing && !isPlainlyOfHomes(question) ? certainty.search + 1 : 0
    const isSame = found.similarity >= likeness.same
    const onPage = scoreOnPage(question, { isSame, isSure })
    if (onPage !== undefined) return onPage
    // "gotera en la casa que alquilo" looks like a search; what names a price is one.
    const isTold = isSame && (minPrice ?? maxPrice) === undefined && conceptsOf(text).length >= fewConcepts
    if (isSure && isSearch && !isQuestion && !isTold) return certainty.aside
    if (isTold && found.similarity >= likeness.own) return certainty.pointed + 9.9
    // In many words alike it is nearer than what is explained of the matter in general.
    // Nothing was shown yet that "first" could point at.
    if (isSure && pointsAt.test(wording) && history.length === 0) return certainty.pointed + 1
    if (isSame) return certainty.asked + (isTold ? 7 : 5)
    // Few words of many matters: help with the site comes first.
    if (isSure && found.concepts < fewConcepts && found.similarity < likeness.clear + 0.03)
      return certainty.site - 1
    if (found.similarity >= likeness.clear) return certainty.asked
    if (isSure) return certainty.asked - 1
    if (!isMatter) return certainty.weak + 2
    if (asksWhy.test(wording)) return certainty.search + 2
    if (found.similarity >= likeness.likely) return certainty.asked - 0.4
    return found.similarity >= likeness.more ? certainty.site - 1 : certainty.search + 2
  },
  answer: answerFaq,
  cases: [
    { ask: '¿El contrato de alquiler tiene que ir con escribano?' },
    { ask: 'is a private lease valid without a notary' },
    { ask: 'can the landlord enter without notice?' },
    { ask: '¿qué pasa si el vendedor se arrepiente después de la seña?', onPage: true },
  ],
}
