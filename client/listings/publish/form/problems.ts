import type { z } from 'zod/mini'
import { readAmount } from '#client/prices/readAmount.ts'
import { looksLikeOtherCurrency, type NewListing, newListing } from '#shared/listings/publishing.ts'
import type { Words } from '#shared/words.ts'
import type { FieldName, FormFields } from './fields.ts'
import { priceMark, priceOf, toInput } from './toInput.ts'
import { type Traits, traitsOf } from './traits.ts'

export type Problem = keyof Words['errors']['fields'] | 'not_number' | 'bad_link' | 'other_currency'
export type Problems = Partial<Record<FieldName, Problem>>

/** The listing that the fields make, or what is wrong with each of them. `rate`: guaraníes to the dollar. */
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
  const main = mainPrice(traitsOf(fields))
  if (!problems[main] && isPriceSuspect(fields, rate)) problems[main] = 'other_currency'
  if (read.success && Object.keys(problems).length === 0) return { listing: read.data }
  return { problems }
}

/** Whether the price looks like the other currency, and nobody has said that it is meant so. */
export function isPriceSuspect(fields: FormFields, rate: number): boolean {
  const price = priceOf(fields)
  const mark = priceMark(fields)
  if (!price || fields.confirmed === mark) return false
  const purpose = traitsOf(fields).isOffice ? 'rent' : fields.transactionType
  return fields.suspected === mark || looksLikeOtherCurrency(price, purpose, rate)
}

/** The field where the price is typed that counts. */
export function mainPrice({ isOffice }: Traits): 'amount' | 'pricePerMonth' {
  return isOffice ? 'pricePerMonth' : 'amount'
}

/** Fields of figures that are asked about, with what stands in them. */
function figureFields(fields: FormFields): FieldName[] {
  const { isOffice, isHome, isBuilt, forSale, forRent } = traitsOf(fields)
  const asked: [FieldName, boolean][] = [
    ['area', true],
    ['yearBuilt', isBuilt && !isOffice],
    ['internetSpeed', isBuilt],
    ['amount', !isOffice],
    ['pricePerMonth', isOffice || (forSale && forRent)],
    ['pricePerDay', isOffice],
    ['pricePerHour', isOffice],
    ['pricePerNight', isHome && fields.allowsShortTerm],
    ['minStayDays', isHome && fields.allowsShortTerm],
    ['maxStayDays', isHome && fields.allowsShortTerm],
    ['expectedMonthlyRent', forSale],
    ['monthlyExpenses', forSale],
  ]
  return asked.filter(([, isAsked]) => isAsked).map(([name]) => name)
}

function notNumbers(fields: FormFields): Problems {
  const wrong = figureFields(fields).filter((name) => {
    const value = fields[name]
    return typeof value === 'string' && value.trim() !== '' && readAmount(value) === undefined
  })
  return Object.fromEntries(wrong.map((name) => [name, 'not_number']))
}

const sameName: Record<string, FieldName> = {
  longitude: 'point',
  latitude: 'point',
  office: 'services',
  media: 'photos',
  state: 'city',
}

/** The field of the form that a field of the call is typed in. */
export function fieldOf(path: readonly PropertyKey[], traits: Traits): FieldName | undefined {
  const name = String(path[0] ?? '')
  if (name === 'priceUSD' || name === 'price') return mainPrice(traits)
  return sameName[name] ?? names.find((one) => one === name)
}

const names = [
  'propertyType',
  'transactionType',
  'title',
  'description',
  'titleEn',
  'descriptionEn',
  'city',
  'neighborhood',
  'address',
  'locationPrecision',
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'area',
  'yearBuilt',
  'capacity',
  'internetSpeed',
  'amenities',
  'pricePerMonth',
  'pricePerDay',
  'pricePerHour',
  'pricePerNight',
  'minStayDays',
  'maxStayDays',
  'airbnbUrl',
  'expectedMonthlyRent',
  'expectedOccupancy',
  'monthlyExpenses',
] as const satisfies readonly FieldName[]

function problemOf(issue: z.core.$ZodIssue): Problem {
  switch (issue.code) {
    case 'custom':
      return issue.message === 'wrong_order' ? 'wrong_order' : 'required'
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

/** A problem in words; what the server said of a field is words already. */
export function problemText(
  problem: string | undefined,
  words: Pick<Words, 'errors' | 'publish'>,
): string | undefined {
  if (problem === undefined) return undefined
  const texts: Record<string, string> = { ...words.errors.fields, ...words.publish.problems }
  return texts[problem] ?? problem
}
