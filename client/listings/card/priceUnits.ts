import type { DisplayPrice, Per } from '#shared/listings/listingPrices.ts'
import type { Words } from '#shared/words.ts'

export const priceUnits = (w: Words['listings']): Record<Per, string> => ({
  sale: '',
  month: w.perMonth,
  night: w.perNight,
  day: w.perDay,
  hour: w.perHour,
})

/** After the first of several prices. */
export function furtherPriceText({ per }: DisplayPrice, amount: string, w: Words['listings']): string {
  if (per === 'sale') return w.alsoSale(amount)
  return per === 'month' ? w.alsoRent(amount) : `${amount}${priceUnits(w)[per]}`
}
