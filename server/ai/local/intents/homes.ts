import { pricesIn } from '#server/ai/local/amounts.ts'
import { asksNet } from '#server/ai/local/answers/followUps/netOfTax.ts'
import { answerFairPrice } from '#server/ai/local/answers/homes/fairPrices.ts'
import { answerHouseOrFlat } from '#server/ai/local/answers/homes/houseOrFlat.ts'
import { answerYield, asksTaxes, doubts } from '#server/ai/local/answers/homes/yields.ts'
import { sizesIn } from '#server/ai/local/homesAsked.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about, superlatives, topicsIn } from '#server/ai/local/topics.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { certainty, type Intent, questionWords } from './intent.ts'

const asks = / (?:cuanto|cuanta|que|cual|como|quanto|qual|how much|what|which|o que)(?= )/

const pays =
  / (?:(?:vale (?:la|a) pena|conviene|compensa|worth)(?: it)?(?: \w+){0,4} (?:compr\w+|buy\w*)(?: \w+){0,4} (?:alquilar\w*|alugar|renta|rent|let)|(?:es|seria|e|is it) (?:un |a )?(?:buen |bom |good )?(?:negocio|rentable|rentavel|profitable|investment)|deja (?:plata|ganancia)|(?:vale la pena|conviene|es bueno|es buena idea|compensa|vale a pena) (?:invertir|investir)|worth investing|(?:recuper\w+|amorti\w+)(?: \w+){0,4} (?:inversion|plata|dinero|comprado)|(?:para|mejor para|to|for) (?:invertir|inversion|invest|investing|investment|investir))(?= )/

/** "¿Cuánto me daría por mes?" */
const earns =
  / (?:(?:cuanto|quanto|que)(?: \w+){0,2} (?:dari\w+|dejari\w+|deja|sacari\w+|saco|ganari\w+|quedari\w+|quedan?(?! (?:de|del|hasta|lejos|cerca|a|al|el|la|para)\b)|se saca|sacan|me da|renderia|ganho|sobra)(?: \w+){0,3}|how much(?: \w+){0,2} (?:i|it|we|that) (?:make|earn|get|bring|yield|net)|(?:vale mais a pena|compensa mais|conviene mas|rinde mas|melhor|mejor) (?:investir|invertir)|(?:better|best|good|melhor|mejor|bom|buena?) (?:investment|investimento|inversion|retorno|return))(?= )/
/** The guide on short stays answers. */
const nightly =
  / (?:airbnb|booking|por (?:noche|dia|temporada)|temporari[oa]s?|short (?:term|stay)|nightly)(?= )/

/** "¿Qué onda Ciudad del Este para invertir?" */
const opines =
  / (?:que onda|que tal|como (?:es|esta|ves|ven|anda)|que (?:opinas|te parece)|is|how is|como (?:e|esta)|vale la pena|(?:good|buen|buena|bom) (?:place|city|area|lugar|zona|ciudad|cidade))(?: \w+){0,6} (?:invert\w+|inversion|invest\w*)(?= )/

const isOfHomes = ({ understood: { filters } }: Meaning) =>
  !filters.propertyType?.some((type) => !homeTypes.includes(type))

const namesPlace = ({ understood: { filters } }: Meaning) =>
  (filters.city ?? filters.neighborhood) !== undefined

/** "What return can I expect?" */
const expects =
  / (?:what|que|q|cual|qual)(?: \w+){0,3} (?:returns?|yield|roi|rentabilidade?|retorno|rendimiento)(?: \w+){0,3} (?:expect|get|esper\w+|tendria\w*|teria\w*|puedo|podria)(?= )/

/** "¿Y cuánto rinde?" after a search for homes somewhere; sizes alone are of the main city. */
function goesOn({ thread, listing, wording, understood }: Meaning): boolean {
  if (listing) return false
  const { city, neighborhood, propertyType } = thread.search?.filters ?? {}
  const isOfHomesBefore = !propertyType?.some((type) => !homeTypes.includes(type))
  const namesNothing = understood.criteria.every(({ field }) => field === 'transactionType')
  const isKnown = (city ?? neighborhood) !== undefined || propertyType !== undefined
  const follows = isKnown && isOfHomesBefore && namesNothing
  return follows || sizesIn(wording).length > 0 || expects.test(wording)
}

/** "¿Cuánto rinde un depto en Villa Morra?"; without a question word it may be a search as well. */
const invests =
  / (?:invert\w+|inversion|invest\w*|para (?:alquilar|renta|alugar)|to (?:rent out|let)|rinde|rende)(?= )/
