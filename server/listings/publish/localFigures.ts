import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { words } from '#server/core/words.ts'
import { languageTable } from '#shared/core/language.ts'
import { asNumber, formatPricePerSqm, type Price, priceText } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import { mentionsInstalments } from '#shared/listings/facts/statedInstalments.ts'
import { isOfficeType, type PropertyType } from '#shared/listings/listingTypes.ts'
import { purposeOf } from '#shared/listings/priceDoubts.ts'
import { type NewListing, typedPrice } from '#shared/listings/publishing.ts'
import { priceField, textOf } from './doubts.ts'
import { inDollars } from './listingRows.ts'

export interface LocalFigures {
  place: string
  /** Medians in US dollars and m². */
  pricePerSqm: number
  price: number
  area: number
}

interface LocalMarket {
  propertyType: PropertyType
  transactionType: 'sale' | 'rent'
  city: string
  neighborhood: string
}

/** Of the market around, without that listing; undefined where there are too few. */
export type ReadLocalFigures = (
  tx: Db,
  market: LocalMarket,
  without: string | undefined,
) => Promise<LocalFigures | undefined>

/** Times the median per m², either way. */
const farFactor = 5
/** Times the median rent: rather a sale price. */
const saleFactor = 20

/**
 * Of a room of a home asks nothing: the market is of whole homes. Throws `price_currency_suspect` for an area or price far off the local median, unless confirmed. `rate`: guaraníes per US
 * dollar; `without`: the listing itself.
 */
export async function requireLocalFigures(
  tx: Db,
  draft: NewListing,
  { rate, read, without }: { rate: number; read: ReadLocalFigures; without?: string },
): Promise<void> {
  const typed = typedPrice(draft)
  const area = asNumber(draft.area)
  if (draft.confirmPrice || !typed || area <= 0 || isOfficeType(draft.propertyType)) return
  const transactionType = purposeOf(draft.transactionType)
  if (draft.roomOnly && transactionType === 'rent') return
  const { propertyType, city, neighborhood } = draft
  const local = await read(tx, { propertyType, transactionType, city, neighborhood }, without)
  if (!local) return
  const price = inDollars(typed, rate)
  const ratio = price / area / local.pricePerSqm
  if (ratio <= farFactor && ratio >= 1 / farFactor) return
  throw suspicion(draft, { typed, price, area, ratio, local })
}

interface Far {
  typed: Price
  price: number
  area: number
  ratio: number
  local: LocalFigures
}

function suspicion(draft: NewListing, { typed, price, area, ratio, local }: Far): AppError {
  const offBy = (value: number, median: number) => Math.abs(Math.log(value / median))
  const isArea = offBy(area, local.area) > offBy(price, local.price)
  const isRent = purposeOf(draft.transactionType) === 'rent'
  const isSale = isRent && ratio > saleFactor && !isArea
  const isInstalment = !isRent && ratio < 1 && mentionsInstalments(textOf(draft))
  const at = isArea && !isInstalment ? 'area' : priceField(draft)
  return new AppError('price_currency_suspect', {
    fields: { [at]: isSale ? 'sale_price' : isInstalment ? 'instalment' : 'far_from_median' },
    sentence(language) {
      const { figureDoubts: w } = words(language).errors
      const figures = [
        priceText(typed),
        numberText(area, languageTable[language].decimal),
        formatPricePerSqm(price / area),
        local.place,
        formatPricePerSqm(local.pricePerSqm),
      ] as const
      if (isSale) return w.sale(...figures)
      if (isInstalment) return w.instalment(...figures)
      return isArea ? w.area(...figures) : w.price(...figures)
    },
  })
}
