import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'

/** That it would do as well. */
export const besides =
  / (?:tambien|tambem|also|too|as well|avei|(?:pode|puede|pueden|podria|podrian|poderia|could|can|may)(?: \w+)? (?:ser|be)|(?:me |nos )?(?:sirven?|servem?|serve|serviria)|(?:would |will )?works?|(?:are|is|would be) (?:fine|ok|okay|good))(?= )/
const either =
  /^ (?:o|or|ou|u|ya sea|sea)(?: (?:si no|maybe|even|tal vez|quizas|talvez|incluso|ate|un|una|a|an|um|uma))* /

const maxWords = 9
const fields: ReadonlySet<string> = new Set(['propertyType', 'transactionType', 'roomOnly'])

/** "También puede ser dúplex", "or a house": beside what was looked for. */
export function addsType({ wording, understood }: { wording: string; understood: Understanding }): boolean {
  const { criteria, filters } = understood
  if (!filters.propertyType || wording.trim().split(' ').length > maxWords) return false
  if (!criteria.every(({ field }) => fields.has(field))) return false
  const isOfOffer = criteria.some(({ field, text }) => field === 'transactionType' && !isRoom(text))
  return !isOfOffer && (besides.test(wording) || either.test(wording))
}

/** "Pieza" says that it is for rent. */
const isRoom = (text: string) => /pieza|habitaci|room|quarto/i.test(text)

export function withTypes(before: SentenceFilters, { propertyType = [] }: SentenceFilters): SentenceFilters {
  if (!before.propertyType) return { ...before, propertyType }
  return { ...before, propertyType: [...new Set([...before.propertyType, ...propertyType])] }
}

const also = / (?:tambien|tambem|also|too|as well|avei)(?= )/
const orIn = /^ (?:o|or|ou|u)(?: (?:si no|tambien|tambem|even|maybe|sino))? (?:en|in|em|por|na|no) /

/** "Puede ser en Luque también", "o en Villa Morra": beside where it was looked for. */
export function widened(
  { city = [], neighborhood = [], near, polygon }: SentenceFilters,
  { wording, understood }: { wording: string; understood: Understanding },
): Pick<SentenceFilters, 'city' | 'neighborhood'> {
  const { city: further = [], neighborhood: parts = [] } = understood.filters
  if (near || polygon || (!also.test(wording) && !orIn.test(wording))) return {}
  const cities = [...new Set([...city, ...further])]
  if (neighborhood.length === 0 && parts.length === 0)
    return city.length > 0 && further.length > 0 ? { city: cities } : {}
  const isOneCity = cities.length <= 1
  return isOneCity && neighborhood.length > 0 && parts.length > 0
    ? { ...(cities.length > 0 && { city: cities }), neighborhood: [...new Set([...neighborhood, ...parts])] }
    : {}
}

/** "Na planta também serve": of any stage. */
export function ofAnyStage(
  before: SentenceFilters,
  { wording, understood: { criteria } }: { wording: string; understood: Understanding },
): boolean {
  const isOfStage = criteria.length > 0 && criteria.every(({ field }) => field === 'stage')
  return isOfStage && before.stage === undefined && besides.test(wording)
}
