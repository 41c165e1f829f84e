import { downMoneyIn } from '#server/ai/local/amounts.ts'
import { areaNames } from '#server/ai/local/areas/areasNamed.ts'
import { rankIntents } from '#server/ai/local/intents/intent.ts'
import { asksIncomeNeeded } from '#server/ai/local/intents/money/affording.ts'
import { intents } from '#server/ai/local/intents/table.ts'
import { namedOne, pointsAtOne } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import { asksForOne, ordinals } from '#server/ai/local/topics.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import { capital } from '#shared/places/mainCities.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import { followedMatter } from './followedMatter.ts'
import { ofTurnBefore } from './ofTurnBefore.ts'
import { ownAffairs, rentalYield } from './ownAffairs.ts'
import { rentOfThese } from './rentOfThese.ts'
import { choiceWith, floodThere, limitsOfAreas } from './toldOn.ts'
import { asMeant } from './turns/asMeant.ts'

const turnsBack = 3

/* What a few words ask of the turn before, said in full. Patterns of folded wordings with a space around each word. */

const asksPayment =
  / (?:como (?:se |es que se )?(?:va |vai |iria )?(?:paga\w*|abon\w+)|(?:formas?|planes?|plan) de pagos?|como (?:son|es) (?:los?|el) pagos?|payment (?:plans?|terms)|how (?:do|would|does) (?:you|i|we|one|it) (?:pay|get paid)|formas? de pagamento|como (?:fica|e|funciona|seria) (?:o|el|los) (?:pagamento|pago|pagos)|how (?:does|do) (?:the )?payments? work)(?= )/
const lets =
  / (?:(?:lo|la|los) (?:pongo|ponemos|pusiera|alquilo|alquilamos|doy|rento) ?(?:en alquiler|a alquilar)?|(?:lo|la|los) (?:dejo|dejamos|dejara) (?:alquilad[oa]s?|en alquiler)|(?:rent|let) it(?: out)?|(?:coloco|ponho) (?:pra|para) alugar|alug(?:o|ar) depois)(?= )/

const paysOffPlan: Record<Spoken, string> = {
  es: '¿cómo se va pagando un departamento en pozo?',
  en: 'how do you pay for a flat that is off plan?',
  pt: 'como se paga um apartamento na planta?',
}

/** "¿Y de cuánto sería la cuota?" after what one's income affords, which says it. */
const bareInstalment =
  /^ (?:(?:y|e|and) )?(?:de )?(?:(?:cuanto|quanto|how much)(?: \w+){0,2} (?:la cuota|a parcela|the (?:instal?lment|payment))|(?:que|what) (?:cuota|instal?lment)(?: \w+){0,2}) $/

const asksDistance =
  / (?:a cuanto(?: tiempo)? (?:queda|esta)|a que distancia|que tan lejos|(?:queda|esta) (?:muy )?lejos|how far|how long (?:is|does it take)|far from|quanto tempo|fica longe|a quantos)(?= )/
const fromThere: Record<Spoken, (text: string, place: string) => string> = {
  es: (text, place) => `${text} desde ${place}`,
  en: (text, place) => `${text} from ${place}`,
  pt: (text, place) => `${text} de ${place}`,
}
const placeOf = ({ understood: { filters } }: Meaning) => filters.neighborhood?.[0] ?? filters.city?.[0]

/** "¿Y a cuánto queda del centro de Asunción?" after what Areguá is like: from there. */
function distanceThere(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const { wording, text, listing } = now
  const [to, from] = [placeOf(now), placeOf(prior)]
  if (listing || !asksDistance.test(wording) || to === undefined || from === undefined) return undefined
  const asked = text
    .replaceAll(/[?¿]/g, '')
    .replace(/^\s*(?:y|e|and)\s+/i, '')
    .trim()
  return to === from || asksDistance.test(prior.wording) ? undefined : fromThere[language](asked, from)
}

const ofLoans =
  / (?:tasas?|interes|credito|prestamos?|hipotec\w+|afd|primera vivienda|roga|loans?|mortgage|rates?|juros|taxa|emprestimo|financiamento)(?= )/
