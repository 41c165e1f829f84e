import { quantitiesIn } from '#server/ai/checks/quantities.ts'
import { inDigits } from '#server/ai/checks/spelled.ts'
import { words } from '#server/core/words.ts'
import type { Contradiction } from '#shared/ai/ai.ts'
import { type Language, languageTable } from '#shared/core/language.ts'
import { numberText } from '#shared/core/numberText.ts'
import { fold } from '#shared/core/text.ts'
import { understand } from '#shared/search/sentence.ts'
import { splitSentences } from './cleanText.ts'
import type { DescriptionFacts } from './facts.ts'

const rooms = ['bedrooms', 'bathrooms', 'parkingSpaces'] as const
/** Of the facts' area. */
const tolerance = 0.02
/** Areas of a part, or of the plot around. */
const ofPart =
  /(?<!\p{L})(?:lotes?|terrenos?|patios?|terrazas?|balcon|jardin|quincho|galeria|deposito|fondo|frente|plots?|lots?|land|yard|terrace|balcony|garden|storage)(?!\p{L})/u
const built = /(?<!\p{L})(?:constru\p{L}{1,9}|built|edificad[oa])[^.\d]{0,20}(?<year>(?:19|20)\d\d)(?!\d)/u
const anyRate = 7000
/** Shorter ones say nothing of a fact; more than that no description has. */
const shortest = 5
const maxSentences = 150
const maxUnderstood = 200

/**
 * Sentences of the author that say something else than the facts of the form, which count. Several figures
 * that add up to the fact's, or one that is it, contradict nothing.
 */
export function contradictionsIn(text: string, facts: DescriptionFacts, language: Language): Contradiction[] {
  const { listings: w } = words(language)
  const sentences = text
    .split(/\n+/)
    .flatMap(splitSentences)
    .filter((sentence) => sentence.length >= shortest)
    .slice(0, maxSentences)
    .map((sentence) => ({ sentence, said: quantitiesIn(inDigits(sentence)) }))
  const found: Contradiction[] = []
  const counted = { bedrooms: w.bedroomsOf, bathrooms: w.bathroomsOf, parkingSpaces: w.parkingOf }
  for (const field of rooms) {
    const fact = facts[field]
    const all = sentences.flatMap(({ sentence, said }) =>
      said
        .filter(({ unit }) => unit === field)
        .map(({ figure }) => ({ sentence, value: figure.readings[0] ?? 0 })),
    )
    const sum = all.reduce((total, { value }) => total + value, 0)
    if (fact === 0 || sum === fact || all.some(({ value }) => value === fact)) continue
    for (const text of new Set(all.map(({ sentence }) => sentence)))
      found.push({ field, text, fact: counted[field](fact) })
  }
  return [
    ...found,
    ...areas(sentences, facts, language),
    ...years(sentences, facts),
    ...denied(sentences, facts, language),
  ]
}

interface Said {
  sentence: string
  said: ReturnType<typeof quantitiesIn>
}

function areas(sentences: readonly Said[], { area }: DescriptionFacts, language: Language): Contradiction[] {
  const { listings: w } = words(language)
  const whole = sentences.filter(({ sentence }) => !ofPart.test(fold(sentence)))
  const all = whole.flatMap(({ sentence, said }) =>
    said.filter(({ unit }) => unit === 'squareMeters').map((one) => ({ ...one, sentence })),
  )
  const [only] = all
  if (area === null || !only || all.length > 1) return []
  const isNear = only.figure.readings.some((reading) => Math.abs(reading - area) <= area * tolerance)
  const fact = w.areaOf(numberText(area, languageTable[language].decimal, 2, 0))
  return isNear ? [] : [{ field: 'area', text: only.sentence, fact }]
}

function years(sentences: readonly Said[], { yearBuilt }: DescriptionFacts): Contradiction[] {
  return sentences.flatMap(({ sentence }) => {
    const year = fold(sentence).match(built)?.groups?.year
    if (yearBuilt === null || !year || Number(year) === yearBuilt) return []
    return [{ field: 'yearBuilt' as const, text: sentence, fact: String(yearBuilt) }]
  })
}

/** "Sin piscina", where the form has one. */
function denied(
  sentences: readonly Said[],
  { amenities }: DescriptionFacts,
  language: Language,
): Contradiction[] {
  const { listings: w } = words(language)
  return sentences.flatMap(({ sentence }) => {
    // As long as a search may be.
    const { criteria } = understand(sentence.slice(0, maxUnderstood), { rate: anyRate })
    return criteria.flatMap((criterion) => {
      const codes = criterion.field === 'exceptAmenities' ? criterion.value : []
      return codes
        .filter((code) => amenities.includes(code))
        .map((code) => ({ field: 'amenities' as const, text: sentence, fact: w.amenities[code] }))
    })
  })
}
