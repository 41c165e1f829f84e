import { amenities, stages } from '#shared/listings/listingTypes.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { departmentKeys, placeNames } from '#shared/places/places.ts'
import { keepLatest, usualText } from '#shared/search/keepLatest.ts'
import { countedFilters } from '#shared/search/listingSearch.ts'
import { amenityWords, askedAmenities, coveredParkingWords } from './amenities.ts'
import {
  barterWords,
  correctedFactWords,
  factPhrases,
  financingWords,
  groundFloorWords,
  stageWords,
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
  modestPhrases,
  newestPhrases,
  noisePhrases,
  otherOrders,
  plainPhrases,
  popularPhrases,
  sharedPhrases,
  unpavedPhrases,
} from './noise.ts'
import { periods } from './periods.ts'
import { joinedWords } from './spelling/joinedWords.ts'
import { nameCorrector, type TypedWord } from './spelling/names.ts'
import { reachIn } from './spelling/reach.ts'
import { corrector } from './spelling/typos.ts'
import { nameCompleter } from './spelling/unfinished.ts'
import { readNumber, type Token, tokenize } from './tokens.ts'
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
addPhrases(unfurnishedWords, { kind: 'unfurnished' })
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
  ...popularPhrases,
  ...otherOrders,
  ...unpavedPhrases,
  ...sharedPhrases,
  ...leisureWords,
  ...factPhrases,
])
const wordsOf = (list: Iterable<string>) => [...list].flatMap((phrase) => phrase.split(' '))
const contentWords = wordsOf([
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
const known: ReadonlySet<string> = new Set([...contentWords, ...otherWords])
const correct = corrector(
  contentWords.filter((word) => !stopWords.has(word)),
  known,
)

/** Of asking, not of homes: "nesecito". */
const correctAsking = corrector(
  'necesito necesitamos quisiera buscamos buscando queremos gustaria mostrame muestrame encontrar procuro preciso looking searching'.split(
    ' ',
  ),
  known,
)

const plainWords = [
  ...wordsOf([...meanings].flatMap(([phrase, { kind }]) => (kind === 'place' ? [] : [phrase]))),
  ...otherWords,
]
/** Never a slip: "casa", "vista", "luque", but not the "mora" of "mora cue". */
const ownMeanings: ReadonlySet<string> = new Set([
  ...plainWords,
  ...[...meanings.keys()].filter((phrase) => !phrase.includes(' ')),
])
const namesByKey = new Map(placeNames().flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)))
const correctName = nameCorrector(namesByKey)
const completeName = nameCompleter(
  new Map([...departmentKeys().map((key) => [key, key] as const), ...namesByKey]),
  plainWords,
)

/** Single words with a meaning of their own. */
const singleWords: ReadonlySet<string> = new Set(
  [...meanings.keys()].filter((phrase) => !phrase.includes(' ')),
)

const minJoined = 6
const isKnownWord = (key: string) => known.has(key) || joinedWords.has(key)

/** "pile ta", "al quiler": a word in two pieces, one of which is none. */
function withJoined(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const key = last && `${last.key}${token.key}`
    const isWord =
      last !== undefined &&
      key !== undefined &&
      key.length >= minJoined &&
      last.end + 1 === token.start &&
      (last.number ?? token.number) === undefined &&
      !(isKnownWord(last.key) && isKnownWord(token.key)) &&
      singleWords.has(key)
    if (!isWord) joined.push(token)
    else
      joined[joined.length - 1] = {
        text: `${last.text} ${token.text}`,
        ...{ key, start: last.start, end: token.end, corrected: true },
      }
  }
  return joined
}

/** Guaraní: "luquepe" is in Luque, "ñembygui" from Ñemby. */
const postposition = /^(.{4,})(?:pe|me|gui|gua|rupi)$/

/** What it stands after, if that is a word. */
function withoutPostposition(word: string): string | undefined {
  const [, stem = ''] = (!known.has(word) && postposition.exec(word)) || []
  return known.has(stem) && !stopWords.has(stem) ? stem : undefined
}

const diminutive = /^(.{3,}?)(?:c?it)([oa]s?)$/