const repaid =
  / (?:por mes|al mes|mensual\w*|cuotas?|a month|per month|monthly|instal?ments?|por mes|parcelas?)(?= )/
const yearsNamed = / \d{1,2} (?:anos|years)(?= )/
const asLoan: Record<Spoken, (text: string) => string> = {
  es: (text) => `cuánto sería la cuota de un préstamo de ${text}`,
  en: (text) => `what would the instalment of a loan be of ${text}`,
  pt: (text) => `quanto seria a parcela de um empréstimo de ${text}`,
}

/** "¿Y 350 millones a 20 años, cuánto sería por mes?" after the rates of loans. */
function instalmentThere(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const { wording, text } = now
  const isOfLoan = ofLoans.test(prior.wording) && !ofLoans.test(wording)
  if (!isOfLoan || !repaid.test(wording) || !yearsNamed.test(wording) || !/\d/.test(text)) return undefined
  return asLoan[language](
    text
      .replaceAll(/[?¿]/g, '')
      .replace(/^\s*(?:y|e|and)\s+/i, '')
      .trim(),
  )
}

const comparesIt =
  / (?:(?:que |cual es la |qual (?:e )?a )?(?:diferencias?|difference|diferenca)(?: \w+){0,2} (?:con|entre|with|from|to|com|de|para)|(?:how does (?:it|that) compare|comparad[oa]|compared) (?:to|with|con|com))(?= )/
const comparedWith: Record<Spoken, (one: string, other: string) => string> = {
  es: (one, other) => `¿qué me conviene para vivir, ${one} o ${other}?`,
  en: (one, other) => `which is better to live in, ${one} or ${other}?`,
  pt: (one, other) => `qual é melhor para morar, ${one} ou ${other}?`,
}

/** "¿Qué diferencia hay con Zona Sur?" after homes of Zona Norte. */
function comparedThere({ wording, understood, thread, listing }: Meaning, language: Spoken) {
  const placed = (one: Meaning['understood']['filters']) => {
    const [barrio, ...barrios] = one.neighborhood ?? []
    const [city, ...cities] = one.city ?? []
    return barrios.length + cities.length > 0 ? undefined : { barrio, city }
  }
  const [named, before] = [placed(understood.filters), placed(thread.search?.filters ?? {})]
  if (listing || !comparesIt.test(wording) || !named || !before) return undefined
  const [one, other] = [before, named].map(({ barrio, city }) => barrio ?? city)
  if (one === undefined || other === undefined || one === other) return undefined
  // Barrios of one name are in several cities.
  const city = named.barrio !== undefined && named.city === undefined ? before.city : named.city
  const there = named.barrio && city ? `${other}, ${city}` : other
  return comparedWith[language](before.barrio && before.city ? `${one}, ${before.city}` : one, there)
}

const forLoan: Record<Spoken, string> = {
  es: '¿cuánto tengo que ganar para un crédito de vivienda?',
  en: 'how much do I have to earn for a home loan?',
  pt: 'quanto preciso ganar para um crédito de moradia?',
}

/** "¿Y cuánto tengo que ganar?" after the rates of loans. */
const incomeForLoan = (now: Meaning, prior: Meaning, language: Spoken) =>
  !now.listing &&
  asksIncomeNeeded(now.wording) &&
  !/\d/.test(now.text) &&
  ofLoans.test(prior.wording) &&
  !rents.test(now.wording)
    ? forLoan[language]
    : undefined
const rents = / (?:alquil\w+|rent\w*|alug\w+)(?= )/

const ofCommission =
  / (?:inmobiliaria|inmobiliario|agente|agencia|comision|agent|agents|agency|broker|realtor|commission|imobiliaria|corretor|comissao)(?= )/
const ofThat = / (?:de eso|de ahi|of that|of it|of this|disso|desse total)(?= )/
const commission: Record<Spoken, string> = {
  es: '¿cuánto es la comisión de la inmobiliaria y quién la paga?',
  en: 'how much is the agent commission and who pays it?',
  pt: 'quanto é a comissão da imobiliária e quem paga?',
}

