import { ranking } from './ranking.ts'

const { pictures, place } = ranking

export function qualityPoints(row: string): string {
  return `(case when exists (select 1 from public.listing_media p where p.listing_id = ${row}.id) then ${pictures} else 0 end
    + case ${row}.location_precision when 'exact' then ${place.exact} when 'approximate' then ${place.approximate}
      else ${place.neighborhood} end)`
}
