import { bedroomsFor, childrenIn } from '#server/ai/local/children.ts'
import { living } from '#server/ai/local/topics.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { capital } from '#shared/places/mainCities.ts'
import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'
import { isRentInReais } from './inReais.ts'

/* What a turn asks for without saying it: an offer, or a kind of property. */

export interface Turn {
  text: string
  /** As it is read, where that is not as it was typed. */
  meant?: string | undefined
  wording: string
  understood: Understanding
  /** Asks for more than a sentence says, which would be another search. */
  isImplied?: boolean | undefined
}

const studies =
  / (?:(?:entr[oa]|ingres[oa]|empiez[oa]) (?:a|en) la (?:catolica|facu\w*|universidad|una|uca)|(?:para|for|pra) (?:\w+ )?(?:estudiantes?|students?|estudantes?)|(?:soy|i m|i am|sou) (?:an? )?(?:estudiante|student|estudante)|(?:para|pra|to) (?:ir a )?(?:estudiar|study|estudar)|(?:va|vai|voy|vou|vamos|vao|going|moving)(?: \w+)? (?:a |to |pra )?(?:estudiar|study|estudar) (?:a|en|in|em|at)|(?:voy a|vou|va a|vai|vamos a|hago|faz|fazer|hacer|curs\w+|estudi[oa]\w*|estudo|going to|will) (?:estudiar|estudar|study|hacer |fazer |curs\w+ )?(?:medicina|medicine|a facultad|la facultad|faculdade|universidad|university|med school|odontologia|enfermeria|derecho|ingenieria))(?= )/
const buys = / (?:compr\w+|buy\w*|venta|sale|venda|invert\w+|invest\w*)(?= )/

/** "Ya me echaron de dos deptos, ¿dónde me aceptan?" */
const turnedAway =
  / (?:(?:me|nos) (?:h?echar?on|rechaz\w+|acept(?:an|arian|aron)|alquil(?:an|arian))|(?:will|would) (?:take|accept) (?:me|us)|(?:me|nos) aceit\w+)(?= )/

/** US dollars a month. */
const mostStudentRent = 1500

/** A few reais are a rent, and so is what takes people or turns them away; students rent. */
export function asRented(turn: Turn): Turn {
  const { wording, understood } = turn
  const { transactionType, maxPrice } = understood.filters
  const isLow = maxPrice === undefined || maxPrice <= mostStudentRent
  const isOpen = transactionType === undefined && isLow && understood.criteria.length > 0
  const isRent =
    isRentInReais(wording) || ((studies.test(wording) || turnedAway.test(wording)) && !buys.test(wording))
  if (!isOpen || !isRent) return turn
  return {
    ...turn,
    understood: { ...understood, filters: { ...understood.filters, transactionType: 'rent' } },
  }
}

const instalments =
  / (?:en|a|in|on|by|em|com|con|with|de)(?: \w+)? (?:cuotas?|plazos?|instal?lments?|parcelas?|prestacoes)(?= )/

/** "Casas en cuotas" are for sale. */
export function asBought(turn: Turn): Turn {
  const { wording, understood } = turn
  const { transactionType, allowsShortTerm, propertyType } = understood.filters
  if (transactionType || allowsShortTerm || !propertyType || !instalments.test(wording)) return turn
  return {
    ...turn,
    understood: { ...understood, filters: { ...understood.filters, transactionType: 'sale' } },
  }
}

/** US dollars: no stay costs so much. */
const maxStay = 15_000

/** "Quinta para fines de semana hasta 80 mil dólares" is bought. */
export function asOwned(turn: Turn): Turn {
  const { filters } = turn.understood
  const { allowsShortTerm, transactionType, maxPrice = 0 } = filters
  if (!allowsShortTerm || transactionType !== undefined || maxPrice <= maxStay) return turn
  const { allowsShortTerm: _, ...others } = filters
  return { ...turn, understood: { ...turn.understood, filters: { ...others, transactionType: 'sale' } } }
}

const nightly = / (?:(?:por|la|a|x|cada|per|por cada) (?:noche|night|noite)|nightly)(?= )/

/** "¿Cuánto la noche para 10 personas?" */
export function asNightly(turn: Turn): Turn {
  const { wording, understood } = turn
  const { transactionType, allowsShortTerm } = understood.filters
  if (!nightly.test(wording) || understood.criteria.length === 0) return turn
  if (transactionType || allowsShortTerm || understood.filters.maxPricePerNight !== undefined) return turn
  return { ...turn, understood: { ...understood, filters: { ...understood.filters, allowsShortTerm: true } } }
}

export const opensOne =
  / (?:poner|montar|abrir|abriendo|instalar|open|opening|set up|start|starting|abrir|montar) (?:un|una|mi|a|an|my|um|uma|meu|minha) (?!pileta|piscina|aire|parrilla|toldo|airbnb|cuenta|account|conta|pool|aviso|anuncio|listing|oferta|demanda|puerta|ventana)\w+(?= )/

/** "¿Dónde conviene poner una farmacia?": in premises. */
export function asBusiness(turn: Turn): Turn {
  const { understood, wording } = turn
  const isOfHome = understood.criteria.some(({ field }) => field === 'propertyType' || field === 'bedrooms')
  if (!opensOne.test(wording) || isOfHome || understood.criteria.length === 0) return turn
  const filters = { ...understood.filters, propertyType: ['commercial' as const] }
  return { ...turn, understood: { ...understood, filters } }
}

export const isLiving = ({ wording, understood }: Omit<Turn, 'text'>) =>
  living.test(wording) && understood.criteria.every(({ field }) => field !== 'propertyType')

/** "Cerca del centro", which most towns have. */
const centerOf = ({ city, neighborhood }: SentenceFilters) =>
  city === undefined && neighborhood?.length === 1 && neighborhood[0] === 'Centro' ? { city: [capital] } : {}

/** Who asks where to live is not shown offices. */
export function asHomes(turn: Turn): Turn {
  const { understood } = turn
  if (!isLiving(turn) || understood.criteria.length === 0) return turn
  const children = childrenIn(turn.wording)
  const filters = {
    ...understood.filters,
    propertyType: [...homeTypes],
    ...centerOf(understood.filters),
    ...(children !== undefined && { bedrooms: understood.filters.bedrooms ?? bedroomsFor(children) }),
  }
  return { ...turn, understood: { ...understood, filters } }
}
