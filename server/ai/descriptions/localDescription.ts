import { words } from '#server/core/words.ts'
import { type Language, languageTable } from '#shared/core/language.ts'
import { numberText } from '#shared/core/numberText.ts'
import { officeTypes } from '#shared/listings/listingTypes.ts'
import { description as en } from '#shared/words/en/ai/description.ts'
import { description as es } from '#shared/words/es/ai/description.ts'
import type { DescriptionFacts } from './facts.ts'
import { ownSentences } from './ownText.ts'

type Texts = typeof es
const textsOf: Record<Language, Texts> = { es, en }
const maxLength = 6000

export function describe(
  { title, description }: { title: string; description: string },
  facts: DescriptionFacts,
  language: Language,
  isKept?: (sentence: string) => boolean,
): string {
  const opening = sentences(facts, language, textsOf[language]).join(' ')
  const names = [facts.neighborhood, facts.city]
  const own = ownSentences(description, { opening, names, ...(isKept && { isKept }) })
  const paragraphs = [opening, own].filter((text) => text !== '')
  const text =
    paragraphs.join('\n\n') || ownSentences(title, { opening: '', names: [], ...(isKept && { isKept }) })
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/(?<!\s)\s+\S*$/, '')}…`
}

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
