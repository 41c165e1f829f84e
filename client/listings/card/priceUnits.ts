import type { Per } from '#shared/listings/listingPrices.ts'
import type { Words } from '#shared/words.ts'

export const priceUnits = (w: Words['listings']): Record<Per, string> => ({
  sale: '',
  month: w.perMonth,
  night: w.perNight,
  day: w.perDay,
  hour: w.perHour,
})
