import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'

/* What a turn means only beside the search before it. */

const bareSize =
  /^\W*(?:(?:bah|no|mejor|que sean|que tenga|y|make it|actually|better|melhor|entao|ou|o|or)[\s,]+){1,4}(?:de |con |with |com )?(\d|dos|tres|cuatro|two|three|four|dois|quatro)\W*$/i

/** "Bah, mejor 3" after rooms. */
export const asSize = (text: string, before: SentenceFilters | undefined): string =>
  before?.bedrooms !== undefined && bareSize.test(text) ? `con ${bareSize.exec(text)?.[1]} dormitorios` : text

const bareLimit =
  /^(\W*(?:(?:y|e|and|no|mejor|bueno|ok|ou|or|o)[\s,]+){0,2}(?:(?:si )?(?:es )?hasta|up to|at[eé]|under|max(?:imo)?|m[aá]ximo|subo a|puedo hasta)\s+)(\d{1,3})(\W*)$/i
/** A rent of so many is of millions of guaraníes, a price of thousands of dollars. */
const mostMillions = 40
const leastThousands = 5

/** "Hasta 5" after "alquiler hasta 3 millones". */
export function asPrice(text: string, before: SentenceFilters | undefined): string {
  const found = bareLimit.exec(text)
  if (!found || before?.maxPrice === undefined) return text
  const [, lead = '', figure = '', end = ''] = found
  const isRent = before.transactionType === 'rent'
  if (isRent) return Number(figure) <= mostMillions ? `${lead}${figure} millones${end}` : text
  return Number(figure) >= leastThousands ? `${lead}${figure} mil dólares${end}` : text
}

const forPeople =
  / (?:para|for|de) (?:\w+ )?(?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez) (?:personas?|people|pessoas?|puestos?|empleados?)(?= )/

/** "Para 4 personas" after offices: seats, not bedrooms. */
export const isForPeople = (
  { wording, understood }: { wording: string; understood: Understanding },
  before: SentenceFilters | undefined,
): boolean =>
  forPeople.test(wording) &&
  before?.propertyType?.every((type) => offices.includes(type)) === true &&
  understood.criteria.every(({ field }) => field !== 'propertyType')

const offices: readonly PropertyType[] = ['office', ...officeTypes]

export function ofOffice(understood: Understanding): Understanding {
  const { propertyType: _, ...filters } = understood.filters
  return {
    ...understood,
    filters,
    criteria: understood.criteria.filter(({ field }) => field !== 'propertyType'),
  }
}
