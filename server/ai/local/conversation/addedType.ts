import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'

const besides =
  / (?:tambien|tambem|also|too|as well|avei|(?:pode|puede|pueden|podria|podrian|poderia|could|can|may)(?: \w+)? (?:ser|be)|(?:me )?(?:sirven?|servem?|serviria)|(?:would |will )?works?|(?:are|is|would be) (?:fine|ok|okay|good))(?= )/
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
