import { plausiblePrices } from '#shared/listings/priceDoubts.ts'
import { rankingWeights } from './rankingWeights.ts'

const { pictures, text, amenities, area, plausiblePrice, answersInquiries, place } = rankingWeights

/** The points of the last step reached; 0 below the first. */
function stepsOf(number: string, steps: Readonly<Record<number, number>>): string {
  const falling = Object.entries(steps).reverse()
  return `case ${falling.map(([from, points]) => `when ${number} >= ${from} then ${points}`).join(' ')} else 0 end`
}

const isBetween = (price: string, { min, max }: { min: number; max: number }) =>
  `${price} between ${min} and ${max}`

/** SQL of a listing's usefulness, at most 255. `row`: an alias of `listings`, or of a query with all its columns. */
export function qualityPoints(row: string): string {
  const { sale, rent } = plausiblePrices
  const band = `case ${row}.transaction_type when 'rent' then ${isBetween(`${row}.price_usd`, rent)} else ${isBetween(`${row}.price_usd`, sale)} end`
  return `((select ${stepsOf('count(*)', pictures)} from public.listing_media p where p.listing_id = ${row}.id)
    + (select ${stepsOf('coalesce(max(length(t.description)), 0)', text)} from public.listing_texts t where t.listing_id = ${row}.id)
    + ${stepsOf(`cardinality(${row}.amenities)`, amenities)}
    + case when ${row}.area > 0 then ${area} else 0 end
    + case when ${row}.price_confirmed or ${band} then ${plausiblePrice} else 0 end
    + case when ${row}.answers_inquiries then ${answersInquiries} else 0 end
    + case ${row}.shown_precision when 'exact' then ${place.exact} when 'approximate' then ${place.approximate}
      else ${place.neighborhood} end)`
}