const chooses = / (?:mejor|conviene\w*|vale la pena|better|best|melhor|compensa|que|cual|which)(?= )/

/** "O que é melhor pra investir, studio ou dois quartos?" */
const choosesSize = (wording: string) =>
  sizesIn(wording).length > 1 && invests.test(wording) && chooses.test(wording)

export const yieldIntent: Intent = {
  name: 'yield',
  score(question) {
    const { wording, text, rate, understood } = question
    if (nightly.test(wording)) return 0
    if (asksAfterTax(question)) return certainty.pointed + 9
    if (choosesAfterInvesting(question)) return certainty.asked + 5
    if (asksOfPrice(question)) return certainty.asked + 4
    const isAbout =
      about.returns.test(wording) || pays.test(wording) || earns.test(wording) || choosesSize(wording)
    if (!isAbout || !(namesPlace(question) || goesOn(question)) || !isOfHomes(question)) return 0
    const comparesTwo = placesAsked(question).length > 1 || sizesIn(wording).length > 1
    const isList = !comparesTwo && (about.search.test(wording) || topicsIn(superlatives, wording).length > 0)
    if (doubts(question) || (opines.test(wording) && placesAsked(question).length < 2))
      return certainty.asked + 3
    const [price, ...others] = pricesIn(text, rate)
    const isOfOnePrice = price !== undefined && price >= leastPrice && others.length === 0
    if (isOfOnePrice && !isList) return certainty.asked + 3
    if (isList || understood.filters.minRoi !== undefined || price !== undefined) return 0
    return asks.test(wording) || pays.test(wording) || earns.test(wording) || choosesSize(wording)
      ? certainty.asked + 3
      : certainty.search
  },
  answer: answerYield,
  offer: ({ understood, texts }) => texts.words.advice.yields.ask(placeOf(understood.filters)),
  cases: [
    { ask: 'cuánto rinde un depto en villa morra' },
    { ask: '¿qué rentabilidad tiene un departamento de 1 dormitorio en Luque?' },
    { ask: 'what is the yield of an apartment in Recoleta?' },
    { ask: 'es negocio alquilar un depto en Carmelitas?' },
    { ask: 'cuánto me queda limpio si alquilo un depto de 90 mil dólares en Villa Morra' },
    { ask: 'quanto rende alugar um apartamento de 80 mil dólares em Assunção?' },
    { after: ['what yield can I expect on a 1 bed in Asuncion?'], ask: 'after taxes and fees?' },
    { ask: 'is an 8% yield realistic in Asuncion?' },
    { ask: 'quanto rende um apartamento em Villa Morra?' },
    { ask: '¿qué rinde más, un monoambiente o un depto de dos dormitorios?' },
    { ask: 'what yield can I expect from a studio?' },
    { after: ['departamentos en venta en Carmelitas'], ask: '¿y cuánto rinde?' },
    { after: ['departamentos en venta en Carmelitas'], ask: '¿cuánto me daría por mes?' },
  ],
}

const turnsBack = 3
const maxSizeWords = 9
/** "¿Y monoambiente o 2 dormitorios?" after what to buy to let. */
function choosesAfterInvesting({ wording, history, listing }: Meaning): boolean {
  if (listing || wording.trim().split(' ').length > maxSizeWords || sizesIn(wording).length < 2) return false
  if (!/ (?:o|or|ou|vs) /.test(wording)) return false
  const said = history.filter(({ role }) => role === 'user').slice(-turnsBack)
  return said.some(({ content }) => invests.test(wordingOf(content)))
}

const letOut =
  / (?:alquilad[oa]s?|alquil(?:o|ara|ar|arl[oa])|en alquiler|rent(?:ed)? (?:it )?out|let out|alugad[oa]s?|alug(?:o|ar))(?= )/

/** "¿Cuánto deja por mes un depto de 90 mil alquilado?": of any place. */
function asksOfPrice(question: Meaning): boolean {
  const { wording, text, rate, listing } = question
  const prices = pricesIn(text, rate)
  const isOne = prices.length === 1 && prices.every((usd) => usd >= leastPrice)
  return !listing && isOne && letOut.test(wording) && earns.test(wording) && isOfHomes(question)
}

const maxNetWords = 9
const isShort = (wording: string) => wording.trim().split(' ').length <= maxNetWords

/** "And after taxes and fees?", "I mean net" after what homes yield. */
function asksAfterTax({ wording, listing, history }: Meaning): boolean {
  if (listing || !asksNet.test(wording) || !(asksTaxes.test(wording) || isShort(wording))) return false
  const before = history.findLast(({ role }) => role === 'user')?.content
  if (before === undefined) return false
  const said = wordingOf(before)
  return about.returns.test(said) || pays.test(said) || earns.test(said)
}

