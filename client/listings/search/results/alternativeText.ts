import { amenities, propertyTypes } from '#shared/listings/listingTypes.ts'
import type { Alternative } from '#shared/search/alternatives.ts'
import type { FilterName } from '#shared/search/listingSearch.ts'
import { readSearch } from '#shared/search/readSearch.ts'
import { searchTitle } from '#shared/search/searchTitle.ts'
import type { Words } from '#shared/words.ts'

type TextWords = Pick<Words, 'alternatives' | 'listings' | 'search'>

/** What is relaxed: "Sin el precio máximo", "En barrios vecinos, desde 2 dormitorios". */
export function alternativeText(alternative: Alternative, words: TextWords): string {
  const { change, and, query } = alternative
  if (change === 'main' || change === 'kind') {
    const { search } = readSearch(new URLSearchParams(query).toString())
    const title = searchTitle(search, words.search)
    return change === 'kind' ? words.alternatives.inCountry(title) : title
  }
  const text = relaxationText(alternative, words)
  return and ? words.alternatives.both(text, relaxationText(and, words)) : text
}

function relaxationText(
  { change, field, value }: Pick<Alternative, 'change' | 'field' | 'value'>,
  words: TextWords,
): string {
  const { alternatives: w } = words
  const named = value ?? ''
  switch (change) {
    case 'main':
    case 'kind':
    case 'all':
      return w.all
    case 'neighbors':
      return w.neighbors
    case 'similar':
      return w.similarTypes
    case 'lower':
      if (field === 'bedrooms' || field === 'bathrooms' || field === 'parkingSpaces')
        return w.lower[field](named)
      return w.all
    case 'widen':
      if (field === 'near') return w.within(named)
      if (field === 'city') return w.inDepartment(named)
      return value === null ? w.anyNeighborhood : w.inCity(named)
    case 'drop':
      return dropText(field, named, words)
  }
}

function dropText(
  field: Alternative['field'],
  value: string,
  { alternatives: w, listings, search }: TextWords,
): string {
  const texts: Partial<Record<FilterName, string>> = w.drop
  const amenity = amenities.find((one) => one === value)
  const type = propertyTypes.find((one) => one === value)
  switch (field) {
    case null:
      return w.all
    case 'searchQuery':
      return w.withoutText(value)
    case 'amenities':
      if (amenity === 'pets' || amenity === 'furnished') return w.evenOf[amenity]
      return w.even(amenity ? listings.amenities[amenity] : value)
    case 'exceptAmenities':
      return w.evenWith(amenity ? listings.amenities[amenity] : value)
    case 'exceptPropertyType':
      return w.also(type ? listings.types[type] : value)
    case 'exceptCity':
    case 'exceptNeighborhood':
      return w.alsoIn(value)
    default:
      return texts[field] ?? w.dropOther(search.fields[field])
  }
}
