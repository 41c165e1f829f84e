import { asNumber } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'

export interface TableRow {
  name: string
  cells: readonly (string | undefined)[]
  differs: boolean
}

export function tableRows(
  listings: readonly Listing[],
  { compareResult: w, listings: words }: Pick<Words, 'compareResult' | 'listings'>,
  number: (value: number) => string,
): TableRow[] {
  const row = (name: string, cellOf: (listing: Listing) => string | undefined): TableRow => {
    const cells = listings.map(cellOf)
    return { name, cells, differs: new Set(cells).size > 1 }
  }
  return [
    row(w.rows.bedrooms, ({ bedrooms }) => number(bedrooms)),
    row(w.rows.bathrooms, ({ bathrooms }) => number(bathrooms)),
    row(w.rows.area, ({ area }) => (asNumber(area) > 0 ? words.areaOf(number(asNumber(area))) : undefined)),
    row(w.rows.yearBuilt, ({ yearBuilt }) => yearBuilt?.toString()),
    row(w.rows.parkingSpaces, ({ parkingSpaces }) => number(parkingSpaces)),
    row(w.rows.shortTerm, ({ allowsShortTerm }) => (allowsShortTerm ? w.yes : w.no)),
    row(w.rows.propertyType, ({ propertyType }) => words.types[propertyType]),
    row(w.rows.location, ({ neighborhood, city }) => `${neighborhood}, ${city}`),
  ]
}
