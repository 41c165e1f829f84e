import type { SearchInput, SearchOrder } from '#server/ai/tools/searchListings.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import { type SentenceFilters, type Understanding, understand } from '#shared/search/sentence.ts'
import { about, asksForOther, continues, ordinals, superlatives, talk, topicsIn } from './topics.ts'
import { maxRead, wordingOf } from './wording.ts'

export interface SearchState {
  filters: SentenceFilters
  order: SearchOrder | undefined
  /** Words that only rank. */
  text: string
}

export interface Thread {
  kind: 'search' | 'market' | undefined
  search: SearchState | undefined
}

export interface Turn {
  wording: string
  understood: Understanding
}

const nothing: Thread = { kind: undefined, search: undefined }

/** Independent of who answered. */
export function readThread(history: readonly ChatEntry[], rate: number): Thread {
  return history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content.slice(0, maxRead))
    .reduce<Thread>((thread, text) => follow(thread, readTurn(text, rate, thread)), nothing)
}

/** A continuation has prices of the search before it: "hasta 900 mil" after "alquiler" is a rent. */
export function readTurn(text: string, rate: number, { search }: Thread): Turn {
  const turn = { wording: wordingOf(text), understood: understand(text, { rate }) }
  const transactionType = search?.filters.transactionType
  if (!transactionType || !isContinuation(turn)) return turn
  return { ...turn, understood: understand(text, { rate, transactionType }) }
}

export function follow(thread: Thread, turn: Turn): Thread {
  const kind = kindOf(turn, thread)
  if (kind === undefined) return thread
  return { kind, search: mergeSearch(thread.search, turn) }
}

/** Undefined: neither. */
export function kindOf({ wording, understood }: Turn, thread: Thread): Thread['kind'] {
  if (isAside(wording, understood)) return undefined
  const hasFilters = understood.parts.length > 0
  const asksMarket = about.perSqm.test(wording) || about.market.test(wording)
  if (asksMarket && hasFilters && !understood.filters.minArea) return 'market'
  if (isSuperlative(wording) || understood.sort) return 'search'
  if (!hasFilters) return undefined
  if (isContinuation({ wording, understood }) && thread.kind === 'market') return 'market'
  return 'search'
}

function isAside(wording: string, { filters }: Understanding): boolean {
  if (talk.rules.test(wording) || talk.personal.test(wording) || about.compare.test(wording)) return true
  return ordinals.some((one) => one.test(wording)) && !filters.propertyType && !filters.city
}

const isSuperlative = (wording: string) => topicsIn(superlatives, wording).length > 0

export function isContinuation({ wording, understood }: Turn): boolean {
  const { propertyType } = understood.filters
  if (continues.test(wording) || (!propertyType && !about.search.test(wording))) return true
  return propertyType ? isTypeAlone(wording, understood) : asksForOther.test(wording)
}

const maxFragment = 3

/** "un depto": an answer rather than a new search. */
function isTypeAlone(wording: string, { parts, rest }: Understanding): boolean {
  const words = wording.trim().split(' ').length
  return words <= maxFragment && rest === '' && parts.every(({ field }) => field === 'propertyType')
}

function mergeSearch(before: SearchState | undefined, turn: Turn): SearchState {
  const { understood } = turn
  const order = orderOf(turn)
  const text = wordsOf(understood.rest)
  if (!before || !isContinuation(turn)) return { filters: understood.filters, order, text }
  return {
    filters: mergeFilters(before.filters, understood.filters),
    order: order ?? before.order,
    text: text || before.text,
  }
}

const byOrder = ['cheapest', 'most_expensive', 'newest', 'most_viewed', 'best_return'] as const

function orderOf({ wording, understood }: Turn): SearchOrder | undefined {
  const named = byOrder.find((order) => superlatives[order].test(wording))
  if (named) return named
  if (understood.sort?.sortBy === 'price')
    return understood.sort.sortOrder === 'asc' ? 'cheapest' : 'most_expensive'
  if (understood.sort?.sortBy === 'date') return 'newest'
  return about.returns.test(wording) ? 'best_return' : undefined
}

