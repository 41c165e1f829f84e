import type { z } from 'zod/mini'
import { readAmount } from '#shared/core/readAmount.ts'
import {
  type FieldName,
  fieldNames,
  isApplicable,
  rowOf,
  sentFields,
} from '#shared/listings/listingFields.ts'
import { composedFields, type NewListing, newListing } from '#shared/listings/publishing.ts'
import { type Traits, traitsOf } from '#shared/listings/traits.ts'
import type { Words } from '#shared/words.ts'
import { doubtfulPrices, doubtOfPoint, mainPrice } from './doubts.ts'
import type { FormFields } from './fields.ts'
import { toInput } from './toInput.ts'

export type Problem =
  | keyof Words['errors']['fields']
  | 'not_number'
  | 'bad_link'
  | 'other_currency'
  | 'unlikely_price'
export type Problems = Partial<Record<FieldName, Problem>>

/** `rate`: guaraníes per dollar. */
export function readFields(
  fields: FormFields,
  rate: number,
): { listing: NewListing } | { problems: Problems } {
  const problems = { ...notNumbers(fields) }
  const read = newListing.safeParse(toInput(fields))
  for (const issue of read.error?.issues ?? []) {
    const name = fieldOf(issue.path, traitsOf(fields))
    if (name) problems[name] ??= problemOf(issue)
  }
  for (const { at, kind } of doubtfulPrices(fields, rate))
    problems[at] ??= kind === 'other_currency' ? kind : 'unlikely_price'
  const point = doubtOfPoint(fields)
  if (point) problems.point ??= point === 'far_from_city' ? point : 'outside_country'
  if (read.success && Object.keys(problems).length === 0) return { listing: read.data }
  return { problems }
}

/** Visible number fields with other text. */
function notNumbers(fields: FormFields): Problems {
  const traits = traitsOf(fields)
  const wrong = fieldNames.filter((name) => {
    const { isFigure, figures } = rowOf(name)
    if (!isFigure || !isApplicable(name, traits)) return false
    const value: unknown = fields[name]
    if (!figures || typeof value !== 'object') return isNoNumber(value)
    return Object.entries(value ?? {}).some(([part, text]) => figures.includes(part) && isNoNumber(text))
  })
  return Object.fromEntries(wrong.map((name) => [name, 'not_number']))
}

const isNoNumber = (text: unknown) =>
  typeof text === 'string' && text.trim() !== '' && readAmount(text) === undefined

export function fieldOf(path: readonly PropertyKey[], traits: Traits): FieldName | undefined {
  const name = String(path[0] ?? '')
  const composed = Object.entries(composedFields).find(([one]) => one === name)?.[1].at
  if (composed) return composed === 'price' ? mainPrice(traits) : composed
  return fieldNames.find((one) => one === name && one in sentFields)
}

/** Of rules over several fields. */
const ruled = ['wrong_order', 'too_big', 'built_over_land', 'not_planned', 'delivery_past'] as const

function problemOf(issue: z.core.$ZodIssue): Problem {
  switch (issue.code) {
    case 'custom':
      return ruled.find((problem) => problem === issue.message) ?? 'required'
    case 'too_small':
      return issue.origin === 'string' ? 'required' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'invalid_format':
      return issue.format === 'url' ? 'bad_link' : 'invalid'
    case 'invalid_value':
      return 'not_a_choice'
    default:
      return 'invalid'
  }
}

/** Messages from the server are returned unchanged. */
export function problemText(
  problem: string | undefined,
  words: Pick<Words, 'errors' | 'publish'>,
): string | undefined {
  if (problem === undefined) return undefined
  const texts: Record<string, string> = { ...words.errors.fields, ...words.publish.problems }
  return texts[problem] ?? problem
}
