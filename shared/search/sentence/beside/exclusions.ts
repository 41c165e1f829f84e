import { findCity, findDepartments, findNeighborhood } from '#shared/places/places.ts'
import type { Target } from '#shared/search/sentence/entities.ts'
import { quantityAt } from '#shared/search/sentence/figures/quantities.ts'
import {
  alternativeWords,
  exclusionFillers,
  exclusionMarks,
  joiningWords,
  portugueseWords,
  stopWords,
  studioWords,
} from '#shared/search/sentence/grammar.ts'
import { isNamedPlace } from '#shared/search/sentence/location.ts'
import type { Meaning } from '#shared/search/sentence/meanings.ts'
import { isApart, type Token } from '#shared/search/sentence/tokens.ts'
import { longestMatch, meaningAt } from '#shared/search/sentence/vocabulary.ts'
import { isGuarantee } from './asides.ts'

/** Without targets: "que no sea en planta baja". */
export interface Exclusion {
  targets: Target[]
  next: number
}

const maxWords = 3
const presenceWords: ReadonlySet<string> = new Set(['con', 'com', 'with'])
/** Of which no ad says that there are none. */
const stairs = /^escalera|^stair/
const ofPeople: ReadonlySet<string> = new Set(
  'te me nos les conozco conocemos se sabemos puedo podemos tengo tenemos entiendo'.split(' '),
)
const notNeeded: ReadonlySet<string> = new Set(['needed', 'required', 'necesario', 'necesaria'])
/** "más o menos", "al menos", "por lo menos". */
const notBefore: ReadonlySet<string> = new Set(['o', 'al', 'lo', 'mas', 'mucho'])

/** "for sale, not rent" */
const otherOffer = { sale: 'rent', rent: 'sale' } as const
/** "sin fiador ni depósito" */
const joinedDenials: ReadonlySet<string> = new Set(['ni', 'nem', 'nor'])
const denials: ReadonlySet<string> = new Set(['no', 'nao'])
/** "En San Lorenzo no, que es lejos" */
const reasons: ReadonlySet<string> = new Set('que porque xq pq pues gracias obrigado thanks'.split(' '))
const leading: ReadonlySet<string> = new Set(['en', 'em', 'in'])
const deniable: ReadonlySet<Target['kind']> = new Set(['place', 'type', 'amenity'])

const optionals = [
  'hace falta',
  'es necesari',
  'es importante',
  'importa',
  'necesito',
  'preciso',
  'precisa',
  'need',
  'faz falta',
]

/** "Pileta no hace falta": where its words end. */
function optionalAt(tokens: readonly Token[], at: number): number | undefined {
  const after = `${tokens[at]?.key ?? ''} ${tokens[at + 1]?.key ?? ''} `
  const words = optionals.find((one) => after.startsWith(one))
  return words === undefined ? undefined : at + words.split(' ').length
}

/** "Terreno no, casa terminada", "en San Lorenzo no": what is named before its denial. */
export function deniedAfter(tokens: readonly Token[], at: number): Exclusion | undefined {
  const found = meaningAt(tokens, at)
  const denial = found?.next
  if (!found || denial === undefined || !denials.has(tokens[denial]?.key ?? '')) return undefined
  if (isApart(tokens, denial)) return undefined
  const next = denial + 1
  const optional = found.value.kind === 'amenity' ? optionalAt(tokens, next) : undefined
  if (optional !== undefined) return { targets: [], next: optional }
  const isLast = tokens[next] === undefined
  const start = leading.has(tokens[at - 1]?.key ?? '') ? at - 1 : at
  const isLed = isApart(tokens, start) || (start === 0 && at === 1)
  // "Zona sur amoblado no"; "con pileta, ¿no?" asks.
  const isBare = found.value.kind === 'amenity' && !presenceWords.has(tokens[at - 1]?.key ?? '')
  const isDenied = isLast ? isLed || isBare : isApart(tokens, next) || reasons.has(tokens[next]?.key ?? '')
  const target = isDenied ? targetAt(tokens, at, 'firm') : undefined
  return target && deniable.has(target.kind) ? { targets: [target], next } : undefined
}

/** "sin pileta ni quincho", "que no sea en Luque". */
export function exclusionAt(tokens: readonly Token[], at: number): Exclusion | undefined {
  const mark = longestMatch(exclusionMarks, tokens, at)
  if (!mark || (tokens[at]?.key === 'menos' && notBefore.has(tokens[at - 1]?.key ?? ''))) return undefined
  if (isPortugueseIn(tokens, at)) return undefined
  // "¿Cuál se inunda menos, Sajonia o Villa Morra?"
  if (tokens[at]?.key === 'menos' && at > 0 && isApart(tokens, mark.next)) return undefined
  // "No te arrancan la cabeza", "no conozco nada" name nothing.
  if (tokens[at]?.key === 'no' && ofPeople.has(tokens[at + 1]?.key ?? '')) return undefined
  // "gas no, con balcón"
  if (isApart(tokens, mark.next) && presenceWords.has(tokens[mark.next]?.key ?? '')) return undefined
  const start = skipFillers(tokens, mark.next)
  const target = targetAt(tokens, start, mark.value)
  // "no pets needed"
  if (target && notNeeded.has(tokens[target.next]?.key ?? '')) return { targets: [], next: target.next + 1 }
  if (target) return withAlternatives(tokens, target, mark.value)
  const meaning = meaningAt(tokens, start)
  const isFirm =
    mark.value === 'firm' || stairs.test(tokens[start]?.key ?? '') || meaning?.value.kind === 'unit'
  const next = isFirm ? endOfWords(tokens, start) : start
  return next > start ? { targets: [], next } : undefined
}

