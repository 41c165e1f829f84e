import { amountsIn } from '#server/ai/local/amounts.ts'
import { answerEstimate, answerRate, answerReturns } from '#server/ai/local/answers/estimating.ts'
import { answerYield } from '#server/ai/local/answers/homes/yields.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { isOfOtherThings } from '#server/ai/local/intents/markets.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

/** "¿Conviene esperar a que baje el dólar?" */
const foresees =
  / (?:esper\w+|conviene|baj(?:e|ar|ara|aria)|sub(?:a|ir|ira|iria)|va a|wait|should|worth|goes (?:up|down)|drops?|rises?|vale a pena|caia|suba|cair|subir)(?= )/

/** Of the listing: "pasame el precio en guaraníes al cambio de hoy" */
const ofPrice = / (?:precio|price|preco|valor)(?= )/

/** "¿A cuánto está el dólar?", "500 millones en dólares" */
export const exchangeRateIntent: Intent = {
  name: 'exchangeRate',
  score(question) {
    const { wording, understood, text, listing } = question
    const { propertyType, city } = understood.filters
    if (foresees.test(wording) || (listing && ofPrice.test(wording))) return 0
    if (about.rate.test(wording) && !propertyType && !city) return certainty.asked + 3
    const isFigure = /\d| (?:mil|millon|millones|thousand|million|milhao|milhoes|palos?) /.test(wording)
    const converts = isFigure && about.convert.test(wording) && amountsIn(text).length === 1 && !propertyType
    return converts && isAmountAlone(question) ? certainty.asked + 3 : 0
  },
  answer: answerRate,
  cases: [
    { ask: 'a cuánto está el dólar hoy' },
    { ask: '500 millones de guaraníes en dólares' },
    { ask: 'what is the exchange rate?' },
    { ask: 'quanto está o dólar?' },
  ],
}

const isAmountAlone = ({ understood }: Meaning) => understood.criteria.every(({ field }) => field === 'price')

const rents = / (?:alquil\w+|rent\w*|alug\w+)(?= )/
const asksWorth =
  / (?:(?:buen|mal|bom|good|bad) (?:negocio|precio|deal|investment)|buena? (?:compra|inversion)|me conviene|conviene comprar\w*|vale la pena|worth it|vale a pena|is it worth)(?= )/

/** "Me ofrecen un depto a 95 mil que se alquila a 550, ¿es buen negocio?" */
const isDeal = ({ wording, amounts }: { wording: string; amounts: number }) =>
  amounts === 2 &&
  rents.test(wording) &&
  asksWorth.test(wording) &&
  !/ (?:o|or|ou) (?:compr|buy|seguir)/.test(wording)

/** "Si compro a 100 mil y alquilo a 700, ¿cuánto rinde?" */
const leastAmount = 20

export const returnsIntent: Intent = {
  name: 'returns',
  score({ wording, text, thread, listing, understood }) {
    const amounts = amountsIn(text).length
    const large = amountsIn(text).filter(({ value }) => value >= 100).length
    if (isDeal({ wording, amounts: large })) return certainty.pointed + 5
    if (!about.returns.test(wording)) return 0
    if (amounts > 1) return certainty.asked + 2
    const isAlone = !listing && !understood.filters.propertyType && thread.kind === undefined
    if (isAlone && amounts > 0) return certainty.asked
    return certainty.aside + 1
  },
  // Without an amount, what such homes usually leave.
  async answer(question) {
    if (amountsIn(question.text).some(({ value }) => value >= leastAmount)) return answerReturns(question)
    await answerYield(question)
    question.reply.say(question.texts.words.replies.returns.need)
  },
  cases: [
    { ask: 'Si compro a 100 mil y alquilo a 700, ¿cuánto rinde?' },
    { ask: 'if I buy for 100k and rent it out for 700, what is the return?' },
    { ask: 'se compro por 100 mil e alugo por 700, quanto rende?' },
    { ask: 'cuánto rinde invertir?' },
    { ask: 'me ofrecen un depto a 95 mil que se alquila a 550, ¿es buen negocio?' },
  ],
}

