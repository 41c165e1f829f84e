import { addressOf } from '#server/core/pageAddress.ts'
import { words } from '#server/core/words.ts'
import { figure } from '#server/listings/facts.ts'
import { brand } from '#shared/brand.ts'
import { type Language, localeOf } from '#shared/core/language.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import { paraguayZone } from '#shared/core/paraguayTime.ts'
import type { DisplayPrice } from '#shared/listings/listingPrices.ts'
import type { SheetPrice } from './sheet.ts'

/** What every sheet needs to know. */
export interface SheetContext {
  language: Language
  /** Guaraníes per dollar. */
  rate: number
  now: Date
  origin: string
}

export function frameOf({ language, rate, now, origin }: SheetContext, path: string) {
  const { sheets: w } = words(language)
  const address = addressOf(origin, path, language)
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: paraguayZone })
  return {
    language,
    brandName: brand.name,
    note: w.note(day.format(now), figure(Math.round(rate), language)),
    address,
    codeText: w.code(address),
    scan: w.scan,
    pageText: w.page,
  }
}

export function sheetPrice({ per, usd, pyg }: DisplayPrice, language: Language): SheetPrice {
  const { listings: w } = words(language)
  const unit = { sale: '', month: w.perMonth, night: w.perNight, day: w.perDay, hour: w.perHour }[per]
  return { main: formatUSD(usd) + unit, local: formatPYG(pyg) + unit }
}