/** "apartamento no centro de Assunção", "casa no km 7", "loja no shopping"; before a city it would be "em". */
function isPortugueseIn(tokens: readonly Token[], at: number): boolean {
  const place = meaningAt(tokens, at + 1)
  if (tokens[at]?.key !== 'no') return false
  // Spanish has "y no".
  if (place?.value.kind === 'place' && tokens[at - 1]?.key === 'e') return true
  // "2 quartos no amoblado"
  if (/^(?:amobl|amuebl)/.test(tokens[at + 1]?.key ?? '')) return false
  if (place?.value.kind !== 'place') return isPortuguese(tokens)
  // Masculine: "casa no Salto del Guairá".
  if (place.value.key.startsWith('salto') && !isApart(tokens, at)) return true
  if (findCity(place.value.key)) return false
  if (!findNeighborhood(place.value.key) && findDepartments(place.value.key).length > 0) return true
  if (tokens[place.next]?.key === 'de' || tokens[at + 1]?.key === 'km') return true
  return isPortuguese(tokens)
}

export const isPortuguese = (tokens: readonly Token[]) =>
  tokens.some(({ key, text }) => portugueseWords.has(key) || /[ãõçê]|mínio/i.test(text))

/** Stops at a non-filler or a known phrase: "en barrio cerrado". */
function skipFillers(tokens: readonly Token[], from: number): number {
  let at = from
  while (exclusionFillers.has(tokens[at]?.key ?? '') && !meaningAt(tokens, at)) at += 1
  return at
}

function targetAt(
  tokens: readonly Token[],
  at: number,
  mark: 'firm' | 'loose' | 'outside',
): Target | undefined {
  const found = meaningAt(tokens, at)
  if (!found) return undefined
  const target = targetOf(tokens, found.value, at, found.next)
  if (mark === 'outside' && target?.kind !== 'place') return undefined
  // "Sin alquiler" is vacant.
  if (mark === 'loose' && found.value.kind === 'transaction' && target?.kind === 'opposite') return undefined
  // "sin depósito" is a rental without a deposit.
  const isDeposit = found.value.kind === 'type' && found.value.asAmenity !== undefined
  const isMoney = mark === 'loose' || joinedDenials.has(tokens[at - 1]?.key ?? '') || isGuarantee(tokens, at)
  return isDeposit && isMoney ? undefined : target
}

function targetOf(tokens: readonly Token[], meaning: Meaning, at: number, next: number): Target | undefined {
  switch (meaning.kind) {
    case 'type':
      if (!meaning.isSearchWord) return { kind: 'type', types: meaning.types, at, next }
      return studioWords.has(tokens[next - 1]?.key ?? '')
        ? { kind: 'opposite', value: { field: 'bedrooms', value: 1 }, at, next }
        : undefined
    case 'amenity':
    case 'flag':
    case 'stage':
    case 'financing':
    case 'opposite':
      return { ...meaning, at, next }
    case 'transaction':
      return meaning.stage
        ? { kind: 'stage', stage: meaning.stage, at, next }
        : {
            kind: 'opposite',
            value: { field: 'transactionType', value: otherOffer[meaning.value] },
            at,
            next,
          }
    case 'place':
      return isNamedPlace(tokens, at, next, meaning.key)
        ? {
            kind: 'place',
            key: meaning.key,
            marked: ['barrio', 'zona'].includes(tokens[at - 1]?.key ?? ''),
            at,
            next,
          }
        : undefined
    default:
      return undefined
  }
}

function withAlternatives(
  tokens: readonly Token[],
  first: Target,
  mark: 'firm' | 'loose' | 'outside',
): Exclusion {
  const targets = [first]
  let next = first.next
  while (isAlternative(tokens[next]?.key ?? '', first)) {
    const at = skipFillers(tokens, next + 1)
    const other = targetAt(tokens, at, mark) ?? (first.kind === 'place' ? placeAt(tokens, at) : undefined)
    if (other?.kind !== first.kind) break
    targets.push(other)
    next = other.next
  }
  return { targets, next }
}

/** "menos Sajonia y Obrero": both. */
const isAlternative = (key: string, { kind }: Target) =>
  alternativeWords.has(key) || (kind === 'place' && joiningWords.has(key))

/** A common word too, beside another place: "Sajonia y Obrero". */
function placeAt(tokens: readonly Token[], at: number): Target | undefined {
  const found = meaningAt(tokens, at)
  return found?.value.kind === 'place'
    ? { kind: 'place', key: found.value.key, marked: true, at, next: found.next }
    : undefined
}

/** Of a quantity, a known phrase, or a few words. */
function endOfWords(tokens: readonly Token[], start: number): number {
  const known = quantityAt(tokens, start)?.next ?? meaningAt(tokens, start)?.next
  if (known !== undefined) return known
  let end = start
  const goesOn = () => end === start || !isApart(tokens, end)
  while (end < Math.min(tokens.length, start + maxWords) && isUnknown(tokens, end) && goesOn()) end += 1
  return end
}

function isUnknown(tokens: readonly Token[], at: number): boolean {
  return !stopWords.has(tokens[at]?.key ?? '') && !meaningAt(tokens, at) && !quantityAt(tokens, at)
}