/** "¿Y de eso cuánto es para la inmobiliaria?" after what a purchase costs. */
const commissionOfIt = ({ wording }: Meaning, prior: Meaning, language: Spoken) =>
  ofThat.test(wording) && ofCommission.test(wording) && ofSum.test(prior.wording)
    ? commission[language]
    : undefined
const ofSum = / (?:cuant[oa]\w*|gastos?|costos?|total|how much|costs?|quanto|custos?|custa)(?= )/

const ofTheRest =
  / (?:(?:lo )?que falta|el resto|el saldo|la diferencia|the rest|the balance|o resto|o que falta)(?= )/
const instalmentOf: Record<Spoken, (text: string) => string> = {
  es: (text) => `cuánto sería la cuota si ${text}`,
  en: (text) => `what would the instalment be if ${text}`,
  pt: (text) => `quanto seria a parcela se ${text}`,
}

/** "¿Cuánto pagaría por mes por lo que falta?" after what one has of a price. */
function instalmentOfRest(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const meant = asMeant(prior.text)
  const isAsked = !now.listing && repaid.test(now.wording) && ofTheRest.test(now.wording)
  if (!isAsked || /\d/.test(now.text) || downMoneyIn(meant, now.rate) === undefined) return undefined
  return instalmentOf[language](meant.replaceAll(/[¿?]/g, ' ').trim())
}

const asksMore =
  / (?:(?:contame|conta|cuentame|decime|deci) (?:mas|algo)|mas (?:info|informacion|datos|detalles) (?:de|del|sobre)|(?:contame|conta|cuentame|decime) (?:del|de la|de|sobre)|tell me about|tell me more|more about|what about|(?:como|que tal) es|que tal|(?:me )?conta mais|fale mais|mais sobre)(?= )/
const howIs: Record<Spoken, (place: string) => string> = {
  es: (place) => `¿cómo es vivir en ${place}?`,
  en: (place) => `what is it like to live in ${place}?`,
  pt: (place) => `como é morar em ${place}?`,
}

/** "Tell me more about the first one" after areas that were named. */
function areaNamed({ wording, history, listing }: Meaning, language: Spoken): string | undefined {
  if (listing || !asksMore.test(wording)) return undefined
  const names = areaNames(history)
  const at = names.length > 1 ? ordinals.findIndex((one) => one.test(wording)) : -1
  const name = names[at]
  return name === undefined ? undefined : howIs[language](name)
}

/** "And outside the gates, same city?" after homes of one barrio. */
const outsideIt =
  / (?:outside (?:of )?(?:the )?(?:gates?|walls?|community|compound|club|country club|it|that)|(?:fuera|afuera) de(?:l| la| los)? (?:barrio cerrado|country|club|condominio|muros?|porton|barrio|ese barrio|eso)|fora d[oa] (?:condominio|clube|country|bairro|muro)|fora dele)(?= )/
const outside: Record<Spoken, (barrio: string, city: string) => string> = {
  es: (barrio, city) => `no quiero nada en ${barrio}, en ${city}`,
  en: (barrio, city) => `outside ${barrio}, in ${city}`,
  pt: (barrio, city) => `não quero nada em ${barrio}, em ${city}`,
}

function besidesTheBarrio({ wording, thread, listing }: Meaning, language: Spoken): string | undefined {
  const { neighborhood = [], city = [] } = thread.search?.filters ?? {}
  const [barrio, ...others] = neighborhood
  if (listing || barrio === undefined || others.length > 0 || !outsideIt.test(wording)) return undefined
  const town = city[0] ?? findNeighborhood(barrio)?.city
  return town === undefined ? undefined : outside[language](barrio, town)
}

const asksResidence =
  / (?:residencias?|residency|residence|radicar\w*|radicacion|carnet de radicacion)(?= )(?!.* (?:permanente|permanent|invers\w+|invest\w*|fiscal|tributari\w+|tax)(?= ))/
