import { readAmount, readUnsigned } from '#shared/core/readAmount.ts'
import { type PropertyType, propertyTypes } from '#shared/listings/listingTypes.ts'
import { toCents } from '#shared/market/market.ts'
import { calculatorLimits, type PriceKind, priceKinds } from '#shared/prices/priceKinds.ts'
import { type PriceQuestionInput, priceQuestion } from '#shared/prices/prices.ts'

export const calculatorCities = [
  'Asunción',
  'San Lorenzo',
  'Luque',
  'Fernando de la Mora',
  'Lambaré',
] as const
export type CalculatorCity = (typeof calculatorCities)[number]

/** Other cities use the gazetteer. */
export const asuncionNeighborhoods = [
  'Villa Morra',
  'Carmelitas',
  'Recoleta',
  'Las Lomas',
  'Centro',
  'Manorá',
  'Ycuá Satí',
  'Mburucuyá',
  'Villa Aurelia',
  'Mariscal López',
] as const

export const isListed = (name: string) => asuncionNeighborhoods.some((listed) => listed === name)

/** Numbers as typed. */
export interface CalculatorFields {
  city: CalculatorCity
  /** Empty: not chosen. */
  neighborhood: string
  propertyType: PropertyType
  transactionType: PriceKind
  area: string
  priceUSD: string
}

export const emptyFields: CalculatorFields = {
  city: 'Asunción',
  neighborhood: '',
  propertyType: 'apartment',
  transactionType: 'sale',
  area: '',
  priceUSD: '',
}

/** Without excluded comparables. */
export type Question = Omit<PriceQuestionInput, 'exclude' | 'listingId' | 'transactionType'> & {
  transactionType: PriceKind
}
export type FieldProblem = 'required' | 'notNumber' | 'outOfRange'
export type FieldProblems = Partial<Record<'neighborhood' | 'area' | 'priceUSD', FieldProblem>>

export function readFields(fields: CalculatorFields): { question: Question } | { problems: FieldProblems } {
  const area = readTwoDecimals(fields.area)
  const priceUSD = readTwoDecimals(fields.priceUSD, readUnsigned)
  const problems: FieldProblems = {}
  if (fields.neighborhood === '') problems.neighborhood = 'required'
  const areaProblem = problemOf(fields.area, area, calculatorLimits.area)
  if (areaProblem) problems.area = areaProblem
  const priceProblem = problemOf(fields.priceUSD, priceUSD, calculatorLimits.price)
  if (priceProblem) problems.priceUSD = priceProblem
  if (Object.keys(problems).length > 0 || area === undefined || priceUSD === undefined) return { problems }
  return { question: { ...fields, area, priceUSD } }
}

/** At most two decimals: three could be read as thousands in the URL. */
function readTwoDecimals(text: string, read = readAmount): number | undefined {
  const value = read(text)
  return value === undefined ? undefined : toCents(value)
}

function problemOf(
  text: string,
  value: number | undefined,
  { min, max }: { min: number; max: number },
): FieldProblem | undefined {
  if (text.trim() === '') return 'required'
  if (value === undefined) return 'notNumber'
  return value < min || value > max ? 'outOfRange' : undefined
}

/** Omits invalid values. */
export function parseCalculatorUrl(query: string): { fields: Partial<CalculatorFields>; exclude: string[] } {
  const values = new URLSearchParams(query)
  const of = <Value extends string>(name: string, choices: readonly Value[]) =>
    choices.find((choice) => choice === values.get(name))
  const figure = (name: string) => {
    const text = values.get(name)
    return text !== null && readAmount(text) !== undefined ? text : undefined
  }
  const city = of('city', calculatorCities)
  const isElsewhere = city !== undefined && city !== emptyFields.city
  const neighborhood = priceQuestion.shape.neighborhood.safeParse(values.get('neighborhood'))
  const fields = {
    city,
    neighborhood: isElsewhere ? neighborhood.data : of('neighborhood', asuncionNeighborhoods),
    propertyType: of('propertyType', propertyTypes),
    transactionType: of('transactionType', priceKinds),
    area: figure('area'),
    priceUSD: figure('priceUSD'),
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const ids = values.get('exclude')?.split(',') ?? []
  const exclude = [...new Set(ids.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, maxExcluded)
  return { fields: Object.fromEntries(given), exclude }
}

const maxExcluded = 200

/** Numbers without separators. */
export function calculatorUrlValues(
  fields: CalculatorFields,
  exclude: readonly string[],
): Record<string, unknown> {
  return {
    ...fields,
    area: readTwoDecimals(fields.area),
    priceUSD: readTwoDecimals(fields.priceUSD, readUnsigned),
    exclude: exclude.length > 0 ? exclude : undefined,
  }
}
