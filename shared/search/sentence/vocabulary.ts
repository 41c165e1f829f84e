import { amenities, stages } from '#shared/listings/listingTypes.ts'
import { departmentKeys, placeNames } from '#shared/places/places.ts'
import { countedFilters } from '#shared/search/listingSearch.ts'
import { amenityWords, askedAmenities, coveredParkingWords } from './amenities.ts'
import {
  barterWords,
  correctedFactWords,
  factPhrases,
  financingWords,
  groundFloorWords,
  stageWords,
  withoutGuarantorWords,
} from './facts/factWords.ts'
import {
  airbnbWords,
  approximations,
  approximationsAfter,
  areaWords,
  bounds,
  boundsAfter,
  capacityMarks,
  cornerMarks,
  coveredWords,
  currencySigns,
  eitherPhrases,
  exclusionMarks,
  featuredWords,
  investmentWords,
  leisureWords,
  monthlyWords,
  numberWords,
  ordinaryWords,
  paymentWords,
  phrases,
  placeMarks,
  presalePhrases,
  readyWords,
  rentOptions,
  rentWords,
  returnWords,
  saleKinds,
  saleWords,
  scales,
  shortTermWords,
  spaceWords,
  stopWords,
  streetMarks,
  unfurnishedWords,
  unitWords,
} from './grammar.ts'
import type { Meaning } from './meanings.ts'
import {
  cheapPhrases,
  dearPhrases,
  largestPhrases,
  lowestPerSqmPhrases,
  modestPhrases,
  newestPhrases,
  noisePhrases,
  otherOrders,
  plainPhrases,
  popularPhrases,
  sharedPhrases,
  smallestPhrases,
  unpavedPhrases,
} from './noise.ts'
import { periods } from './periods.ts'
import { reachIn } from './spelling/reach.ts'
import type { Token } from './tokens.ts'
import { typeWords } from './types.ts'

const meanings = new Map<string, Meaning>()

function addPhrases(list: Iterable<string>, meaning: Meaning) {
  for (const phrase of list) if (!meanings.has(phrase)) meanings.set(phrase, meaning)
}

for (const { types, phrases: list, isSearchWord, isRoomToo } of typeWords) {
  addPhrases(phrases(list), { kind: 'type', types, isSearchWord, isRoomToo })
}
addPhrases(phrases('deposito*'), { kind: 'type', types: ['warehouse'], asAmenity: 'storage' })
addPhrases(saleWords, { kind: 'transaction', value: 'sale' })
addPhrases(presalePhrases, { kind: 'transaction', value: 'sale', stage: 'off_plan' })
addPhrases(saleKinds, { kind: 'transaction', value: 'sale', isSearchWord: true })
addPhrases(rentOptions, { kind: 'transaction', value: 'rent', isSearchWord: true })
addPhrases(rentWords, { kind: 'transaction', value: 'rent' })
addPhrases(monthlyWords, { kind: 'transaction', value: 'rent', monthly: true })
addPhrases(shortTermWords, { kind: 'flag', field: 'allowsShortTerm' })
addPhrases(leisureWords, { kind: 'flag', field: 'allowsShortTerm', isLeisure: true })
addPhrases(airbnbWords, { kind: 'flag', field: 'airbnbActive' })
addPhrases(featuredWords, { kind: 'flag', field: 'featured' })
for (const code of amenities) addPhrases(amenityWords(code), { kind: 'amenity', code })
for (const [code, words] of askedAmenities) addPhrases(phrases(words), { kind: 'amenity', code })
for (const stage of stages) addPhrases(stageWords[stage].asked, { kind: 'stage', stage })
addPhrases(phrases('nuev@*, new, nov@*, pyahu'), { kind: 'stage', stage: 'new', ofHome: true })
for (const { ways, words } of financingWords) addPhrases(words.asked, { kind: 'financing', ways })
addPhrases(barterWords.asked, { kind: 'flag', field: 'acceptsBarter' })
addPhrases(groundFloorWords.asked, { kind: 'flag', field: 'groundFloor' })
addPhrases(withoutGuarantorWords.asked, { kind: 'flag', field: 'withoutGuarantor' })
addPhrases(unfurnishedWords, { kind: 'unfurnished' })
addPhrases(readyWords, { kind: 'ready' })
addPhrases(coveredParkingWords, { kind: 'amenity', code: 'covered_parking' })
for (const unit of countedFilters) addPhrases(unitWords[unit], { kind: 'unit', unit })
addPhrases(spaceWords, { kind: 'unit', unit: 'bedrooms', beside: 1 })
for (const [list, squareMeters] of areaWords) addPhrases(list, { kind: 'unit', unit: 'area', squareMeters })
addPhrases(coveredWords, { kind: 'covered' })
addPhrases(phrases('mes, month'), { kind: 'month' })
addPhrases(eitherPhrases, { kind: 'either' })
addPhrases(plainPhrases, { kind: 'plain' })
addPhrases(paymentWords.keys(), { kind: 'payment' })
addPhrases(investmentWords, { kind: 'payment', isInvestment: true })
const placeKeys = [...placeNames().flatMap((place) => place.keys), ...departmentKeys()]
for (const key of placeKeys) addPhrases([key], { kind: 'place', key })
// "sanlorenzo", "villamorra"
for (const key of placeKeys) {
  const joined = key.replaceAll(' ', '')
  if (joined !== key && joined.length >= 8) addPhrases([joined], { kind: 'place', key })
}
addPhrases(returnWords, { kind: 'return' })
for (const cheap of [cheapPhrases, modestPhrases])
  addPhrases(cheap, { kind: 'sort', sortBy: 'price', sortOrder: 'asc' })
