import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { findHomes, sayHomes } from '#server/ai/local/answers/homeFigures.ts'
import { sayYield } from '#server/ai/local/answers/homes/yields.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { wasSaid } from '#server/ai/local/answers/wasSaid.ts'
import { emptySearch } from '#server/ai/local/conversation/searchState.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { understandText } from '#server/listings/places/understandText.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import { capital } from '#shared/places/mainCities.ts'
import { neighborsOf } from '#shared/places/neighbors.ts'
import type { Words } from '#shared/words.ts'
import { certainty, type Intent, type QuestionWords, questionWords } from './intent.ts'

type Explanation = keyof Words['explanations']

/** What a word means. */
const terms: Partial<Record<Explanation, QuestionWords>> = {
  duplex: questionWords({ es: 'duplex(?:es)?|triplex', en: '', pt: 'sobrados?' }),
  studio: questionWords({ es: 'monoambientes?', en: 'studios?', pt: 'kitnets?|quitinetes?' }),
  penthouse: questionWords({ es: 'penthouses?|atico', en: '', pt: 'coberturas?' }),
  condominium: questionWords({ es: 'condominios?', en: 'condos?|condominiums?', pt: '' }),
  gated: questionWords({
    es: 'barrios? cerrados?|country|countries',
    en: 'gated communit(?:y|ies)',
    pt: 'condominios? fechados?|bairros? fechados?',
  }),
  ph: questionWords({ es: 'ph|propiedad horizontal', en: '', pt: 'propriedade horizontal' }),
  fees: questionWords({ es: 'expensas', en: 'building fees|hoa fees?', pt: 'taxa de condominio' }),
  quincho: questionWords({ es: 'quinchos?', en: '', pt: '' }),
  storage: questionWords({ es: 'bauleras?', en: '', pt: '' }),
  serviceRoom: questionWords({
    es: 'dependencias?(?: de servicio)?',
    en: 'maids? rooms?|service rooms?',
    pt: 'quarto de empregada',
  }),
  ambientes: questionWords({ es: 'ambientes?', en: '', pt: '' }),
  plot: questionWords({ es: 'lotes?', en: 'lots?', pt: '' }),
  house: questionWords({ es: 'casas?', en: 'houses?', pt: '' }),
  apartment: questionWords({ es: 'deptos?|departamentos?', en: 'apartments?|flats?', pt: 'apartamentos?' }),
}
const asksMeaning = questionWords({
  es: '(?:que|q) (?:es|son|significan?|quiere decir|viene a ser|vendria a ser)(?: (?:eso|esto|lo)? ?(?:de|del|de la))?(?: (?:una?|unos|unas|el|la|los|las|en|ser|tener))?|a que (?:le )?(?:llaman|dicen)|(?:que |cual es la )?diferencias?(?: hay)? entre(?: una?| el| la| los| las)?',
  en: '(?:what|whats|what s) (?:is|are|does|do)?(?: (?:an?|the))?(?: (?:meaning|difference))?(?: (?:of|between))?(?: (?:an?|the))?|difference between(?: an?| the)?',
  pt: 'o que (?:e|sao|significa|quer dizer)(?: (?:um|uma|o|a))?|(?:qual (?:e )?a )?diferenca entre(?: um| uma| o| a)?',
})
const differs = / (?:diferencias?|difference|diferenca)(?= )/
const maxTermWords = 9
const maxMeantWords = 7

