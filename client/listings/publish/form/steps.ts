import { type Step, steps } from '#shared/listings/fieldKinds.ts'
import { type FieldName, fieldNames, rowOf } from '#shared/listings/listingFields.ts'
import type { Problems } from './problems.ts'

const fieldsIn = (step: Step): readonly FieldName[] => fieldNames.filter((name) => rowOf(name).step === step)

/** The fields of each step, from top to bottom. */
export const stepFields: Record<Step, readonly FieldName[]> = {
  place: fieldsIn('place'),
  facts: fieldsIn('facts'),
  photos: fieldsIn('photos'),
  price: fieldsIn('price'),
  review: fieldsIn('review'),
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