const mercosur =
  / (?:(?:soy|somos|sou|i m|im|i am|we re|we are|vengo|venimos|venho|viemos|vivo|vivimos|moro|moramos|live|coming|estoy|estamos)(?: (?:de|da|do|del|en|em|no|na|from|in|an?|um|uma)){0,2} (?:\w+ )?(?:argentin\w+|brazil\w*|brasil\w*|uruguai?y?\w*|bolivian?\w*|chile\w*|peru\w*|colombi\w+|ecuador\w*|ecuatorian\w+|equatorian\w+|rosario|buenos aires|cordoba|mendoza|posadas|formosa|resistencia|corrientes|misiones|salta|sao paulo|curitiba|foz(?: do iguacu)?|porto alegre|florianopolis|mato grosso|montevideo|la paz|santa cruz|santiago|lima|bogota))(?= )/
const byMercosur: Record<Spoken, string> = {
  es: '¿qué papeles piden para la residencia por el acuerdo del Mercosur?',
  en: 'which papers do they ask for Mercosur residence?',
  pt: 'que papéis pedem para a residência pelo acordo do Mercosul?',
}

/** "Soy de Rosario" → "¿qué me piden para la residencia?" */
function residenceOf({ wording, history, listing }: Meaning, language: Spoken): string | undefined {
  if (listing || !asksResidence.test(wording)) return undefined
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
  return said.some((one) => mercosur.test(one)) ? byMercosur[language] : undefined
}

/** "Si al irme lo dejo alquilado" */
const leaves =
  / (?:al irme|cuando me (?:voy|vaya)|me (?:voy|vaya)|nos (?:vamos|vayamos)|leave|leaving|move away|for embora|vou embora|ir embora)(?= )/
const yieldsAfterTax: Record<Spoken, (place: string) => string> = {
  es: (place) => `¿cuánto rinde, después de impuestos, un departamento para alquilar en ${place}?`,
  en: (place) => `what does an apartment to rent out yield after taxes in ${place}?`,
  pt: (place) => `quanto rende, depois de impostos, um apartamento para alugar em ${place}?`,
}

/** The choice between renting and buying that the turn goes on from, at once or with savings named between. */
function rentOrBuyBefore({ history, listing }: Meaning, prior: Meaning): Meaning | undefined {
  const said = history
    .filter(({ role }) => role === 'user')
    .slice(-turnsBack, -1)
    .toReversed()
  const before = said.map(({ content }) => ({
    ...prior,
    text: content,
    wording: wordingOf(content),
    understood: readSentence(content.slice(0, maxRead), { rate: prior.rate }),
  }))
  if (listing) return undefined
  return [prior, ...before].find((one) => rankIntents(intents, one)[0]?.intent.name === 'rentOrBuy')
}

/** "¿Y cuál se revende más fácil?" */
const resells =
  / (?:(?:se )?(?:re)?vend\w+ (?:mas |mais )(?:facil|rapido|pronto)|(?:mas |mais )(?:facil|rapid[oa])(?: de| para| pra)? (?:re)?vender|(?:eas(?:ier|iest)|quick(?:er|est)|fast(?:er|est)) to (?:re)?sell|(?:re)?sells? (?:faster|quicker|easier))(?= )/
const stands: Record<Spoken, (places: readonly string[]) => string> = {
  es: (places) => `¿cuánto tiempo llevan publicadas las viviendas en venta en ${places.join(' y en ')}?`,
  en: (places) => `how long have homes for sale been listed in ${places.join(' and in ')}?`,
  pt: (places) => `há quanto tempo estão anunciadas as moradias à venda em ${places.join(' e em ')}?`,
}

/** After two places that were compared: how long listings stand in each. */
function resaleThere({ wording, understood, history, listing, rate }: Meaning, language: Spoken) {
  const names = ({ filters: { city = [], neighborhood = [] } }: Meaning['understood']) =>
    neighborhood.length > 1 ? neighborhood : city
  if (listing || !resells.test(wording) || names(understood).length > 0) return undefined
  const said = history.filter(({ role }) => role === 'user').slice(-turnsBack)
  const places = said
    .map(({ content }) => names(readSentence(content.slice(0, maxRead), { rate })))
    .findLast((one) => one.length > 1)
  return places && stands[language](places.slice(0, 2))
}