addPhrases(lowestPerSqmPhrases, { kind: 'sort', sortBy: 'pricePerSqm', sortOrder: 'asc' })
addPhrases(largestPhrases, { kind: 'sort', sortBy: 'area', sortOrder: 'desc' })
addPhrases(smallestPhrases, { kind: 'sort', sortBy: 'area', sortOrder: 'asc' })
addPhrases(newestPhrases, { kind: 'sort', sortBy: 'date', sortOrder: 'desc' })
addPhrases(dearPhrases, { kind: 'sort', sortBy: 'price', sortOrder: 'desc' })
addPhrases(popularPhrases, { kind: 'sort', sortBy: 'views', sortOrder: 'desc' })
addPhrases(otherOrders, { kind: 'unsupported' })
addPhrases(unpavedPhrases, { kind: 'opposite', value: { field: 'amenities', value: 'paved' } })
addPhrases(sharedPhrases, { kind: 'opposite', value: { field: 'roomOnly', value: false } })
addPhrases(noisePhrases, { kind: 'noise' })

const grammar = [
  numberWords,
  scales,
  currencySigns,
  bounds,
  boundsAfter,
  approximations,
  approximationsAfter,
  exclusionMarks,
  periods,
].flatMap((map) => [...map.keys()])
// Known, but never a correction.
const uncorrected = new Set([
  ...noisePhrases,
  ...dearPhrases,
  ...modestPhrases,
  ...newestPhrases,
  ...lowestPerSqmPhrases,
  ...largestPhrases,
  ...smallestPhrases,
  ...popularPhrases,
  ...otherOrders,
  ...unpavedPhrases,
  ...sharedPhrases,
  ...leisureWords,
  ...factPhrases,
])
const wordsOf = (list: Iterable<string>) => [...list].flatMap((phrase) => phrase.split(' '))
/** What slips are corrected to. */
export const contentWords = wordsOf([
  ...[...meanings.keys()].filter((phrase) => !uncorrected.has(phrase)),
  ...currencySigns.keys(),
  ...scales.keys(),
  ...correctedFactWords,
])
const otherWords = [
  ...wordsOf(uncorrected),
  ...wordsOf(grammar),
  ...stopWords,
  ...placeMarks,
  ...streetMarks,
  ...cornerMarks,
  ...capacityMarks,
  ...ordinaryWords,
]
/** Words that are no slips. */
export const known: ReadonlySet<string> = new Set([...contentWords, ...otherWords])

/** Of every phrase but names of places. */
export const plainWords = [
  ...wordsOf([...meanings].flatMap(([phrase, { kind }]) => (kind === 'place' ? [] : [phrase]))),
  ...otherWords,
]
/** Never a slip: "casa", "vista", "luque", but not the "mora" of "mora cue". */
export const ownMeanings: ReadonlySet<string> = new Set([
  ...plainWords,
  ...[...meanings.keys()].filter((phrase) => !phrase.includes(' ')),
])

/** Single words with a meaning of their own. */
export const singleWords: ReadonlySet<string> = new Set(
  [...meanings.keys()].filter((phrase) => !phrase.includes(' ')),
)

/** In words. */
export const maxPhraseLength = Math.max(
  ...[...meanings.keys(), ...grammar].map((phrase) => phrase.split(' ').length),
)

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
  const end = Math.min(tokens.length, at + reachIn(map, tokens[at]?.key ?? ''))
  for (let index = at; index < end; index++) {
    phrase = index === at ? (tokens[index]?.key ?? '') : `${phrase} ${tokens[index]?.key ?? ''}`
    const value = map.get(phrase)
    if (value !== undefined) best = { value, next: index + 1 }
  }
  return best
}

/** The longest phrase of the vocabulary that begins at a token. */
export function meaningAt(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
  return longestMatch(meanings, tokens, at)
}