/** "¿Cuánto vale mi casa de 200 m² en Lambaré?" */
/** "Try mine: 3 bedrooms, 180 m²" */
const ofMine =
  / (?:(?:try|do|value|estimate|price) mine|(?:proba|prueba|probemos|hace|calcula)(?:me)? (?:con )?(?:la|el) mi[ao]|(?:calcula|tenta|avalia) (?:a|o) (?:minha|meu))(?= )/
/** "Como anuncio minha casa e quanto custa?" */
const ofSite = / (?:sitio|site|pagina|website|anunci\w+|public(?:o|ar|amos))(?= )/
/** "How much would an 80 m² flat cost?" */
const asksCost = / how much (?:would|does|do|will|should)(?: \w+){1,8} (?:cost|go for|sell for)(?= )/
/** Before it says what of. */
const asksValue =
  / (?:cuanto (?:vale|valdria|puedo pedir)|(?:el|su|un) valor|valuar|tasar|worth|quanto vale)(?= )/

/** "La inmobiliaria me pide 6 por ciento", "quien me puede tasar mi casa": of who does it. */
const ofWho =
  / (?:(?:inmobiliaria|imobiliaria|agencia|agency|agent|broker|corretor|comision|comissao|commission)(?: \w+){0,5} (?:por ciento|por cento|percent|[\d.,]+ ?%)|quien(?:es)? (?:me |nos )?(?:lo |la )?(?:puede |podria |hace )?tas\w+|who (?:can|could|will) (?:apprais|valu)\w+|quem (?:pode |faz )?(?:avali\w+))(?= )/

export const estimateIntent: Intent = {
  name: 'estimate',
  score(question) {
    const { wording, listing, understood } = question
    const { filters } = understood
    const hasArea = filters.minArea !== undefined || filters.maxArea !== undefined
    const asksMine = hasArea && ofMine.test(wording)
    if (!hasArea && ofWho.test(wording)) return 0
    if (!about.estimate.test(wording) && !(hasArea && asksCost.test(wording)) && !asksMine) return 0
    const isOwn = about.ownHome.test(wording)
    const isNamed = (filters.propertyType || hasArea) && (!listing || filters.propertyType)
    // "Heredamos una casa de 180 metros, ¿qué precio le ponemos?" asks what no word in it means.
    if (isOwn && hasArea && isNamed) return certainty.asked + 7
    if (isNamed && (hasArea || (isOwn && !ofSite.test(wording)))) return certainty.asked + 1
    if (isOwn && asksValue.test(wording)) return certainty.asked + 1
    return listing || isOfOtherThings(question) ? 0 : certainty.aside + 2
  },
  answer: (question) => answerEstimate(question, withBefore(question)),
  cases: [
    { ask: 'cuánto vale mi casa de 200 m2 en Lambaré con 3 dormitorios' },
    { ask: 'what is an 80 m² apartment in Recoleta worth?' },
    { ask: 'quanto vale meu apartamento de 80 m2 em Recoleta' },
    { ask: 'cuanto me dan por mi casa de 3 dorm en Ñemby, 140 metros' },
    { ask: 'heredamos una casa vieja en Barrio Obrero de 180 metros, que precio le ponemos' },
    { ask: 'how much can I ask for my 90 sqm flat in Villa Morra?' },
    { ask: 'por quanto posso vender meu apartamento de 70 metros em Encarnación?' },
    { ask: 'quiero saber el valor de mi casa' },
    { ask: 'how much would an 80 m2 flat cost in Carmelitas?' },
    { after: ['cuánto cuesta el metro en Recoleta'], ask: '¿y cuánto saldría uno de 70 metros ahí?' },
  ],
}

/** "¿Y cuánto saldría uno de 70 metros ahí?": of the market asked about before. */
function withBefore({ understood: { filters }, thread }: Meaning): SentenceFilters {
  const { search, kind } = thread
  const isPlaced = (filters.city ?? filters.neighborhood ?? filters.near) !== undefined
  if (!search || isPlaced) return filters
  const { city, neighborhood, near, propertyType, transactionType } = search.filters
  const type = propertyType ?? (kind === 'market' ? ['apartment' as const] : undefined)
  return withoutUndefined({ city, neighborhood, near, propertyType: type, transactionType, ...filters })
}