/** US dollars: less is a rent. */
const leastPrice = 15_000

const placeOf = ({ neighborhood: [barrio] = [], city: [city] = [] }: Meaning['understood']['filters']) =>
  barrio ?? city ?? ''

const fairWords = questionWords({
  es: '(?:esta|estan|estaria|seria|es|me parece|parece)(?: \\w+){0,2} (?:bien|mal|car[oa]|barat[oa]|justo|mucho|razonable|buen precio|demasiado|excesivo)|vale la pena pagar|conviene pagar|es mucho|me (?:piden|cobran)|pagar de mas',
  en: '(?:is|would|are)(?: \\w+){0,12} (?:fair|reasonable|too much|a good (?:price|deal)|expensive|cheap|overpriced|ok|okay|a lot|right price)|too much (?:for|to pay)|should i pay|worth paying',
  pt: '(?:e|esta|seria)(?: \\w+){0,2} (?:car[oa]|barat[oa]|justo|muito|razoavel|bom preco|demais)|vale a pena pagar|pedem|cobram',
})

/** "¿Está bien pagar 900 dólares por un depto de 2 dormitorios en Villa Morra?" */
export const fairPriceIntent: Intent = {
  name: 'fairPrice',
  score(question) {
    const { wording, text, rate, understood } = question
    const { minArea, maxArea, bedrooms, propertyType } = understood.filters
    if (!fairWords.test(wording) || !isOfHomes(question) || (minArea ?? maxArea) !== undefined) return 0
    if (pricesIn(text, rate).length !== 1 || !namesPlace(question)) return 0
    return (bedrooms ?? propertyType) === undefined ? 0 : certainty.asked + 4
  },
  answer: answerFairPrice,
  cases: [
    { ask: '¿está bien pagar 900 dólares por un depto de 2 dormitorios en villa morra?' },
    { ask: 'es caro 150 mil dólares por una casa de 3 dormitorios en Luque?' },
    { ask: 'is 120 thousand a fair price for a 2 bedroom apartment in Villa Morra?' },
    { ask: 'é caro pagar 900 dólares por um apartamento de 2 quartos em Villa Morra?' },
  ],
}

const house = '(?:casas?|duplex|houses?)'
const flat = '(?:departamentos?|deptos?|dptos?|apartamentos?|apartments?|flats?)'
const links = '(?: (?:un|una|a|an|el|la|um|uma|o|en|em|in))*'
/** "My husband wants a house, I want a flat" */
const wanted =
  '(?: (?:y|e|and|but|pero|mas|yo|eu|i|mi|my|ella|ele|ela|she|he|el|mujer|marido|esposa|esposo|wife|husband|pareja|partner)){0,4} (?:quier[oe]|prefier[oe]|wants?|prefers?|quer|quero)(?: (?:un|una|an?|uma?))?'
const houseOrFlat = new RegExp(
  ` (?:${house}${links} (?:o|ou|or|vs|versus)${links} ${flat}|${flat}${links} (?:o|ou|or|vs|versus)${links} ${house}|${house}${wanted} ${flat}|${flat}${wanted} ${house})(?= )`,
)
const choosing =
  / (?:conviene\w*|mejor|melhor|better|should|elegir|elijo|escolher|choose|recomend\w*|prefer\w*|diferencia|difference|que me|compro|alquilo|no se|dudo|dont know|not sure|nao sei)(?= )/
const maxBareWords = 4

/** "¿Casa o departamento?"; as a phrase it may be a search for either. */
export const houseOrFlatIntent: Intent = {
  name: 'houseOrFlat',
  score({ wording, text, understood }) {
    if (!houseOrFlat.test(wording)) return 0
    if (choosing.test(wording)) return certainty.pointed + 9
    if (about.search.test(wording)) return 0
    const isBare =
      wording.trim().split(' ').length <= maxBareWords &&
      understood.criteria.every(({ field }) => field === 'propertyType')
    if (!isBare) return 0
    return /[?¿]/.test(text) ? certainty.asked : certainty.search
  },
  answer: answerHouseOrFlat,
  offer: ({ texts }) => texts.words.advice.houseOrFlat.ask,
  cases: [
    { ask: '¿casa o departamento?' },
    { ask: 'me conviene casa o departamento en luque con 3 hijos?' },
    { ask: 'quiero comprar pero no sé si casa o departamento' },
    { ask: 'house or apartment?' },
    { ask: 'é melhor casa ou apartamento em Luque?' },
  ],
}
