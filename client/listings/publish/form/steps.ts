import type { FieldName } from './fields.ts'
import type { Problems } from './problems.ts'

/** The steps in their order, by their name in the address. */
export const steps = ['place', 'facts', 'photos', 'price', 'review'] as const
export type Step = (typeof steps)[number]

/** The fields of each step, from top to bottom. */
export const stepFields: Record<Step, readonly FieldName[]> = {
  place: ['propertyType', 'transactionType', 'city', 'neighborhood', 'address', 'point', 'locationPrecision'],
  facts: [
    'bedrooms',
    'bathrooms',
    'parkingSpaces',
    'area',
    'yearBuilt',
    'capacity',
    'internetSpeed',
    'officeHours',
    'meetingRooms',
    'services',
    'deskTypes',
    'amenities',
    'title',
    'description',
    'titleEn',
    'descriptionEn',
  ],
  photos: ['photos'],
  price: [
    'amount',
    'currency',
    'confirmed',
    'pricePerMonth',
    'pricePerDay',
    'pricePerHour',
    'allowsLongTerm',
    'allowsShortTerm',
    'pricePerNight',
    'minStayDays',
    'maxStayDays',
    'airbnbUrl',
    'expectedMonthlyRent',
    'monthlyExpenses',
    'expectedOccupancy',
  ],
  review: [],
}

/** The step that an address names (`?step=photos`); the first where it names none. */
export function stepIn(query: string): Step {
  const named = new URLSearchParams(query).get('step')
  return steps.find((step) => step === named) ?? 'place'
}

/** The query that leads to a step; what else stands in the address stays. */
export function queryOfStep(query: string, step: Step): string {
  const values = new URLSearchParams(query)
  values.set('step', step)
  return `?${values}`
}

/** The first field with a problem, as one meets them on the way, and its step; among `of` only, where given. */
export function firstProblem(
  problems: Problems,
  of: readonly Step[] = steps,
): { step: Step; name: FieldName } | undefined {
  for (const step of of) {
    const name = stepFields[step].find((one) => problems[one] !== undefined)
    if (name) return { step, name }
  }
  return undefined
}

/** Every field, as one meets them on the way. */
export const allFields: readonly FieldName[] = steps.flatMap((step) => stepFields[step])
