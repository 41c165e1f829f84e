import { amenities } from '#shared/listings/listingTypes.ts'
import { departmentKeys, placeKey, placeNames } from '#shared/places/places.ts'
import { amenityWords, coveredParkingWords } from './amenities.ts'
import {
  airbnbWords,
  approximations,
  approximationsAfter,
  areaWords,
  bathroomWords,
  bedroomWords,
  bounds,
  boundsAfter,
  cornerMarks,
  coveredWords,
  currencySigns,
  eitherPhrases,
  exclusionMarks,
  featuredWords,
  monthlyWords,
  numberWords,
  ordinaryWords,
  parkingWords,
  paymentWords,
  phrases,
  placeMarks,
  rentWords,
  saleKinds,
  saleWords,
  scales,
  shortTermWords,
  stopWords,
  streetMarks,
  unfurnishedWords,
} from './grammar.ts'
import type { Meaning } from './meanings.ts'
import { cheapPhrases, dearPhrases, noisePhrases, plainPhrases } from './noise.ts'
import { nameCorrector, type TypedWord } from './spelling/names.ts'
import { corrector } from './spelling/typos.ts'
import { readNumber, type Token, tokenize } from './tokens.ts'
import { typeWords } from './types.ts'

const meanings = new Map<string, Meaning>()

function addPhrases(list: Iterable<string>, meaning: (phrase: string) => Meaning) {
  for (const phrase of list) if (!meanings.has(phrase)) meanings.set(phrase, meaning(phrase))
}

for (const { types, phrases: list, isSearchWord } of typeWords) {
  addPhrases(phrases(list), () => ({ kind: 'type', types, isSearchWord }))
}
addPhrases(phrases('deposito, depositos'), () => ({
  kind: 'type',
  types: ['warehouse'],
  asAmenity: 'storage',
}))
addPhrases(saleWords, () => ({ kind: 'transaction', value: 'sale' }))
addPhrases(saleKinds, () => ({ kind: 'transaction', value: 'sale', isSearchWord: true }))
addPhrases(rentWords, () => ({ kind: 'transaction', value: 'rent' }))
addPhrases(monthlyWords, () => ({ kind: 'transaction', value: 'rent', monthly: true }))
addPhrases(shortTermWords, () => ({ kind: 'flag', field: 'allowsShortTerm' }))
addPhrases(airbnbWords, () => ({ kind: 'flag', field: 'airbnbActive' }))
addPhrases(featuredWords, () => ({ kind: 'flag', field: 'featured' }))
for (const code of amenities) addPhrases(phrases(amenityWords[code]), () => ({ kind: 'amenity', code }))
addPhrases(unfurnishedWords, () => ({ kind: 'unfurnished' }))
addPhrases(phrases(coveredParkingWords), () => ({ kind: 'amenity', code: 'covered_parking' }))
addPhrases(bedroomWords, () => ({ kind: 'unit', unit: 'bedrooms' }))
addPhrases(bathroomWords, () => ({ kind: 'unit', unit: 'bathrooms' }))
addPhrases(parkingWords, () => ({ kind: 'unit', unit: 'parkingSpaces' }))
for (const [list, squareMeters] of areaWords)
  addPhrases(list, () => ({ kind: 'unit', unit: 'area', squareMeters }))
addPhrases(coveredWords, () => ({ kind: 'covered' }))
addPhrases(phrases('mes, month'), () => ({ kind: 'month' }))
addPhrases(eitherPhrases, () => ({ kind: 'either' }))
addPhrases(plainPhrases, () => ({ kind: 'plain' }))
addPhrases(paymentWords.keys(), () => ({ kind: 'payment' }))
const placeKeys = [...placeNames().flatMap((place) => place.keys), ...departmentKeys()]
addPhrases(placeKeys, (key) => ({ kind: 'place', key }))
// "sanlorenzo", "villamorra"
for (const key of placeKeys) {
  const joined = key.replaceAll(' ', '')
  if (joined !== key && joined.length >= 8) addPhrases([joined], () => ({ kind: 'place', key }))
}
addPhrases(cheapPhrases, () => ({ kind: 'byPrice', order: 'asc' }))
addPhrases(dearPhrases, () => ({ kind: 'byPrice', order: 'desc' }))
addPhrases(noisePhrases, () => ({ kind: 'noise' }))

const grammar = [
  numberWords,
  scales,
  currencySigns,
  bounds,
  boundsAfter,
  approximations,
  approximationsAfter,
  exclusionMarks,
].flatMap((map) => [...map.keys()])
// Known, but never a correction.
const uncorrected = new Set([...noisePhrases, ...dearPhrases])
const wordsOf = (list: Iterable<string>) => [...list].flatMap((phrase) => phrase.split(' '))
const contentWords = wordsOf([
  ...[...meanings.keys()].filter((phrase) => !uncorrected.has(phrase)),
  ...currencySigns.keys(),
  ...scales.keys(),
])
const otherWords = [
  ...wordsOf(uncorrected),
  ...wordsOf(grammar),
  ...stopWords,
  ...placeMarks,
  ...streetMarks,
  ...cornerMarks,
  ...ordinaryWords,
]
const known: ReadonlySet<string> = new Set([...contentWords, ...otherWords])
const correct = corrector(
  contentWords.filter((word) => !stopWords.has(word)),
  known,
)

