import { asksHectares, asksHowMany } from '#server/ai/local/answers/homes/hectares.ts'
import { answerMarket, asksTrend } from '#server/ai/local/answers/markets.ts'
import { emptySearch, wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { asksOfMarket, follow } from '#server/ai/local/conversation/thread.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about, asksForOne, superlatives } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** "¿A cuánto está el m² en Villa Morra?" */
export const marketIntent: Intent = {
  name: 'market',
  score(question) {
    const { wording, thread } = question
    const next = follow(thread, question)
    const asksAreas = about.dearest.test(wording) || about.cheapestAreas.test(wording)
    const { propertyType, city, neighborhood } = question.understood.filters
    const isPlaced = (propertyType ?? city ?? neighborhood) !== undefined
    if (choosesCurrency.test(wording) || reducedOnes.test(wording)) return 0
    if (isPlaced && asksTrend.test(wording)) return certainty.asked + 1
    if (!question.listing && ofPrices.test(wording) && asksTrend.test(wording)) return certainty.pointed + 4
    if (asksAreas || comparesPlaces(question)) return certainty.search + 3
    if (next !== thread && next.kind === 'market') return certainty.search + 3
    const { maxPrice, minArea } = question.understood.filters
    if (asksHowMany.test(wording) && maxPrice !== undefined) return certainty.search + 3
    // "¿A cuánto sale la hectárea?" of who has forty is no estimate of these.
    if (perHectare.test(wording) && asksRate.test(wording)) return certainty.pointed
    if (asksHectares.test(wording) && asksRate.test(wording) && minArea === undefined)
      return certainty.search + 3
    if (next !== thread && next.search) return 0
    if (about.perSqm.test(wording)) return certainty.aside + 3
    return asksOfMarket(question) && !isOfOtherThings(question) ? certainty.aside + 3 : 0
  },
  answer(question) {
    const { thread, wording, understood } = question
    if (comparesPlaces(question))
      return answerMarket(question, { ...emptySearch, filters: understood.filters })
    const next = follow(thread, question)
    const asksAreas = about.dearest.test(wording) || about.cheapestAreas.test(wording)
    const isKnown = asksAreas || next !== thread
    // "¿Cuánto se pide en promedio?": of what was searched for.
    const before = understood.criteria.length === 0 ? thread.search : undefined
    return answerMarket(question, (isKnown && next.search) || before || emptySearch)
  },
  cases: [
    { ask: 'cuánto sale el metro cuadrado en Carmelitas' },
    { ask: 'barrios más caros de Asunción' },
    { ask: 'what is a square meter in Villa Morra?' },
    { ask: 'quanto custa o metro quadrado em Villa Morra?' },
    { after: ['¿A cuánto está el m² en Villa Morra?'], ask: '¿y en Recoleta?' },
  ],
}

/** "¿Conviene comprar en dólares o en guaraníes?" */
const choosesCurrency =
  / (?:dolar(?:es)?|dollars?|usd)(?: \w+){0,2} (?:o|or|ou)(?: \w+){0,2} (?:guarani\w*|gs)(?= )| (?:guarani\w*|gs)(?: \w+){0,2} (?:o|or|ou)(?: \w+){0,2} (?:dolar(?:es)?|dollars?|usd)(?= )/
/** "Las casas que bajaron de precio": each of them, and no trend. */
const reducedOnes =
  / (?:(?:casas?|deptos?|departamentos?|terrenos?|lotes?|propiedades|avisos|duplex|anuncios|imoveis|apartamentos?|houses?|homes|apartments?|listings|properties|l[oa]s|os|as|cual(?:es)?|quais|which)(?: \w+){0,3} (?:que|q|that|which) (?:se )?(?:bajaron|rebajaron|baixaram|dropped|were reduced)|rebajad[oa]s|(?:which|cual(?:es)?|quais|que|q) (?:houses|homes|apartments|listings|properties|casas|deptos|departamentos|terrenos|avisos|propiedades|imoveis|apartamentos|anuncios) (?:dropped|bajaron|rebajaron|baixaram)(?: (?:in|de) (?:price|precio|preco))|price (?:cuts?|reduc\w+|drops))(?= )/
const perHectare = / (?:la|el|o|per|por|cada|each|an?|uma) (?:hectareas?|hectares?|ha|acre)(?= )/
const ofPrices = / (?:precios?|precos?|prices?|valor(?:es)?|metro)(?= )/
const asksRate =
  / (?:[cq]uanto (?:e|esta|ta|sale|vale|cuesta|custa|sai|piden|anda|ronda|fica|va)|precios?|precos?|valor|how much|prices?|cost|go(?:es)? for)(?= )/

/** "¿Cuánto sale una pizza?" */
export const isOfOtherThings = ({ understood, wording }: Meaning): boolean =>
  understood.criteria.length === 0 &&
  wordsOf(understood.rest) !== '' &&
  !/ (?:propiedad\w*|inmueble\w*|vivienda\w*|mercado|market|barrios?|zonas?|precios?|prices?|alquiler\w*|rents?|real estate|imove\w+|aqui|aca|ahi|alli|there|here)(?= )/.test(
    wording,
  )

const differs = / (?:diferencias?|difference|diferenca|compar\w+|versus|vs)(?= )/

/** Of two places each is a what. */
const asksWhat = / (?:que|what|which|o que|quem|cual|qual)(?= )/

/** "¿Es más barata Encarnación que Asunción?" */
const asksWhether = / (?:barat[oa]s?|car[oa]s?|cheaper|expensive)(?: \w+){0,3} (?:que|than|do que) /

const chooses = / (?:conviene\w*|mejor|better|best|melhor|compensa)(?= )/
const isLand = ({ filters: { propertyType } }: Meaning['understood']) =>
  propertyType?.every((type) => type === 'land') === true

/** "Villa Morra o Recoleta, ¿cuál es más caro?", "qué diferencia de precio hay entre Luque y Lambaré" */
function comparesPlaces({ wording, understood }: Meaning): boolean {
  const { neighborhood = [], city = [] } = understood.filters
  const isAboutPrice = superlatives.cheapest.test(wording) || superlatives.most_expensive.test(wording)
  const isOfTwo = Math.max(neighborhood.length, city.length) > 1
  return (
    isOfTwo &&
    (differs.test(wording) ||
      (isLand(understood) && chooses.test(wording)) ||
      (isAboutPrice && (asksForOne(wording) || asksWhat.test(wording) || asksWhether.test(wording))))
  )
}