/** What the site helps with, or cannot say. */
const matters: Partial<Record<Explanation, QuestionWords>> = {
  trend: questionWords({
    es: '(?:cual|donde|cuales|que (?:zona|barrio|ciudad))(?: \\w+){0,3} (?:subi\\w+|baj\\w+|aument\\w+|valoriz\\w+)(?: \\w+)? mas|(?:como|cuanto)(?: \\w+){0,4} (?:evolucion\\w+|variaron|vario)|(?:tendencia|evolucion|historia|historial)(?: \\w+){0,2} (?:de|del|en) (?:los )?(?:precios?|m2|alquileres)|(?:bajan|suben|bajaran|van a bajar)(?: alguna vez)? los precios',
    en: '(?:which|where)(?: \\w+){0,4} (?:gone up|rose|risen|grew|went up|increased|appreciated)(?: \\w+)? most|(?:price|rent) (?:trends?|history|evolution)|(?:prices|rents)(?: \\w+){0,3} over (?:time|the years|the last)|(?:do|will|are) (?:the )?prices(?: \\w+){0,2} (?:com(?:e|ing) down|go(?:ing)? (?:down|up)|fall(?:ing)?|drop(?:ping)?)',
    pt: '(?:qual|onde)(?: \\w+){0,3} (?:subiu|valorizou|aumentou) mais|(?:tendencia|evolucao|historico)(?: \\w+){0,2} (?:de|dos|do) (?:precos?|m2)',
  }),
  beach: questionWords({
    es: '(?:casas?|deptos?|algo|propiedad\\w*|terrenos?)(?: \\w+){0,3} (?:en la|de|sobre la|frente al|cerca del) (?:playa|mar)',
    en: 'beach ?(?:houses?|homes?|front|apartments?|property)|(?:house|home|place|apartment)s?(?: \\w+){0,3} (?:beach|sea|ocean)',
    pt: '(?:casas?|apartamentos?|imove\\w+)(?: \\w+){0,3} (?:praia|mar)',
  }),
  flood: questionWords({
    es: '(?:se )?inunda\\w*|inundables?|raudal(?:es)?|se (?:me )?llen[ae] de agua|entr[ae]n? (?:el )?agua|crece el rio|crecidas?|(?:cuando|si) llueve (?:fuerte|mucho|grande)|se pone fe[oa] (?:cuando|si) llueve',
    en: 'floods?|flooding|flooded|flood zone|when it rains (?:hard|heavily|a lot)',
    pt: 'alag\\w+|inunda\\w*|enchentes?',
  }),
  building: questionWords({
    es: '(?:cuanto|precio|costo|presupuesto)(?: \\w+){0,5} (?:construir|construirme|edificar|hacer (?:una|mi) casa|levantar una casa)|(?:costo|precio) de (?:la )?construccion|construir(?: \\w+){0,6} (?:cuanto|sale|cuesta)',
    en: '(?:cost|price|how much)(?: \\w+){0,4} (?:to build|building|construction|of building)',
    pt: '(?:quanto|preco|custo)(?: \\w+){0,4} (?:construir|construcao)',
  }),
  livingCosts: questionWords({
    es: 'costo de vida|(?:cuanto|que)(?: \\w+){0,4} (?:luz|agua|ande|essap|super|supermercado|comida)(?: \\w+){0,2} (?:por mes|mensual|al mes)|cuanto (?:se gasta|cuesta vivir|sale vivir|necesito para vivir)|cuota del? colegio',
    en: 'cost of living|living costs?|how much (?:does it cost|is it|do i need) to live',
    pt: 'custo de vida|quanto (?:custa|preciso para) viver',
  }),
  schools: questionWords({
    es: '(?:buen[oa]s?|mejor(?:es)?|hay|que|cuales)(?: \\w+){0,3} (?:colegios?|escuelas?|jardines de infantes)|(?:colegios?|escuelas?)(?: \\w+){0,2} (?:buen[oa]s?|recomend\\w+|bilingues?|en ingles|internacional(?:es)?)',
    en: '(?:good|best|any|near|close|which|international|english)(?: \\w+){0,3} schools?|schools?(?: \\w+){0,2} (?:good|nearby|around)',
    pt: '(?:boas?|melhor(?:es)?|tem|quais)(?: \\w+){0,3} (?:escolas?|colegios?)|escolas?(?: \\w+){0,2} (?:boas?|perto|internaciona\\w+)',
  }),
  hectare: questionWords({
    es: '(?:cuant[oa]s (?:metros|m2|hectareas)|cuanto)(?: \\w+){0,3} (?:tiene|tem|son|hay|es|mide|equivale)(?: \\w+){0,2} (?:hectareas?|hectares?|acres?)',
    en: 'how (?:many (?:square )?(?:meters|metres|m2|feet|acres)|big|large)(?: \\w+){0,3} (?:an?|one) (?:hectare|acre)',
    pt: '(?:quant[oa]s (?:metros|m2|hectares)|quanto)(?: \\w+){0,3} (?:tem|sao|ha|e|mede|vale)(?: \\w+){0,2} (?:hectares?|acres?)',
  }),
  swap: questionWords({
    es: '(?:permut\\w+|canje\\w*|cambi(?:ar|o|aria))(?: \\w+){0,2} (?:mi|nuestra?|una?) (?:casa|depto|departamento|terreno|lote|duplex|propiedad|auto|camioneta|vehiculo)(?: \\w+){0,8} (?:por|a cambio|en parte)|(?:mi|nuestra?) (?:casa|depto|departamento|terreno|lote|duplex|propiedad|auto|camioneta)(?: \\w+){0,4} (?:en|como) parte de pago|(?:como|que es|se puede|conviene)(?: \\w+){0,3} (?:una |hacer |la )?permut\\w+',
    en: '(?:swap|trade|exchange)(?: in)? (?:my|our|a) (?:house|home|apartment|flat|land|lot|plot|car|truck|property)(?: \\w+){0,6} (?:for|toward|against)|(?:my|our) (?:house|apartment|flat|land|car|truck)(?: \\w+){0,3} (?:as|in) (?:part payment|part exchange)',
    pt: '(?:troc\\w+|permut\\w+) (?:minha|meu|nossa|nosso|uma?) (?:casa|apartamento|terreno|lote|carro|imovel)(?: \\w+){0,8} (?:por|em|como)',
  }),
  bankOrHome: questionWords({
    es: '(?:plata|dinero|dolares|ahorros?)(?: \\w+){0,4} en (?:el|un) banco|(?:comprar|compro|invertir|invierto|departamento|depto|casa|terreno|inmueble)(?: \\w+){0,6} o(?: \\w+){0,5} (?:plazo fijo|cda|caja de ahorros?|bonos)|(?:plazo fijo|cda|caja de ahorros?|bonos)(?: \\w+){0,6} (?:o|que)(?: \\w+){0,4} (?:comprar|departamento|depto|casa|terreno|inmueble)',
    en: '(?:buy\\w*|property|apartment|house|flat|real estate|invest\\w*)(?: \\w+){0,6} (?:or|than|vs|versus)(?: \\w+){0,5} (?:in the bank|a bank|savings|fixed deposit|term deposit|bonds|stocks)',
    pt: '(?:comprar|imovel|apartamento|casa|investir)(?: \\w+){0,6} ou(?: \\w+){0,5} (?:no banco|poupanca|renda fixa|cdb|cda)',
  }),
  timing: questionWords({
    es: '(?:ahora|ya|hoy) o (?:mejor )?(?:espero|esperar|esperamos|mas adelante)|(?:conviene|conviene mas|mejor|es bueno|deberia)(?: \\w+){0,4} (?:esper\\w+|aguantar)|esper\\w+ (?:a que|que)(?: \\w+){0,3} (?:baj\\w+|sub\\w+)|(?:es )?(?:buen|mal) momento (?:para|de) (?:comprar|vender|invertir|alquilar)|(?:comprar|compro|vender|vendo|alquilar|alquilo) ahora o',
    en: '(?:should i|better to|worth|wise to)(?: \\w+){0,3} wait(?:ing)?|wait (?:for|until)(?: \\w+){0,4} (?:drop|fall|go|rise)|(?:good|bad|right) time to (?:buy|sell|invest|rent)',
    pt: '(?:vale a pena|melhor|devo|compensa)(?: \\w+){0,3} esperar|esperar (?:que|o|a)(?: \\w+){0,3} (?:cair|cai|baixar|baixe|subir)|(?:bom|mau) momento (?:para|de) (?:comprar|vender|investir)',
  }),
}
const wishesDry =
  / (?:(?:que|q) no (?:se|sea)|no|not?|sin|without|n[aã]o|sem)(?: \w+){0,3} (?:inund\w+|flood\w*|alag\w+)(?= )/
