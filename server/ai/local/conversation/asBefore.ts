import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'

/* What a turn means only beside the search before it. */

const bareSize =
  /^\W*(?:(?:bah|no|mejor|que sean|que tenga|y|make it|actually|better|melhor|entao|ou|o|or)[\s,]+){1,4}(?:de |con |with |com )?(\d|dos|tres|cuatro|two|three|four|dois|quatro)\W*$/i

/** "Bah, mejor 3" after rooms. */
export const asSize = (text: string, before: SentenceFilters | undefined): string =>
  before?.bedrooms !== undefined && bareSize.test(text) ? `con ${bareSize.exec(text)?.[1]} dormitorios` : text

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
