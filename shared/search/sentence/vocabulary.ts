import { amenities } from '#shared/listings/listingTypes.ts'
import { departmentKeys, placeNames } from '#shared/places/places.ts'
import { amenityWords } from './amenities.ts'
import {
  airbnbWords,
  areaWords,
  arounds,
  aroundsAfter,
  bathroomWords,
  bedroomWords,
  bounds,
  boundsAfter,
  cornerMarks,
  coveredWords,
  currencySigns,
  featuredWords,
  numberWords,
  ordinaryWords,
  parkingWords,
  payments,
  phrases,
  placeMarks,
  rentWords,
  saleKinds,
  saleWords,
  scales,
  shortTermWords,
  stopWords,
  streetMarks,
} from './grammar.ts'
import type { Meaning } from './meanings.ts'
import { cheapPhrases, noisePhrases, plainPhrases } from './noise.ts'
import { readTokens, type Token } from './tokens.ts'
import { typeWords } from './types.ts'
import { corrector } from './typos.ts'

const meanings = new Map<string, Meaning>()

function learn(list: Iterable<string>, meaning: (phrase: string) => Meaning) {
  for (const phrase of list) if (!meanings.has(phrase)) meanings.set(phrase, meaning(phrase))
}

for (const { types, phrases: list, keep } of typeWords) {
  learn(phrases(list), () => ({ kind: 'type', types, keep }))
}
learn(phrases('deposito, depositos'), () => ({ kind: 'type', types: ['warehouse'], asAmenity: 'storage' }))
learn(saleWords, () => ({ kind: 'transaction', value: 'sale' }))
learn(saleKinds, () => ({ kind: 'transaction', value: 'sale', keep: true }))
learn(rentWords, () => ({ kind: 'transaction', value: 'rent' }))
learn(shortTermWords, () => ({ kind: 'flag', field: 'allowsShortTerm' }))
learn(airbnbWords, () => ({ kind: 'flag', field: 'airbnbActive' }))
learn(featuredWords, () => ({ kind: 'flag', field: 'featured' }))
for (const code of amenities) learn(phrases(amenityWords[code]), () => ({ kind: 'amenity', code }))
learn(phrases('covered parking, covered garage'), () => ({ kind: 'amenity', code: 'covered_parking' }))
learn(bedroomWords, () => ({ kind: 'unit', unit: 'bedrooms' }))
learn(bathroomWords, () => ({ kind: 'unit', unit: 'bathrooms' }))
learn(parkingWords, () => ({ kind: 'unit', unit: 'parkingSpaces' }))
for (const [list, squareMeters] of areaWords)
  learn(list, () => ({ kind: 'unit', unit: 'area', squareMeters }))
learn(coveredWords, () => ({ kind: 'covered' }))
learn(phrases('mes, month'), () => ({ kind: 'month' }))
learn(plainPhrases, () => ({ kind: 'plain' }))
learn(payments.keys(), () => ({ kind: 'payment' }))
const placeKeys = [...placeNames().flatMap((place) => place.keys), ...departmentKeys()]
learn(placeKeys, (key) => ({ kind: 'place', key }))
// "sanlorenzo", "villamorra"
for (const key of placeKeys) {
  const joined = key.replaceAll(' ', '')
  if (joined !== key && joined.length >= 8) learn([joined], () => ({ kind: 'place', key }))
}
learn(cheapPhrases, () => ({ kind: 'cheap' }))
learn(noisePhrases, () => ({ kind: 'noise' }))

const grammar = [numberWords, scales, currencySigns, bounds, boundsAfter, arounds, aroundsAfter].flatMap(
  (map) => [...map.keys()],
)
// Words that say nothing are known, but nothing is taken for one of them.
const noise = new Set(noisePhrases)
const wordsOf = (list: Iterable<string>) => [...list].flatMap((phrase) => phrase.split(' '))
const contentWords = wordsOf([
  ...[...meanings.keys()].filter((phrase) => !noise.has(phrase)),
  ...currencySigns.keys(),
  ...scales.keys(),
])
const known: ReadonlySet<string> = new Set([
  ...contentWords,
  ...wordsOf(noise),
  ...wordsOf(grammar),
  ...stopWords,
  ...placeMarks,
  ...streetMarks,
  ...cornerMarks,
  ...ordinaryWords,
])
const correct = corrector(
  contentWords.filter((word) => !stopWords.has(word)),
  known,
)

/** No phrase of the vocabulary is longer. */
const longestPhrase = Math.max(...[...meanings.keys(), ...grammar].map((phrase) => phrase.split(' ').length))

/** The words of a text, each with slips of the fingers put right where only the vocabulary explains it. */
export function readWords(text: string): Token[] {
  const meant = new Map<string, string | undefined>()
  const correctOnce = (word: string) => {
    if (!meant.has(word)) meant.set(word, correct(word))
    return meant.get(word)
  }
  return readTokens(text)
    .filter((token) => !/^[-–—/]$/.test(token.text) || isRangeDash(text, token))
    .map((token) => corrected(token, correctOnce))
}

function corrected(token: Token, correctWord: typeof correct): Token {
  const joined = joinedWords.get(token.key)
  if (joined) return { ...token, key: joined }
  const meant = token.number === undefined ? correctWord(token.key) : undefined
  return meant === undefined ? token : { ...token, key: meant, corrected: true }
}

/** Words that are often written as one; phrases are looked up over them as if they stood apart. */
const joinedWords = new Map([
  ['dela', 'de la'],
  ['delos', 'de los'],
  ['delas', 'de las'],
])

/** A dash counts between figures only; elsewhere it joins words ("pet-friendly", "1-bedroom"). */
function isRangeDash(text: string, { text: sign, start, end }: Token): boolean {
  return sign !== '/' && /[\dkm$]\s*$/i.test(text.slice(0, start)) && /^\s*[\d$u]/i.test(text.slice(end))
}

export interface Match<Value> {
  value: Value
  /** Index of the token after the phrase. */
  next: number
}

/** The longest phrase of `map` that starts at token `at`. */
export function longest<Value>(
  map: ReadonlyMap<string, Value>,
  tokens: readonly Token[],
  at: number,
): Match<Value> | undefined {
  let phrase = ''
  let best: Match<Value> | undefined
  const end = Math.min(tokens.length, at + longestPhrase)
  for (let index = at; index < end; index++) {
    phrase = index === at ? (tokens[index]?.key ?? '') : `${phrase} ${tokens[index]?.key ?? ''}`
    const value = map.get(phrase)
    if (value !== undefined) best = { value, next: index + 1 }
  }
  return best
}

/** The longest phrase of the vocabulary that starts at token `at`. */
export function meaningAt(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
  return longest(meanings, tokens, at)
}