/** "perrito", "jardincito", of a word with a meaning. */
function withoutDiminutive(word: string): string | undefined {
  const [, stem = '', ending = ''] = (!known.has(word) && diminutive.exec(word)) || []
  const plural = ending.endsWith('s') ? 's' : ''
  const short = stem.replace(/e$/, '')
  return [
    `${stem}${ending}`,
    `${short}${ending}`,
    `${stem}x`,
    `${stem}${plural && `e${plural}`}`,
    `${stem}e${plural}`,
  ].find((one) => stem !== '' && singleWords.has(one))
}

const maxPhraseLength = Math.max(
  ...[...meanings.keys(), ...grammar].map((phrase) => phrase.split(' ').length),
)

/** Tokens of a text: slips corrected, names joined, an unfinished last name completed. */
export const readCorrectedTokens = keepLatest(8, usualText, readTokens)

function readTokens(text: string): readonly Token[] {
  const corrections = new Map<string, string | undefined>()
  const correctOnce = (word: string) => {
    if (!corrections.has(word)) corrections.set(word, correct(word))
    return corrections.get(word)
  }
  const tokens = withShortWords(tokenize(text)).filter(
    (token) => !/^[-–—/]$/.test(token.text) || isRangeDash(text, token),
  )
  return completed(withNames(withJoined(tokens).map((token) => corrected(token, correctOnce))))
}

/** "50 has", but not "which one has a pool"; "2 d"; "s/ muebles". */
const withShortWords = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const unit = tokens[at - 1]?.number === undefined ? undefined : shortUnits.get(token.key)
    return {
      ...token,
      key:
        unit ??
        (tokens[at + 1]?.text === '/' && joinedWords.has(`${token.key}/`) ? `${token.key}/` : token.key),
    }
  })

const shortUnits: ReadonlyMap<string, string> = new Map([
  ['has', 'ha'],
  ['d', 'dorm'],
])

/** The last name, if unfinished. */
function completed(tokens: readonly Token[]): Token[] {
  const last = tokens.length - 1
  for (let at = Math.max(0, tokens.length - maxPhraseLength); at <= last; at++) {
    if (meaningAt(tokens, at)?.next === tokens.length) break
    const typed = tokens.slice(at)
    const name = typed.some(({ number }) => number !== undefined)
      ? undefined
      : completeName(typed.map(({ corrected, text, key }) => (corrected ? placeKey(text) : key)).join(' '))
    if (name === undefined) continue
    const words = name.split(' ')
    return tokens.map((token, index) => {
      if (index < at) return token
      if (index < last) return { ...token, key: words[index - at] ?? token.key }
      return { ...token, key: words.slice(last - at).join(' '), corrected: true }
    })
  }
  return [...tokens]
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
  const stem =
    token.number === undefined ? (withoutPostposition(token.key) ?? withoutDiminutive(token.key)) : undefined
  if (stem !== undefined) return { ...token, key: stem, text: stem }
  const correction = token.number === undefined ? correctWord(token.key) : undefined
  if (correction !== undefined) return { ...token, key: correction, corrected: true }
  const asking = token.number === undefined ? correctAsking(token.key) : undefined
  return asking === undefined ? token : { ...token, key: asking }
}

/** Characters beside a dash that decide. */
const nearby = 40

/** Between figures only ("pet-friendly", "1-bedroom"). */
function isRangeDash(text: string, { text: sign, start, end }: Token): boolean {
  const sides = [text.slice(Math.max(0, start - nearby), start), text.slice(end, end + nearby)] as const
  if (sign === '/') return isRoomRange(...sides) || isMoneyRange(...sides)
  return /[\dkm$]\s*$/i.test(sides[0]) && /^\s*[\d$u]/i.test(sides[1])
}

/** "3/4 dormitorios", but not "1/2 hectárea" */
function isRoomRange(before: string, after: string): boolean {
  const [low] = /(?<!\d)\d$/.exec(before) ?? []
  const [high] = /^\d(?!\d)/.exec(after) ?? []
  return Number(low) > 1 && Number(high) === Number(low) + 1
}

/** "300/500 usd", but not "24/7" */
function isMoneyRange(before: string, after: string): boolean {
  const [low = ''] = /(?<![\d/])[1-9][\d.,]{2,20}\s?$/.exec(before) ?? []
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
