import { type Language, languageTable } from '#shared/core/language.ts'
import { type Amount, asNumber, priceText } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { financingWays } from '#shared/listings/listingTypes.ts'
import type { Words } from '#shared/words.ts'

type FactWords = Pick<Words, 'listingFacts' | 'listings'>

interface Money {
  amount: Amount
  currency: Currency
}
/** As the wire has them, or the form. */
export interface StatedValues {
  maintenanceFee: Money & Pick<NonNullable<Listing['maintenanceFee']>, 'includes'>
  financing: Omit<NonNullable<Listing['financing']>, 'instalmentAmount'> & { instalmentAmount: Money | null }
  currentRent: Money
}

/** What is stated, of a listing or of what is known of one. */
export type StatedListing = Pick<
  Listing,
  | 'stage'
  | 'deliveryMonth'
  | 'landArea'
  | 'builtArea'
  | 'frontage'
  | 'depth'
  | 'floor'
  | 'buildingName'
  | 'roomOnly'
  | 'maintenanceFee'
  | 'financing'
  | 'vatIncluded'
  | 'guarantee'
  | 'acceptsBarter'
  | 'currentRent'
>

const moneyText = ({ amount, currency }: Money) => priceText({ amount: asNumber(amount), currency })

/** "junio de 2027" of "2027-06". */
export function monthText(month: string, { listingFacts: w }: Pick<Words, 'listingFacts'>): string {
  const [year = '', number = ''] = month.split('-')
  return w.monthOf(w.monthNames[Number(number) - 1] ?? number, year)
}

/** "Gs. 350.000, incluye agua, seguridad" */
export function feeText(
  { includes, ...fee }: StatedValues['maintenanceFee'],
  { listingFacts: w }: Pick<Words, 'listingFacts'>,
): string {
  if (asNumber(fee.amount) === 0) return w.noFee
  const items = includes.map((item) => w.feeItems[item]).join(', ')
  return items === '' ? moneyText(fee) : w.feeIncludes(moneyText(fee), items)
}

/** "Bancaria, propia: entrega de 30 %, 60 cuotas de $1,000" */
export function financingText(
  { downPaymentPercent, instalments, instalmentAmount, ...stated }: StatedValues['financing'],
  { listingFacts: w, listings }: FactWords,
): string {
  const ways = financingWays.filter((way) => stated[way]).map((way) => listings.ways[way])
  const amount = instalmentAmount ? moneyText(instalmentAmount) : undefined
  const terms = [
    ...(downPaymentPercent === null ? [] : [w.downPayment(String(downPaymentPercent))]),
    ...(instalments === null ? [] : [w.instalments(instalments, amount)]),
    ...(instalments === null && amount ? [w.instalmentOf(amount)] : []),
  ]
  return [ways.join(', '), terms.join(', ')].filter(Boolean).join(': ')
}

/** What only some listings state, as text; by name, in the order that they are shown in. */
const factTexts = {
  stage: ({ stage }, w) => stage && w.listings.stages[stage],
  deliveryMonth: ({ deliveryMonth }, w) => deliveryMonth && monthText(deliveryMonth, w),
  landArea: ({ landArea }, _, number) => landArea && `${number(landArea)} m²`,
  builtArea: ({ builtArea }, _, number) => builtArea && `${number(builtArea)} m²`,
  frontage: ({ frontage }, _, number) => frontage && `${number(frontage)} m`,
  depth: ({ depth }, _, number) => depth && `${number(depth)} m`,
  floor: ({ floor }, w) => floor !== null && (floor === 0 ? w.listingFacts.groundFloor : String(floor)),
  buildingName: ({ buildingName }) => buildingName,
  roomOnly: ({ roomOnly }, w) => roomOnly && w.listingFacts.yes,
  maintenanceFee: ({ maintenanceFee }, w) => maintenanceFee && feeText(maintenanceFee, w),
  financing: ({ financing }, w) => financing && financingText(financing, w),
  vatIncluded: ({ vatIncluded }, w) =>
    vatIncluded !== null && w.listingFacts.vat[vatIncluded ? 'included' : 'added'],
  guarantee: ({ guarantee }, w) => guarantee && w.listingFacts.guarantees[guarantee],
  acceptsBarter: ({ acceptsBarter }, w) => acceptsBarter && w.listingFacts.yes,
  currentRent: ({ currentRent }) => currentRent && moneyText(currentRent),
} as const satisfies Record<
  string,
  (listing: StatedListing, w: FactWords, number: (value: Amount) => string) => string | false | null
>
export type FactName = keyof typeof factTexts
const isFactName = (name: string): name is FactName => Object.hasOwn(factTexts, name)
export const factNames = Object.keys(factTexts).filter(isFactName)

/** As text; undefined where the listing does not state it. */
export function factText(name: FactName, listing: StatedListing, w: FactWords, language: Language) {
  const number = (value: Amount) => numberText(asNumber(value), languageTable[language].decimal, 2, 0)
  return factTexts[name](listing, w, number) || undefined
}