/** Never a slip: "casa", "vista", "luque", but not the "mora" of "mora cue". */
const ownMeanings: ReadonlySet<string> = new Set([
  ...wordsOf([...meanings].flatMap(([phrase, { kind }]) => (kind === 'place' ? [] : [phrase]))),
  ...[...meanings.keys()].filter((phrase) => !phrase.includes(' ')),
  ...otherWords,
])
const correctName = nameCorrector(
  new Map(placeNames().flatMap(({ name, keys }) => keys.map((key) => [key, name] as const))),
)

const maxPhraseLength = Math.max(
  ...[...meanings.keys(), ...grammar].map((phrase) => phrase.split(' ').length),
)

export function readCorrectedTokens(text: string): Token[] {
  const corrections = new Map<string, string | undefined>()
  const correctOnce = (word: string) => {
    if (!corrections.has(word)) corrections.set(word, correct(word))
    return corrections.get(word)
  }
  const tokens = tokenize(text)
    .filter((token) => !/^[-–—/]$/.test(token.text) || isRangeDash(text, token))
    .map((token) => corrected(token, correctOnce))
  return withNames(tokens)
}

function withNames(tokens: readonly Token[]): Token[] {
  const named = [...tokens]
  let at = 0
  while (at < tokens.length) {
    const name = correctName(wordsAt(tokens, at)) ?? []
    for (const [index, key] of name.entries()) {
      const token = tokens[at + index]
      if (token && token.key !== key) named[at + index] = { ...token, key, corrected: true }
    }
    at = name.length > 0 ? at + name.length : Math.max(at + 1, meaningAt(tokens, at)?.next ?? 0)
  }
  return named
}

/** Up to the next figure or phrase. */
function wordsAt(tokens: readonly Token[], at: number): TypedWord[] {
  const words: TypedWord[] = []
  for (const [offset, token] of tokens.slice(at, at + maxPhraseLength).entries()) {
    const phrase = meaningAt(tokens, at + offset)
    if (token.number !== undefined || (phrase && phrase.next > at + offset + 1)) break
    const typed = token.corrected ? placeKey(token.text) : token.key
    words.push({ key: token.key, typed, isUnknown: !known.has(typed), mayBeSlip: !ownMeanings.has(typed) })
  }
  return words
}

function corrected(token: Token, correctWord: typeof correct): Token {
  const joined = joinedWords.get(token.key)
  if (joined) return { ...token, key: joined }
  const correction = token.number === undefined ? correctWord(token.key) : undefined
  return correction === undefined ? token : { ...token, key: correction, corrected: true }
}

/** Split before matching. */
const joinedWords = new Map([
  ['dela', 'de la'],
  ['delos', 'de los'],
  ['delas', 'de las'],
  ['enventa', 'en venta'],
  ['enalquiler', 'en alquiler'],
  ['casaen', 'casa'],
  ['casasen', 'casas'],
])

/** Between figures only ("pet-friendly", "1-bedroom"). */
function isRangeDash(text: string, { text: sign, start, end }: Token): boolean {
  if (sign === '/') {
    const sides = [text.slice(0, start), text.slice(end)] as const
    return isRoomRange(...sides) || isMoneyRange(...sides)
  }
  return /[\dkm$]\s*$/i.test(text.slice(0, start)) && /^\s*[\d$u]/i.test(text.slice(end))
}

/** "3/4 dormitorios", but not "1/2 hectárea" */
function isRoomRange(before: string, after: string): boolean {
  const [low] = /(?<!\d)\d$/.exec(before) ?? []
  const [high] = /^\d(?!\d)/.exec(after) ?? []
  return Number(low) > 1 && Number(high) === Number(low) + 1
}

/** "300/500 usd", but not "24/7" */
function isMoneyRange(before: string, after: string): boolean {
  const [low = ''] = /(?<![\d/])[1-9][\d.,]{2,}\s?$/.exec(before) ?? []
  const [high = ''] = /^\s?[1-9][\d.,]{2,}(?!\/)/.exec(after) ?? []
  return low !== '' && high !== '' && readNumber(low.trim()) < readNumber(high.trim())
}

export interface Match<Value> {
  value: Value
  next: number
}

/** At token `at`. */
export function longestMatch<Value>(
  map: ReadonlyMap<string, Value>,
  tokens: readonly Token[],
  at: number,
): Match<Value> | undefined {
  let phrase = ''
  let best: Match<Value> | undefined
  const end = Math.min(tokens.length, at + maxPhraseLength)
  for (let index = at; index < end; index++) {
    phrase = index === at ? (tokens[index]?.key ?? '') : `${phrase} ${tokens[index]?.key ?? ''}`
    const value = map.get(phrase)
    if (value !== undefined) best = { value, next: index + 1 }
  }
  return best
}

export function meaningAt(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
  return longestMatch(meanings, tokens, at)
}
