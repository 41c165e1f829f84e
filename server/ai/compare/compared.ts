import { type Language, languageTable } from '#shared/core/language.ts'
import { asNumber, formatPricePerSqm, formatUSD } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { toCents } from '#shared/market/market.ts'
import { core as en } from '#shared/words/en/core.ts'
import { core as es } from '#shared/words/es/core.ts'
import type { Texts } from './texts.ts'

export interface Compared {
  listing: Listing
  /** Quoted; numbered if two share a title. */
  name: string
  isRent: boolean
  /** US dollars; monthly for rent. */
  price: number
  priceText: string
  /** Null where its author gives none. */
  area: number | null
  perSqm: number | null
}

const maxTitle = 60
const core = { es, en }

export function toCompared(listings: readonly Listing[], language: Language, texts: Texts): Compared[] {
  const titles = listings.map((listing) => shortTitle(listingText(listing, language).title))
  return listings.map((listing, index) => {
    const title = titles[index] ?? ''
    const isRepeated = titles.filter((one) => one === title).length > 1
    const name = texts.quoted(title)
    const price = asNumber(listing.priceUSD)
    const area = asNumber(listing.area) > 0 ? asNumber(listing.area) : null
    const isRent = listing.transactionType === 'rent'
    return {
      listing,
      name: isRepeated ? texts.numbered(name, index + 1) : name,
      isRent,
      price,
      priceText: isRent ? texts.perMonth(formatUSD(price)) : formatUSD(price),
      area,
      perSqm: area === null ? null : toCents(price / area),
    }
  })
}

function shortTitle(title: string): string {
  const plain = title.replace(/[«»“”\s]+/g, ' ').trim()
  return plain.length <= maxTitle ? plain : `${plain.slice(0, maxTitle).replace(/(?<!\s)\s+\S*$/, '')}…`
}

export const areaText = (area: number, language: Language) =>
  `${numberText(area, languageTable[language].decimal, 2, 0)} m²`

export const perSqmText = formatPricePerSqm

export function percentText(high: number, low: number, of: number, language: Language): string {
  const percent = (Math.abs(high - low) / of) * 100
  return core[language].percent(numberText(percent, languageTable[language].decimal))
}
