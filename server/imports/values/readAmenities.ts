import { fold } from '#shared/core/text.ts'
import { type Amenity, amenities } from '#shared/listings/listingTypes.ts'
import { amenityWords } from '#shared/search/sentence/amenities.ts'

const byPhrase = new Map<string, Amenity>(
  amenities.flatMap((code) =>
    [code, code.replaceAll('_', ' '), ...amenityWords(code)].map((phrase): [string, Amenity] => [
      phrase,
      code,
    ]),
  ),
)
const maxWords = 5

/** Parted by commas, semicolons, bars or lines; what none of our words names is told. */
export function readAmenities(text: string): { amenities: Amenity[]; unknown: string[] } {
  const found = new Set<Amenity>()
  const unknown: string[] = []
  for (const part of text.split(/[,;|/\n•·]/)) {
    const key = fold(part.slice(0, 100))
    if (key === '') continue
    const one = amenityIn(key)
    if (one) found.add(one)
    else unknown.push(part.trim().slice(0, 60))
  }
  return { amenities: [...found], unknown }
}

function amenityIn(key: string): Amenity | undefined {
  const parts = key
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter(Boolean)
  if (parts[0] === 'sin' || parts[0] === 'no') return undefined
  for (let length = Math.min(maxWords, parts.length); length > 0; length--)
    for (let from = 0; from + length <= parts.length; from++) {
      const found = byPhrase.get(parts.slice(from, from + length).join(' '))
      if (found) return found
    }
  return undefined
}
