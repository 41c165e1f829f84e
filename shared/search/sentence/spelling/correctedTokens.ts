import { placeKey } from '#shared/places/placeKey.ts'
import { departmentKeys, placeNames } from '#shared/places/places.ts'
import { keepLatest, usualText } from '#shared/search/keepLatest.ts'
import { stopWords } from '../grammar.ts'
import { readNumber, type Token, tokenize } from '../tokens.ts'
import {
  contentWords,
  known,
  maxPhraseLength,
  meaningAt,
  ownMeanings,
  plainWords,
  singleWords,
} from '../vocabulary.ts'
import { joinedWords } from './joinedWords.ts'
import { nameCorrector, type TypedWord } from './names.ts'
import { corrector } from './typos.ts'
import { nameCompleter } from './unfinished.ts'

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

const namesByKey = new Map(placeNames().flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)))
const placeLeads: ReadonlySet<string> = new Set(['en', 'em', 'in'])
/** "tereno en capita" is in Capiatá, and no "casita". */
const correctPlace = corrector(
  [...namesByKey.keys()].filter((key) => !key.includes(' ')),
  known,
)
const correctName = nameCorrector(namesByKey)
const completeName = nameCompleter(
  new Map([...departmentKeys().map((key) => [key, key] as const), ...namesByKey]),
  plainWords,
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

/** Tokens of a text: slips corrected, names joined, an unfinished last name completed. */
export const readCorrectedTokens = keepLatest(8, usualText, readTokens)

function readTokens(text: string): readonly Token[] {
  const corrections = new Map<string, string | undefined>()
  const correctOnce = (word: string, before = '') => {
    const place = placeLeads.has(before) && !/['’]/.test(word) ? correctPlace(word) : undefined
    if (place !== undefined) return place
    if (!corrections.has(word)) corrections.set(word, correct(word))
    return corrections.get(word)
  }
  const tokens = withShortWords(tokenize(text)).filter(
    (token) => !/^[-–—/]$/.test(token.text) || isRangeDash(text, token),
  )
  return completed(
    withNames(withJoined(tokens).map((token, at, all) => corrected(token, correctOnce, all[at - 1]?.key))),
  )
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

function corrected(
  token: Token,
  correctWord: (word: string, before?: string) => string | undefined,
  before?: string,
): Token {
  const joined = joinedWords.get(token.key)
  if (joined) return { ...token, key: joined }
  const stem =
    token.number === undefined ? (withoutPostposition(token.key) ?? withoutDiminutive(token.key)) : undefined
  if (stem !== undefined) return { ...token, key: stem, text: stem }
  const correction = token.number === undefined ? correctWord(token.key, before) : undefined
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