/** What the guides answer. */
const ofBuying = / (?:compr\w+|escritur\w+|buy\w*)(?= )/

function matterOf({ wording, text, listing, understood }: Meaning): Explanation | undefined {
  const found = (Object.keys(matters) as Explanation[]).find((name) => matters[name]?.test(wording))
  const namesPlace = understood.criteria.some(
    ({ field }) => field !== 'propertyType' && field !== 'transactionType',
  )
  const isOther: Partial<Record<Explanation, boolean>> = {
    // "Terreno que no sea inundable" is a search.
    flood: listing !== undefined || (wishesDry.test(wording) && !/[?¿]/.test(text)),
    // By a lake or a river that is named.
    beach: (understood.filters.city ?? understood.filters.neighborhood) !== undefined,
    livingCosts: ofBuying.test(wording),
    // What is built is compared with what is not yet.
    timing: understood.filters.stage?.includes('off_plan') === true,
    // Beside a home or a place they are a wish.
    schools: listing !== undefined || namesPlace,
    swap: listing !== undefined,
  }
  return found && !isOther[found] ? found : undefined
}

/** What each is asked by. */
export const explained: Partial<Record<Explanation, QuestionWords>> = { ...terms, ...matters }

function termsOf({ wording, understood: { filters } }: Meaning): Explanation[] {
  if ((filters.city ?? filters.neighborhood) !== undefined) return []
  if (!asksMeaning.test(wording) || wording.trim().split(' ').length > maxTermWords) return []
  const named = (Object.keys(terms) as Explanation[]).filter((name) => terms[name]?.test(wording))
  const isOfPlots =
    named.length === 1 && named[0] === 'plot' && / lotes? .*terrenos? | terrenos? .*lotes? /.test(wording)
  if (differs.test(wording)) return named.length === 2 || isOfPlots ? named : []
  const [term, ...others] = named.filter((name) => isMeant(wording, name))
  return term && others.length === 0 ? [term] : []
}

