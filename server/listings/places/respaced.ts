import { findCity, findNeighborhood, placeNames } from '#shared/places/places.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import { editDistance, initialOf } from '#shared/search/sentence/spelling/typos.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'

/** Letters of a name without its spaces; shorter ones are too near to other words. */
const minLetters = 6
/** From here on with one slip. */
const minLettersWithSlip = 10
const maxPieces = 5
/** Shorter ones are not read as misspelled. */
const minWord = 4

const squeeze = (key: string) => key.replaceAll(' ', '')

/** Name by its letters: "ciudaddeleste". */
const names = new Map<string, string>()
for (const { keys } of placeNames())
  for (const key of keys) {
    const letters = squeeze(key)
    if (letters.length >= minLetters && !/\d/.test(letters) && !names.has(letters)) names.set(letters, key)
  }
for (const [letters, key] of Object.entries({
  velisa: 'villa elisa',
  vmorra: 'villa morra',
  slorenzo: 'san lorenzo',
  slorenso: 'san lorenzo',
  sbernardino: 'san bernardino',
  cdeleste: 'ciudad del este',
  mralonso: 'mariano roque alonso',
  fdomora: 'fernando de la mora',
}))
  names.set(letters, key)
const byInitial = new Map<string, string[]>()
for (const letters of names.keys()) {
  if (letters.length < minLettersWithSlip - 1) continue
  const initial = initialOf(letters)
  byInitial.set(initial, [...(byInitial.get(initial) ?? []), letters])
}
const longestName = Math.max(...[...names.keys()].map((letters) => letters.length))

/** Whether each word is one of the name, with at most a slip: that is a typo, which the parser reads. */
function isSpelledWordByWord(pieces: readonly string[], key: string): boolean {
  const words = key.split(' ')
  return (
    words.length === pieces.length &&
    words.every((word, at) => {
      const piece = pieces[at] ?? ''
      return piece === word || (piece.length >= minWord && editDistance(piece, word, 1) <= 1)
    })
  )
}

function keyOf(letters: string): string | undefined {
  const exact = names.get(letters)
  if (exact !== undefined || letters.length < minLettersWithSlip) return exact
  const near = (byInitial.get(initialOf(letters)) ?? []).filter((one) => editDistance(letters, one, 1) <= 1)
  const keys = new Set(near.flatMap((one) => names.get(one) ?? []))
  return keys.size === 1 ? [...keys][0] : undefined
}

export interface Respaced {
  next: number
  place: Pick<NamedPlace, 'kind' | 'name' | 'city' | 'filters'>
}

/** The name of a city or barrio whose spaces stand elsewhere: "ciuda dele ste", "vill amorra". */
export function respacedAt(
  tokens: readonly Token[],
  at: number,
  isWord: (token: Token) => boolean,
): Respaced | undefined {
  const pieces: string[] = []
  let isUnknown = false
  for (const token of tokens.slice(at, at + maxPieces)) {
    if (token.number !== undefined) return undefined
    pieces.push(token.key)
    isUnknown ||= !isWord(token)
    const letters = pieces.map(squeeze).join('')
    if (letters.length > longestName + 1) return undefined
    const key = isUnknown && pieces.length > 1 ? keyOf(letters) : undefined
    if (key === undefined || isSpelledWordByWord(pieces, key)) continue
    const place = placeOf(key)
    if (place) return { next: at + pieces.length, place }
  }
  return undefined
}

function placeOf(key: string): Respaced['place'] | undefined {
  const city = findCity(key)
  if (city) return { kind: 'city', name: city.name, filters: { city: [city.name] } }
  const barrio = findNeighborhood(key)
  if (!barrio) return undefined
  const { name, city: of } = barrio
  return { kind: 'neighborhood', name, city: of, filters: { neighborhood: [name], city: [of] } }
}