const lacksResidence =
  / (?:(?:no|not|sin|without|sem|nao|don ?t|dont|yet|todavia|ainda)(?: \w+){0,4} (?:residenc\w+|cedula|resident|residentes?)|(?:residenc\w+|cedula)(?: \w+){0,3} (?:yet|todavia|ainda))(?= )/
const rentsWithout: Record<Spoken, string> = {
  es: '¿puedo alquilar sin residencia ni cédula paraguaya?',
  en: 'can I rent without residency or a Paraguayan cédula?',
  pt: 'posso alugar sem residência nem cédula paraguaia?',
}

/** "We don't have residency yet, is that a problem?" after homes for rent. */
function rentsUnresident({ wording, thread, listing, understood }: Meaning, language: Spoken) {
  const isOfRent = thread.search?.filters.transactionType === 'rent' || listing?.transactionType === 'rent'
  const isAsked = isOfRent && understood.criteria.length === 0 && lacksResidence.test(wording)
  return isAsked ? rentsWithout[language] : undefined
}

/** Of what was chosen between before, and no question of letting in general. */
export const letsOnLeaving = ({ wording, history, listing }: Meaning): boolean =>
  listing === undefined &&
  lets.test(wording) &&
  leaves.test(wording) &&
  history
    .slice(-2 * turnsBack)
    .some(({ role, content }) => role === 'user' && chooses.test(wordingOf(content)))
const chooses =
  / (?:alquil\w+|rent\w*|alug\w+)(?: [^ ]+){0,4} (?:o|or|ou) (?:\w+ )?(?:compr\w+|buy\w*)| (?:compr\w+|buy\w*)(?: [^ ]+){0,4} (?:o|or|ou) (?:\w+ )?(?:alquil\w+|rent\w*|alug\w+)/

/** "¿Y eso cómo se va pagando?" after homes off plan, "¿y si después lo alquilo?" after rent or buy. */
export function impliedMatter(now: Meaning, prior: Meaning): string | undefined {
  const { text, wording, understood, thread, spoken, history } = now
  const language = spoken ?? prior.spoken ?? now.spokenBefore.findLast((one) => one !== undefined) ?? 'es'
  const { stage = [] } = thread.search?.filters ?? {}
  const isOffPlan = stage.some((one) => one === 'off_plan' || one === 'under_construction')
  const isOfOne = pointsAtOne(wording) || asksForOne(prior.wording) || namedOne(history) !== undefined
  if (isOffPlan && !isOfOne && understood.criteria.length === 0 && asksPayment.test(wording))
    return paysOffPlan[language]
  const asked =
    limitsOfAreas(now, prior, language) ??
    floodThere(now, prior, language) ??
    choiceWith(now, rentOrBuyBefore(now, prior)) ??
    ownAffairs(now, prior, language) ??
    ofTurnBefore(now, prior, language) ??
    followedMatter(now, prior, language) ??
    residenceOf(now, language) ??
    besidesTheBarrio(now, language) ??
    rentsUnresident(now, language) ??
    resaleThere(now, language) ??
    areaNamed(now, language) ??
    comparedThere(now, language) ??
    incomeForLoan(now, prior, language) ??
    rentOfThese(now, language) ??
    commissionOfIt(now, prior, language) ??
    instalmentOfRest(now, prior, language) ??
    distanceThere(now, prior, language) ??
    instalmentThere(now, prior, language)
  if (asked !== undefined) return asked
  const asksItsInstalment = bareInstalment.test(wording) && !/\d/.test(text)
  if (asksItsInstalment && rankIntents(intents, prior)[0]?.intent.name === 'affording') return prior.text
  const choice = lets.test(wording) ? rentOrBuyBefore(now, prior) : undefined
  if (!choice) return undefined
  const { neighborhood, city } = choice.understood.filters
  const asks = leaves.test(wording) ? yieldsAfterTax : rentalYield
  return asks[language](neighborhood?.[0] ?? city?.[0] ?? capital)
}
