import { lettingGo } from '#server/ai/local/conversation/lettingGo.ts'
import { wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { reckons } from '#server/ai/local/conversation/turns/reckons.ts'
import { asksToBeTold } from '#server/ai/local/intents/passage.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about, continues, sameElsewhere, superlatives, topicsIn } from '#server/ai/local/topics.ts'
import { memoizeWeak } from '#shared/search/memoizeWeak.ts'
import type { Criterion } from '#shared/search/sentence.ts'
import { homesOdds } from './homesOdds.ts'

/* One decision before a search: whether a turn asks for homes at all. Patterns of folded wordings with a space around each word. */

/** What speaks for homes, and what against: below 0 in sum, none are asked for. */
const weights = {
  wish: 3,
  order: 2,
  /** Begins with a kind of home: "casas en Luque". */
  leads: 3,
  kind: 1,
  place: 1,
  rooms: 1,
  limit: 1,
  /** All of it is understood. */
  plain: 2,
  /** A short turn after a search. */
  goesOn: 2,
  reckons: -5,
  why: -4,
  mayOne: -2,
  paysOrGets: -3,
  worries: -4,
  worth: -2,
  matter: -2,
  offersMoney: -4,
  site: -5,
  nationality: -4,
  begins: -6,
  paidAlready: -5,
  soldBeside: -6,
  /** "quiero salir antes del alquiler, me faltan 5 meses": more is said than to let or to sell. */
  story: -1,
} as const
export type Evidence = keyof typeof weights

const fieldsOf = {
  kind: ['propertyType'],
  place: ['city', 'neighborhood', 'state', 'place'],
  rooms: ['bedrooms', 'bathrooms', 'parkingSpaces', 'amenities', 'area', 'landArea'],
} as const satisfies Partial<Record<Evidence, readonly Criterion['field'][]>>

/** "Necesito pagar", "hay que firmar" wish for no home. */
const wishes =
  / (?:busc\w+|lista(?:me|los|las|nos)|mostr\w+|muestr\w+|procuro|(?:quiero|queremos|quisiera|querria|quisieramos) (?:comprar\w*|alquilar\w*|invertir|un|una|ver|algo)|(?:quero|queremos|queria) (?:comprar|alugar|um|uma|ver|algo)|mejor (?:algo|uno|una)|(?:en realidad|no|bueno|ah|pero|na verdade|actually) (?:mejor|melhor|better) (?:en|em|in)|maybe something|melhor (?:algo|um|uma)|necesit\w+ (?:un|una|alquil\w+|compr\w+|algo|casa|depto\w*|de|urgente)|preciso (?:de|alugar|um|uma|algo)|tenes|tienen(?! que)|tenés|hay(?! que)|dame|pasame|looking|find|show|(?:send|give|get) me|i (?:want|need) (?:a|an|to (?:rent|buy)|some\w*)|do you have|are there|is there|que (?:puedo|podemos|podria) (?:comprar|alquilar|conseguir)|what can (?:i|we) (?:buy|rent|get)|consigo|donde|where|onde|alcanza|(?:q|que) (?:onda|tal) (?:(?:con|hay) )?(?:los|las) (?:alquileres|precios|casas|deptos)|como (?:estan|andan|van) los alquileres|how (?:are|is) (?:the )?rents?|como (?:estao|andam) os alugueis|afford|(?:pode|puede|podria|poderia|can|could) (?:tambien |tambem |also )?(?:ser|be)|tem algum\w*)(?= )/
const leads =
  /^ (?:(?:hola|buenas|hi|hello|oi|un[oa]?|l[oa]s|an?|uma?) ){0,2}(?:casas?|deptos?|dptos?|departamentos?|apartamentos?|apartments?|flats?|houses?|terrenos?|lotes?|land|duplex|oficinas?|offices?|salas?|salon(?:es)?|local(?:es)?|monoambientes?|studios?|quitinetes?|kitnets?|galpao|galpon(?:es)?|tinglados?|depositos?|alquil(?:er|eres|o)|quintas?|chacras?|campos?|habitacion(?:es)?|pieza)(?= )/

const opposing: Partial<Record<Evidence, RegExp>> = {
  reckons,
  why: / (?:por que|why|how come|por qual motivo|a que se debe)(?= )/,
  paysOrGets:
    / (?:(?:cuanto|cuanta|quanto|how much)(?: \w+){0,3} (?:descuent\w+|cobran|cobra|pago|pagaria|pagamos|pagan|gasto|devuelven|pay|owe|charge\w*|pagar|cobram)|(?:pago|pagaria|pagamos) (?:o )?(?:que|quanto|cuanto)|(?:que|what) (?:pago|pagaria|do i pay|would i pay|will i pay)|que gastos|what costs|quais (?:custos|gastos))(?= )/,
  worries:
    / (?:ni sonar|es (?:una )?locura|is it (?:crazy|madness)|e loucura|(?:me da|tengo|nos da|tenho|i m|im) (?:un poco de |algo de )?(?:miedo|medo|afraid|scared|worried)|me preocupa|is it really|realmente es|as they say|es verdad que|e verdade que|is it true)(?= )/,
  worth:
    / (?:conviene\w*|convendria|vale la pena|vale a pena|worth it|is it worth|compensa|es buena idea|good idea|es negocio)(?= )/,
  matter:
    / (?:impuest\w+|irp|iva|inr|escritur\w+|titul\w+|contrato|garante|fiador|guarantor|comision|comissao|commission|escriban\w+|cartorio|notary|desalojo|evict\w*|heren\w+|visa|residenc\w+|residency|hipoteca\w*|mortgage|prestamo|loan|sena|boleto|expensas|condominio|ley|law|lei|tax(?:es)?|deed)(?= )/,
  offersMoney:
    / (?:(?:i|we) (?:can|could) pay|(?:puedo|podria|podemos) (?:pagar|adelantar|dejar)|(?:posso|podemos) (?:pagar|adiantar)|le (?:ofrezco|pago))(?= )/,
  // "Sou brasileiro, dá pra comprar 50 hectares em Hernandarias?"
  nationality:
    /^(?=.* (?:argentin\w*|bras[iz]l\w+|brasuca|bolivian\w*|alema\w*|aleman|german\w*|american\w*|canadian|uruguay\w*|chilen\w+|(?:soy|sou|somos|i m|we re) (?:de|da|do|from) \w+|extranjer\w+|estrangeir\w+|foreign\w*) ).* (?:puedo|puede[ns]?|podemos|da (?:para|pra)|se puede|posso|pode[mr]?|podemos|can|may|could|allowed|problemas?|problem|restriccion\w*|limit\w*|prohib\w+|proib\w+|(?:a|en|no|em) (?:mi|meu|nuestro|nosso) nom(?:e|bre)|in (?:my|his|her|our|both our) names?)(?= )/,
  // "Já mandei 200 dólares de sinal"
  paidAlready:
    / (?:(?:ya|ja|already) (?:(?:le|les|lhe|i|eu) )*(?:mand\w+|transfer\w+|pagu\w+|deposit\w+|gire|envi\w+|sent|paid|wired)|i (?:already )?(?:sent|wired|transferred|paid))(?= )/,
  // "Mi vecino vendió en 200 mil"
  soldBeside:
    / (?:vecin[oa]s?|vizinh[oa]s?|neighbou?rs?|casa de al lado|casa do lado|house next door|one next door|en mi cuadra|on my street)(?: \w+){0,4} (?:vendi\w*|vende\w*|sold|got|saiu|venderon)(?= )/,
  begins:
    / (?:(?:por|de) (?:donde|onde) (?:(?:se )?(?:empiez\w+|empez\w+|arranc\w+|comec\w+|inici\w+))|where (?:to|do (?:we|i)|should (?:we|i)|can (?:we|i)) (?:begin|start)|no idea where to (?:begin|start))(?= )/,
  site: / (?:mails?|correos|e mails?|spam|contrasena|password|senha|pagina|website|app|notificacion\w*|suscripcion|(?:mi|my|minha) (?:cuenta|account|conta))(?= )/,
}

/** "¿Y si estiro a 600, qué más aparece?" */
const whatElse =
  / (?:(?:que|o que) (?:mas|mais) (?:aparec\w+|sal\w+|hay|tem|tenes|tienen|entra\w*)|what else|que otr[oa]s? (?:\w+ )?(?:hay|aparec\w+|sal\w+))(?= )/

const maxShort = 6
/** "De 360 para arriba y con título" */
const maxGoingOn = 8
/** Words that a search does not understand. */
const leastOfStory = 3
/** What a rule is asked of needs a home of its own: "¿puedo alquilar una casa en Luque?" */
const rules = asksToBeTold

/** Odds of a search that speak neither way, and what each beyond weighs. */
const neutralOdds = 0.9
const oddsWeight = 4

/** 0, or below where its words are those of questions. What is all understood is a search; what goes on with one asks. */
function wordsAgainst({ text, understood, thread }: Pick<Meaning, 'text' | 'understood' | 'thread'>): number {
  const goesOn = thread.search !== undefined && !/[?¿]/.test(text)
  if (goesOn || wordsOf(understood.rest) === '') return 0
  return Math.min(0, ((homesOdds(text) ?? neutralOdds) - neutralOdds) * oddsWeight)
}

export interface HomesDecision {
  asksForHomes: boolean
  evidence: readonly Evidence[]
}

const found = (turn: Pick<Meaning, 'wording' | 'understood' | 'thread' | 'text'>): Evidence[] => {
  const { wording, understood, thread } = turn
  const fields = new Set(understood.criteria.map(({ field }) => field))
  const { maxPrice, minPrice } = understood.filters
  const { length } = wording.trim().split(' ')
  // "Titulado y no más de 120 millones"
  const narrows = continues.test(wording) || (maxPrice ?? minPrice) !== undefined
  const goesOn = narrows && fields.size > 0 && !/[?¿]/.test(turn.text)
  const isFollowUp = thread.search !== undefined && length <= (goesOn ? maxGoingOn : maxShort)
  const tests: Partial<Record<Evidence, boolean>> = {
    wish: wishes.test(wording),
    order: topicsIn(superlatives, wording).length > 0 || understood.sort !== undefined,
    leads: leads.test(wording),
    kind: fieldsOf.kind.some((field) => fields.has(field)),
    place: fieldsOf.place.some((field) => fields.has(field)),
    rooms: fieldsOf.rooms.some((field) => fields.has(field)),
    limit: (maxPrice ?? minPrice) !== undefined,
    plain: fields.size > 0 && wordsOf(understood.rest) === '',
    goesOn: isFollowUp,
    mayOne: rules.test(wording),
  }
  const said = (Object.keys(tests) as Evidence[]).filter((name) => tests[name])
  const opposed = (Object.keys(opposing) as Evidence[]).filter((name) => opposing[name]?.test(wording))
  const isStory = said.length === 0 && wordsOf(understood.rest).split(' ').length >= leastOfStory
  return [...said, ...opposed, ...(isStory ? (['story'] as const) : [])]
}

/** Homes are asked for unless more speaks against it. */
export const decideHomes = memoizeWeak(
  (turn: Pick<Meaning, 'wording' | 'understood' | 'thread' | 'text'>): HomesDecision => {
    const { wording, thread } = turn
    const { maxPrice, minPrice } = turn.understood.filters
    const isLimit = (maxPrice ?? minPrice) !== undefined && whatElse.test(wording)
    const isSame = thread.search !== undefined && (isLimit || sameElsewhere.test(wording))
    if (isSame || lettingGo(turn, thread.search)) return { asksForHomes: true, evidence: [] }
    const evidence = found(turn)
    const against = wordsAgainst(turn)
    const isOpposed = against < 0 || evidence.some((one) => weights[one] < 0)
    const sum = evidence.reduce((total, one) => total + weights[one], against)
    return { asksForHomes: !isOpposed || sum >= 0, evidence }
  },
)

export const asksForHomes = (question: Meaning): boolean =>
  about.returns.test(question.wording) || decideHomes(question).asksForHomes
