import { type Step, steps } from '#shared/listings/fieldKinds.ts'
import { type FieldName, fieldNames, rowOf } from '#shared/listings/listingFields.ts'
import type { Problems } from './problems.ts'

const fieldsIn = (step: Step): readonly FieldName[] => fieldNames.filter((name) => rowOf(name).step === step)

export const stepFields: Record<Step, readonly FieldName[]> = {
  place: fieldsIn('place'),
  facts: fieldsIn('facts'),
  photos: fieldsIn('photos'),
  price: fieldsIn('price'),
  review: fieldsIn('review'),
}

/** Default: the first. */
export function stepIn(query: string): Step {
  const named = new URLSearchParams(query).get('step')
  return steps.find((step) => step === named) ?? 'place'
}

export function neighborsOf(step: Step): { back: Step | undefined; next: Step | undefined } {
  const index = steps.indexOf(step)
  return { back: steps[index - 1], next: steps[index + 1] }
}

/** Keeps other parameters. */
export function queryOfStep(query: string, step: Step): string {
  const values = new URLSearchParams(query)
  values.set('step', step)
  return `?${values}`
}

/** In order of appearance. */
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

export const allFields: readonly FieldName[] = steps.flatMap((step) => stepFields[step])