/** "¿Qué es un dúplex?", not "¿qué es más barato, casa o dúplex?" */
function isMeant(wording: string, name: Explanation): boolean {
  if (name === 'house' || name === 'apartment' || name === 'plot') return false
  const asked = wording.replace(/^ o que /, ' que ')
  const compares = / (?:mas|mais|more|barat\w+|precio|mejor|conviene|o|or|ou|incluid\w+|cuanto) /.test(asked)
  return asked.trim().split(' ').length <= maxMeantWords && !compares
}

/** What the rent is, of the costs of living somewhere. */
async function sayRentsThere(question: QuestionContext): Promise<void> {
  const asked = homesAsked(question)
  const places = placesAsked(question)
  for (const place of places.length > 0 ? places : [asked]) {
    const row = await findHomes(question, 'rent', { ...asked, ...place })
    question.reply.paragraph()
    if (row) sayHomes(question, 'rent', row)
  }
}

const invests = / (?:inver\w+|inviert\w+|invest\w*)(?= )/

/** "Is it a good time to invest in Ciudad del Este?": what homes ask there and bring today. */
async function sayYieldThere(question: QuestionContext): Promise<void> {
  const asked = homesAsked(question)
  question.reply.paragraph()
  await sayYield(question, asked, asked.bedrooms ?? 2)
}

const afterSwap = /\b(?:por|for|pela?)\s+(.{3,80})$/i

/** Listings that accept it, of the kind that is wanted in exchange. */
async function sayBarterers(question: QuestionContext): Promise<void> {
  const [, wanted = ''] = afterSwap.exec(question.text) ?? []
  const { propertyType, city, neighborhood } = understandText(wanted, { rate: question.rate }).filters
  question.reply.paragraph()
  await answerSearch(question, {
    ...emptySearch,
    filters: withoutUndefined({ acceptsBarter: true, propertyType, city, neighborhood }),
  })
}

/** Barrios of Asunción that reports of the river floods name. */
const flooded: ReadonlySet<string> = new Set([
  ...['Tablada Nueva', 'San Juan', 'Santa Ana', 'San Cayetano', 'Tacumbú', 'Ricardo Brugada'],
])
const sentences = /(?<=[.])\s+/

/** "¿Se inunda Sajonia?": first of all what is known of it. */
function sayFlood({ reply, texts, understood, history }: QuestionContext): void {
  const w = texts.words.followUps.flood
  const whole = texts.words.explanations.flood
  const [barrio, ...others] = understood.filters.neighborhood ?? []
  if (barrio === undefined || others.length > 0) return void reply.say(whole)
  const beside = neighborsOf(barrio, capital).filter((name) => flooded.has(name))
  if (flooded.has(barrio)) reply.say(w.named(barrio))
  else reply.say(beside.length > 0 ? w.beside(barrio, beside.join(', ')) : w.notNamed(barrio))
  reply.say(wasSaid(history, whole) ? (whole.split(sentences).at(-1) ?? '') : whole)
}

/** What a word means, what to do, and what is not known here. */
export const explainIntent: Intent = {
  name: 'explain',
  score(question) {
    if (matterOf(question)) return certainty.asked + 6
    const { length } = termsOf(question)
    // Two are to be told apart, not compared as listings are.
    if (length === 0) return 0
    return differs.test(question.wording) ? certainty.pointed + 9 : certainty.asked + 5
  },
  async answer(question) {
    const { reply, texts } = question
    const matter = matterOf(question)
    const { city } = question.understood.filters
    const isElsewhere = city !== undefined && !city.includes(capital)
    const told = matter === 'flood' && isElsewhere ? 'floodElsewhere' : matter
    if (told === 'flood') sayFlood(question)
    else for (const name of told ? [told] : termsOf(question)) reply.say(texts.words.explanations[name])
    if (matter === 'bankOrHome') await sayYieldThere(question)
    if (matter === 'timing' && invests.test(question.wording)) await sayYieldThere(question)
    if (matter === 'livingCosts') await sayRentsThere(question)
    if (matter === 'swap') await sayBarterers(question)
    suggestStart(question)
  },
  cases: [
    { ask: '¿qué es un dúplex?' },
    { ask: 'que diferencia hay entre casa y duplex?' },
    { ask: 'what is a quincho?' },
    { ask: 'o que é uma baulera?' },
    { ask: 'is it close to good schools?' },
    { ask: '¿se inunda Sajonia?' },
    { ask: 'cuánto sale construir una casa de 100 m2' },
    { ask: 'quanto custa o custo de vida em Assunção?' },
    { ask: 'me conviene comprar un depto usado para alquilar o poner la plata en el banco' },
    { ask: 'quiero permutar mi casa en Luque por un departamento' },
    { ask: '¿cuántos metros tiene una hectárea?' },
    { ask: 'quantos metros tem um hectare' },
  ],
}
