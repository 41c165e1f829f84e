import { words } from '#server/core/words.ts'
import { figure } from '#server/listings/facts.ts'
import { languageTable } from '#shared/core/language.ts'
import { asNumber, pricePerSqm } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import { comparisonRows } from '#shared/listings/comparisonRows.ts'
import { factText } from '#shared/listings/facts/factText.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { areaUnitOf, perUnitText } from '#shared/market/areaUnit.ts'
import { paths, withValues } from '#shared/paths.ts'
import { frameOf, type SheetContext, sheetPrice } from './frame.ts'
import type { ComparisonSheet } from './sheet.ts'

/** Two to five listings side by side, by the rows of the comparison's page. */
export function comparisonSheet(listings: readonly Listing[], context: SheetContext): ComparisonSheet {
  const { language, rate } = context
  const all = words(language)
  const { sheets: w, compareResult } = all
  const rows = comparisonRows(listings, all, {
    number: (value) => figure(value, language),
    percent: (value) => `${numberText(value, languageTable[language].decimal, 1)} %`,
    fact: (name, listing) => factText(name, listing, all, language),
    market: () => undefined,
  })
  const perArea = listings.map((listing) => {
    if (listing.transactionType === 'rent' || !(asNumber(listing.area) > 0)) return w.none
    const unit = areaUnitOf(listing.propertyType, listing.area)
    const text = perUnitText(pricePerSqm(listing.priceUSD, listing.area), unit)
    return unit === 'perSqm' ? text : compareResult[unit](text)
  })
  return {
    form: 'comparison',
    ...frameOf(context, withValues(paths.compare, { ids: listings.map(({ id }) => id) })),
    title: w.comparison(listings.length),
    listings: listings.map((listing) => ({
      title: listingText(listing, language).title,
      place: `${listing.neighborhood}, ${listing.city}`,
      price: sheetPrice(pricesOf(listing, rate)[0], language),
      pictureText: w.picture(listingText(listing, language).title),
    })),
    rows: [
      { name: w.perSqm, cells: perArea },
      ...rows.map(({ name, cells }) => ({
        name,
        cells: cells.map((cell) => (cell === undefined ? compareResult.unknown : (cell ?? w.none))),
      })),
    ],
  }
}
