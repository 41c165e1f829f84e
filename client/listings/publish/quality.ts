import { readAmount } from '#shared/core/readAmount.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import type { FormFields } from './form/fields.ts'
import { priceOf } from './form/toInput.ts'

/** Maximum points; 100 in total. */
const weights = [
  ['photos', 30],
  ['description', 20],
  ['location', 15],
  ['area', 10],
  ['price', 10],
  ['amenities', 10],
  ['title', 5],
] as const
export type QualityPart = (typeof weights)[number][0]

export const stepOfPart: Record<QualityPart, Step> = {
  photos: 'photos',
  description: 'facts',
  location: 'place',
  area: 'facts',
  price: 'price',
  amenities: 'facts',
  title: 'facts',
}

export const fullMarks = { photos: 8, description: 400, title: 20, amenities: 4 } as const

export interface Quality {
  score: number
  level: 'start' | 'fair' | 'good' | 'great'
  /** By missing points. */
  next: QualityPart[]
}

export function qualityOf(fields: FormFields): Quality {
  const shares: Record<QualityPart, number> = {
    photos: share(fields.photos.length, fullMarks.photos),
    description: share(fields.description.trim().length, fullMarks.description),
    location: locationShare(fields),
    area: (readAmount(fields.area) ?? 0) > 0 ? 1 : 0,
    price: priceOf(fields) ? 1 : 0,
    amenities: share(fields.amenities.length, fullMarks.amenities),
    title: share(fields.title.trim().length, fullMarks.title),
  }
  const parts = weights.map(([part, weight]) => ({
    part,
    earned: weight * shares[part],
    missing: weight * (1 - shares[part]),
  }))
  const score = Math.floor(parts.reduce((sum, { earned }) => sum + earned, 0))
  const next = parts
    .filter(({ missing }) => missing >= 1)
    .sort((one, other) => other.missing - one.missing)
    .map(({ part }) => part)
  return { score, level: levelOf(score), next }
}

function share(count: number, target: number): number {
  return Math.min(1, count / target)
}

/** A third each for the city, a known neighborhood, and a point or address. */
function locationShare({ city, neighborhood, address, point }: FormFields): number {
  if (city.trim() === '') return 0
  const known = findNeighborhood(neighborhood, city) ? 2 : neighborhood.trim() ? 1.5 : 1
  return (known + (point || address.trim() ? 1 : 0)) / 3
}

function levelOf(score: number): Quality['level'] {
  if (score >= 85) return 'great'
  if (score >= 60) return 'good'
  return score >= 35 ? 'fair' : 'start'
}
