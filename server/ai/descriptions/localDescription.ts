import { words } from '#server/core/words.ts'
import type { DescriptionLength } from '#shared/ai/ai.ts'
import { type Language, languageTable } from '#shared/core/language.ts'
import { numberText } from '#shared/core/numberText.ts'
import { officeTypes } from '#shared/listings/listingTypes.ts'
import { description as en } from '#shared/words/en/ai/description.ts'
import { description as es } from '#shared/words/es/ai/description.ts'
import type { DescriptionFacts } from './facts.ts'
import { type OwnSentence, ownSentences } from './ownText.ts'
import { createRemovals, type Removals } from './removals.ts'
import { type SentenceGroup, strengthOf } from './sentenceOrder.ts'

type Texts = typeof es
const textsOf: Record<Language, Texts> = { es, en }
/** Characters. */
export const descriptionLengths: Record<DescriptionLength, number> = { short: 300, medium: 700, long: 6000 }

interface Own {
  /** Of the author, clean. */
  sentences: readonly string[]
  removals: Removals
  contradicts(text: string): boolean
}

const nothing: Own = { sentences: [], removals: createRemovals(), contradicts: () => false }

/** The facts of the form, then what the author says beyond them. */
export function describe(
  facts: DescriptionFacts,
  language: Language,
  { sentences: typed, ...own }: Own = nothing,
  length: DescriptionLength = 'long',
): string {
  const stated = sentences(facts, language, textsOf[language])
  const written = ownSentences(typed, { opening: stated.join(' '), facts, language, ...own })
  const max = descriptionLengths[length]
  const chosen = length === 'long' ? { stated, written } : strongest(stated, written, max)
  const text = [chosen.stated.join(' '), paragraphsOf(joined(chosen.written, textsOf[language]))]
    .filter((part) => part !== '')
    .join('\n\n')
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/(?<!\s)\s+\S*$/, '')}…`
}

/** The kind and the size, then what decides, as far as there is room. */
function strongest(stated: readonly string[], written: readonly OwnSentence[], max: number) {
  let room = max
  const fits = (text: string) => {
    if (text.length + 2 > room) return false
    room -= text.length + 2
    return true
  }
  const first = stated.slice(0, 2).filter(fits)
  const points = new Map(
    written
      .toSorted((one, other) => other.strength - one.strength || one.text.length - other.text.length)
      .map((one) => [one, [one.text, condensed(one)].find((text) => text !== '' && fits(text))] as const),
  )
  const others = stated.slice(2).filter(fits)
  const kept = written.flatMap((one) => {
    const text = points.get(one)
    return text === undefined ? [] : [{ ...one, text }]
  })
  return { stated: [...first, ...others], written: kept }
}

/** The parts of a long sentence that decide. */
function condensed({ text }: OwnSentence): string {
  const parts = text.split(/,\s+/).filter((part) => strengthOf(part) > 0)
  const joined = parts.join(', ').replace(/\.$/, '')
  return joined && `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`
}

const lastGroups: readonly SentenceGroup[] = ['around', 'terms']

/** The home; what is around it; papers and terms. */
function paragraphsOf(written: readonly OwnSentence[]): string {
  const [around, terms] = lastGroups.map((name) => written.filter(({ group }) => group === name))
  const home = written.filter(({ group }) => !lastGroups.includes(group))
  return [home, around ?? [], terms ?? []]
    .map((part) => part.map(({ text }) => text).join(' '))
    .filter((text) => text !== '')
    .join('\n')
}

const maxFragment = 4
const leastFragments = 3
/** A bare name: "Cocina amoblada." */
const isFragment = ({ text, group }: OwnSentence) =>
  (group === 'inside' || group === 'outside') &&
  (text.match(/[\p{L}\d]+/gu) ?? []).length <= maxFragment &&
  /^[^,;?]+\.$/.test(text) &&
  !verb.test(text)
const verb =
  /(?<!\p{L})(?:tiene|es|son|está|están|cuenta|hay|queda|incluye|acepta|vend[oe]|alquil[oa]|se|no|has|is|are|comes|includes|with)(?!\p{L})/iu

/** A list of the bare names that lines of their own were. */
function joined(written: readonly OwnSentence[], texts: Texts): OwnSentence[] {
  const fragments = written.filter(isFragment)
  const [first] = fragments
  if (!first || fragments.length < leastFragments) return [...written]
  const names = fragments.map(({ text }, at) =>
    at === 0 ? text.slice(0, -1) : uncapitalized(text.slice(0, -1)),
  )
  const list = { ...first, text: `${texts.list(names)}.` }
  return written.flatMap((one) => (one === first ? [list] : fragments.includes(one) ? [] : [one]))
}

/** Not names and acronyms. */
const uncapitalized = (name: string) =>
  /^\p{Lu}\p{Ll}+ \p{Lu}|^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

function sentences(facts: DescriptionFacts, language: Language, texts: Texts): string[] {
  return [
    ...opening(facts, language, texts),
    ...size(facts, language, texts),
    ...comfort(facts, texts),
    ...officeTerms(facts, texts),
    ...use(facts, texts),
  ]
}

function opening(facts: DescriptionFacts, language: Language, texts: Texts): string[] {
  const { listings: w } = words(language)
  const { propertyType, transactionType, neighborhood, city, bedrooms, bathrooms, parkingSpaces } = facts
  if (!propertyType) return []
  const type = w.types[propertyType]
  const kind = transactionType ? w.kind[transactionType](type) : type
  const place = [...new Set([neighborhood, city])].filter((name) => name !== '').join(', ')
  const rooms = [
    ...(bedrooms > 0 ? [w.bedroomsOf(bedrooms)] : []),
    ...(bathrooms > 0 ? [w.bathroomsOf(bathrooms)] : []),
    ...(parkingSpaces > 0 ? [w.parkingOf(parkingSpaces)] : []),
  ]
  const placed = place ? texts.kindIn(kind, place) : kind
  return [`${rooms.length > 0 ? texts.with(placed, texts.list(rooms)) : placed}.`]
}

function size({ area, yearBuilt }: DescriptionFacts, language: Language, texts: Texts): string[] {
  const { listings: w } = words(language)
  const { decimal } = languageTable[language]
  const areaText = area === null ? undefined : w.areaOf(numberText(area, decimal, 2, 0))
  if (areaText && yearBuilt) return [texts.areaAndYear(areaText, yearBuilt)]
  return [...(areaText ? [texts.area(areaText)] : []), ...(yearBuilt ? [texts.year(yearBuilt)] : [])]
}

function comfort({ amenities }: DescriptionFacts, texts: Texts): string[] {
  const names = amenities.flatMap((amenity) => texts.amenityNames[amenity] ?? [])
  const others = amenities.flatMap((amenity) => texts.amenitySentences[amenity] ?? [])
  return [...(names.length > 0 ? [texts.amenities(names)] : []), ...others]
}

function officeTerms({ office }: DescriptionFacts, texts: Texts): string[] {
  if (!office) return []
  const { hours, meetingRooms, services, deskTypes } = office
  return [
    texts.hours[hours],
    ...(meetingRooms > 0 ? [texts.meetingRooms(meetingRooms)] : []),
    ...(services.length > 0 ? [texts.services(services.map((one) => texts.serviceNames[one]))] : []),
    ...(deskTypes.length > 0 ? [texts.desks(deskTypes.map((one) => texts.deskNames[one]))] : []),
  ]
}

function use(facts: DescriptionFacts, texts: Texts): string[] {
  const { capacity, internetSpeed, allowsShortTerm, minStayDays } = facts
  const isForPeople = allowsShortTerm || officeTypes.some((type) => type === facts.propertyType)
  const shortTerm = minStayDays && minStayDays > 1 ? texts.shortTermFrom(minStayDays) : texts.shortTerm
  return [
    ...(capacity && isForPeople ? [texts.capacity(capacity)] : []),
    ...(internetSpeed ? [texts.internet(internetSpeed)] : []),
    ...(allowsShortTerm ? [shortTerm] : []),
  ]
}
