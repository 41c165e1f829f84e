import { fold } from '#shared/core/text.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import type { DevelopmentsQuery } from './developments.ts'

/** What a development and its units state. */
const answered = [
  'city',
  'neighborhood',
  'stage',
  'deliveryBefore',
  'amenities',
  'bedrooms',
  'bathrooms',
  'minPrice',
  'maxPrice',
  'minArea',
  'maxArea',
] as const satisfies readonly (keyof ListingFilters & keyof DevelopmentsQuery)[]

/** Their units are flats. */
const unitTypes: readonly string[] = ['apartment', 'penthouse', 'condo']
/** That name developments as such. */
const generic = new Set(
  'emprendimiento emprendimientos proyecto proyectos edificio edificios unidad unidades development developments project projects building buildings unit units'.split(
    ' ',
  ),
)

/** A sentence as it was read. */
interface Read {
  filters: Partial<ListingFilters>
  rest: string
}

/**
 * What a search asks of developments; `read`: its sentence. Undefined: it asks for nothing, for a rent, or for what
 * developments do not state: a card that may not fit is not shown.
 */
export function developmentsSearch(
  { searchQuery, ...chosen }: Partial<ListingFilters>,
  read: Read | undefined,
): DevelopmentsQuery | undefined {
  if (searchQuery !== undefined && read === undefined) return undefined
  const all: Partial<ListingFilters> = { ...read?.filters }
  for (const [name, value] of Object.entries(chosen))
    if (value !== undefined) Object.assign(all, { [name]: value })
  const { transactionType, propertyType, ...asked } = all
  if (transactionType === 'rent') return undefined
  if (propertyType && !propertyType.some((type) => unitTypes.includes(type))) return undefined
  const names = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : name))
  if (!names.every((name) => answered.some((one) => one === name))) return undefined
  const words = fold(read?.rest ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const named = words.filter((word) => !generic.has(word))
  if (names.length === 0 && words.length === 0 && !propertyType) return undefined
  const query: DevelopmentsQuery = named.length > 0 ? { text: named.join(' ') } : {}
  for (const name of answered) if (asked[name] !== undefined) Object.assign(query, { [name]: asked[name] })
  return query
}
