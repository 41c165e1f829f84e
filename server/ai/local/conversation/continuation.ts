import { about, asksForOther, continues } from '#server/ai/local/topics.ts'
import type { Understanding } from '#shared/search/sentence.ts'
import { namesPlace } from './mergeFilters.ts'
import { placesOf, type SearchState, wordsOf } from './searchState.ts'
import { addsType } from './turns/addedType.ts'
import { corrects } from './turns/corrections.ts'
import type { Turn } from './turns/implied.ts'

/** "Mostrame las casas de nuevo pero con pileta" */
const again = / (?:de nuevo|otra vez|nuevamente|de novo|outra vez|novamente|again|once more)(?= )/

/** "Prefiero terreno": of the budget and the place before. */
const prefers = / (?:prefier\w+|preferir\w+|prefir\w+|(?:i|we) (?:d |would )?prefer|(?:i|we) d rather)(?= )/

export function isContinuation({ wording, understood }: Omit<Turn, 'text'>): boolean {
  if (again.test(wording)) return !startsAnew(wording, understood)
  if (continues.test(wording) || corrects(wording) || addsType({ wording, understood })) return true
  if (prefers.test(wording)) return !startsAnew(wording, understood)
  if (!understood.criteria.some((one) => one.field === 'propertyType' && !byHectare.test(one.text)))
    return !startsAnew(wording, understood)
  return isTypeAlone(wording, understood) || asksForOther.test(wording)
}

/** "Quiero unas 300 hectáreas": of land, without its name. */
const byHectare = /^[\d.,]+ ?(?:hect[aá]reas?|hectares?|has?|acres?|alqueires?)$/i

/** "Mostrame los de Carmelitas hasta 800": of what was searched for. */
const ofThose =
  / (?:l[oa]s|[oa]s|the ones|those) (?:de|en|in|from|of|do|da|em|no|na|cerca|near|con|with|com)(?= )/

/** "Quiero alquilar algo en Luque": a place with an offer, a price or rooms of its own. */
function startsAnew(wording: string, { filters }: Understanding): boolean {
  const { transactionType, minPrice, maxPrice, bedrooms } = filters
  const namesMore = (transactionType ?? minPrice ?? maxPrice ?? bedrooms) !== undefined
  if (ofThose.test(wording)) return false
  return about.search.test(wording) && namesPlace(filters) && namesMore && !asksForOther.test(wording)
}

/** "Casa o depto de 2 dormitorios" after "alquiler en Encarnación": no kind is replaced, and it is sought there. */
export function narrowsKind({ filters, places = [] }: SearchState, { understood }: Turn): boolean {
  const { propertyType, transactionType } = understood.filters
  const isPlaced = namesPlace(filters) || places.length > 0
  const isElsewhere = namesPlace(understood.filters) || placesOf(understood).length > 0
  const isSameKind = propertyType?.every((type) => filters.propertyType?.includes(type) ?? true) === true
  const isSameOffer =
    transactionType === undefined ||
    filters.transactionType === undefined ||
    transactionType === filters.transactionType
  return isPlaced && !isElsewhere && isSameKind && isSameOffer
}

const maxFragment = 3
const maxShowing = 8
/** "Ok, show me some houses" after a budget, "dale, mostrame casas". */
const agrees =
  /^ (?:(?:ok|okay|oka|dale|bueno|listo|entonces|perfecto|genial|si|great|alright|then|so|sim|certo|beleza|ta) )+/

/** "un depto": an answer rather than a new search. */
function isTypeAlone(wording: string, { criteria, rest }: Understanding): boolean {
  const words = wording.trim().split(' ').length
  if (!criteria.every(({ field }) => field === 'propertyType' || field === 'exceptPropertyType')) return false
  // A studio filters as a flat, and its word ranks.
  const isSaid = rest === '' || criteria.some(({ text }) => text === rest)
  return words <= maxFragment ? isSaid : words <= maxShowing && agrees.test(wording) && wordsOf(rest) === ''
}