/** A place replaces the place, a purpose the price. */
export function mergeFilters(before: SentenceFilters, added: SentenceFilters): SentenceFilters {
  const { city, neighborhood, state, minPrice, maxPrice, ...others } = before
  const rest = added.propertyType?.every((type) => type === 'land') ? withoutRooms(others) : others
  const namesPlace = added.city ?? added.neighborhood ?? added.state
  const place = namesPlace ? {} : { city, neighborhood, state }
  const changesKind = added.transactionType && added.transactionType !== before.transactionType
  const namesPrice = added.minPrice !== undefined || added.maxPrice !== undefined
  const price = changesKind || namesPrice ? {} : { minPrice, maxPrice }
  const amenities = [...new Set([...(before.amenities ?? []), ...(added.amenities ?? [])])]
  const merged = {
    ...rest,
    ...place,
    ...price,
    ...added,
    ...(amenities.length > 0 && {
      amenities: amenities.filter((one) => !added.exceptAmenities?.includes(one)),
    }),
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
}

function withoutRooms({ bedrooms: _, bathrooms: __, parkingSpaces: ___, ...rest }: SentenceFilters) {
  return rest
}

const chatter = new Set(
  'tenes tenen tienen tiene tienes cual cuales cuanto cuanta cuantos cuantas que hay algo alguna alguno algun busca buscar buscame encontrame mostra mostrar mostrame muestrame ver quiero quisiera podes puedes podrias decime dame pasame favor please what which where how about there have does your some something anything looking would could like tell could show give also tambien ahora mejor pero grande grandes amplia amplio linda lindo nice good bueno buena barrio zona ciudad lugar cerca familia vivir comprar alquilar compra primera segundo segunda primero tercera esta este esos esas son fueron sea sean tenga tengan acepte acepten mas menos metro metros cuadrado cuadrados dormitorios habitaciones precio precios cuesta cuestan vale valen mercado promedio average price prices market square meter meters recomendas recomendame recomienda sugerime opciones options pls gracias hola buenas hello thanks para with from that these those them much many most least more less than cost costs largest larger biggest bigger smallest smaller cheapest cheaper newest latest expensive priciest caro cara caros caras chico chica chicos chicas nueva nuevo nuevas nuevos recientes reciente vistas vista rentable rentables rentabilidad dame decile todas todos otras otros otra otro thing home homes propiedad propiedades property properties listing listings aviso avisos vende venden alquila alquilan cosa finde live living family puedo podemos pueda presupuesto budget mudo mudamos hijo hijos hija hijas kids children familia persona personas people dinero plata money tengo tenemos have mudarme mudar hoy ya total parecido parecida parecidos parecidas similar similares pagar pago gastar gasto rinde rinden renta inversion inversiones spend afford sueldo salario ingreso ingresos alcanza alcanzan gana gano ganar inversor inversores salary earn conviene convienen invertir invest'.split(
    ' ',
  ),
)

const maxWord = 30

export function wordsOf(rest: string): string {
  return wordingOf(rest)
    .trim()
    .split(' ')
    .filter(
      (word) =>
        (word.length >= 4 || word === 'rio') &&
        word.length <= maxWord &&
        !chatter.has(word) &&
        !/^[\d.,]+$/.test(word),
    )
    .slice(0, 6)
    .join(' ')
}

export function inputOf({ filters, order, text }: SearchState, limit: number): SearchInput {
  const { minPrice, maxPrice, minArea, maxArea, transactionType, ...rest } = filters
  return {
    ...rest,
    ...(transactionType && transactionType !== 'both' && { transactionType }),
    ...(minPrice !== undefined && { minPriceUSD: minPrice }),
    ...(maxPrice !== undefined && { maxPriceUSD: maxPrice }),
    ...(minArea !== undefined && { minAreaSqm: minArea }),
    ...(maxArea !== undefined && { maxAreaSqm: maxArea }),
    ...(text && { text }),
    ...(order && { order }),
    limit,
  }
}
