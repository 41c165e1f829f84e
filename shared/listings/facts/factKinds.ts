import { z } from 'zod/mini'
import { rounded } from '#shared/core/fields/rounded.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { type Currency, currencies } from '#shared/currency/currencies.ts'
import { type FieldOptions, formText, maxDollars } from '#shared/listings/fieldKinds.ts'
import type { feeItems } from '#shared/listings/listingTypes.ts'

/* Kinds of facts that most listings do not state: null then, on all sides but in the form. */

const identity = <T>(value: T): T => value
const orNull = <S extends z.ZodMiniType>(input: S) => ({
  input: z.nullable(input),
  sent: z._default(z.nullable(input), null),
})

/** One of `choices`, or not stated. */
export function optionalChoice<C extends string>(choices: readonly C[], options: FieldOptions) {
  return {
    ...orNull(z.enum(choices)),
    form: z.catch(z.nullable(z.enum(choices)), null),
    choices,
    fallback: null,
    read: identity<C | null>,
    write: identity<C | null>,
    store: identity<C | null>,
    load: identity<C | null>,
    ...options,
  }
}

/** Yes, no, or not stated. */
export function optionalFlag(options: FieldOptions) {
  return {
    ...orNull(z.boolean()),
    form: z.catch(z.nullable(z.boolean()), null),
    fallback: null,
    read: identity<boolean | null>,
    write: identity<boolean | null>,
    store: identity<boolean | null>,
    load: identity<boolean | null>,
    ...options,
  }
}

const isMonth = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/

/** "2027-06". */
export const month = z.string().check(z.regex(isMonth))

export interface Money {
  amount: number
  currency: Currency
}
interface StoredMoney {
  amount: string
  currency: Currency
}
interface TypedMoney {
  amount: string
  currency: Currency
}

const maxGuaranies = 10_000_000_000_000
/** Amounts in guaraníes are thousands of times those in dollars. */
const isBounded = ({ amount, currency }: Money) => currency === 'PYG' || amount <= maxDollars
const amountSchema = z.number().check(rounded(2), z.gte(0), z.lte(maxGuaranies))
const moneyShape = { amount: amountSchema, currency: z.enum(currencies) }
const bounded = z.refine<Money>(isBounded, { error: 'too_big', path: ['amount'] })
const moneyInput = z.object(moneyShape).check(bounded)
const typedMoney = { amount: formText, currency: z.catch(z.enum(currencies), 'USD') }

const readMoney = ({ amount, currency }: TypedMoney): Money | null => {
  const value = readUnsigned(amount)
  return value === undefined ? null : { amount: value, currency }
}
const writeMoney = (value: StoredMoney | null): TypedMoney => ({
  amount: value ? String(Number(value.amount)) : '',
  currency: value?.currency ?? 'USD',
})
const storeMoney = ({ amount, currency }: Money): StoredMoney => ({ amount: String(amount), currency })
const loadMoney = ({ amount, currency }: StoredMoney): Money => ({ amount: Number(amount), currency })

/** An amount in the currency that it is stated in. */
export function money(options: FieldOptions) {
  return {
    ...orNull(moneyInput),
    form: z.catch(z.object(typedMoney), () => writeMoney(null)),
    isFigure: true,
    figures: ['amount'],
    fallback: null,
    read: readMoney,
    write: writeMoney,
    store: (value: Money | null) => value && storeMoney(value),
    load: (value: StoredMoney | null) => value && loadMoney(value),
    ...options,
  }
}

type FeeItem = (typeof feeItems)[number]

/** As `money`, with what it pays for, of `items`. */
export function fee(items: typeof feeItems, options: FieldOptions) {
  const some = z.array(z.enum(items))
  const input = z
    .object({ ...moneyShape, includes: z._default(some.check(z.maxLength(items.length)), []) })
    .check(bounded)
  interface Fee extends Money {
    includes: FeeItem[]
  }
  interface StoredFee extends StoredMoney {
    includes: FeeItem[]
  }
  return {
    ...orNull(input),
    form: z.catch(z.object({ ...typedMoney, includes: z.catch(some, () => []) }), () => ({
      ...writeMoney(null),
      includes: [],
    })),
    isFigure: true,
    figures: ['amount'],
    fallback: null,
    read({ includes, ...typed }: TypedMoney & { includes: FeeItem[] }): Fee | null {
      const amount = readMoney(typed)
      return amount && { ...amount, includes }
    },
    write: (value: StoredFee | null) => ({ ...writeMoney(value), includes: value?.includes ?? [] }),
    store: (value: Fee | null): StoredFee | null =>
      value && { ...storeMoney(value), includes: [...new Set(value.includes)] },
    load: (value: StoredFee | null): Fee | null => value && { ...loadMoney(value), includes: value.includes },
    ...options,
  }
}

export interface Financing {
  bank: boolean
  own: boolean
  afd: boolean
  /** Percent of the price. */
  downPaymentPercent: number | null
  instalments: number | null
  instalmentAmount: Money | null
}
export type StoredFinancing = Omit<Financing, 'instalmentAmount'> & { instalmentAmount: StoredMoney | null }

interface TypedFinancing {
  bank: boolean
  own: boolean
  afd: boolean
  downPaymentPercent: string
  instalments: string
  instalmentAmount: string
  currency: Currency
}

const way = z._default(z.boolean(), false)
const financingInput = z.object({
  bank: way,
  own: way,
  afd: way,
  downPaymentPercent: z._default(z.nullable(z.number().check(rounded(2), z.gte(0), z.lte(100))), null),
  instalments: z._default(z.nullable(z.int().check(z.gte(1), z.lte(600))), null),
  instalmentAmount: z._default(z.nullable(moneyInput), null),
})

const isNothing = (value: Financing) => Object.values(value).every((one) => one === false || one === null)

/** How it can be paid; none of it is the same as not stated. */
export function financing(options: FieldOptions) {
  const typedFlag = z.catch(z.boolean(), false)
  const write = (value: StoredFinancing | null): TypedFinancing => {
    const { amount, currency } = writeMoney(value?.instalmentAmount ?? null)
    return {
      bank: value?.bank ?? false,
      own: value?.own ?? false,
      afd: value?.afd ?? false,
      downPaymentPercent: String(value?.downPaymentPercent ?? ''),
      instalments: String(value?.instalments ?? ''),
      instalmentAmount: amount,
      currency,
    }
  }
  return {
    ...orNull(financingInput),
    form: z.catch(
      z.object({
        bank: typedFlag,
        own: typedFlag,
        afd: typedFlag,
        downPaymentPercent: formText,
        instalments: formText,
        instalmentAmount: formText,
        currency: z.catch(z.enum(currencies), 'USD'),
      }),
      () => write(null),
    ),
    isFigure: true,
    figures: ['downPaymentPercent', 'instalments', 'instalmentAmount'],
    fallback: null,
    read({ downPaymentPercent, instalments, instalmentAmount, currency, ...ways }: TypedFinancing) {
      const value: Financing = {
        ...ways,
        downPaymentPercent: readUnsigned(downPaymentPercent) ?? null,
        instalments: readUnsigned(instalments) ?? null,
        instalmentAmount: readMoney({ amount: instalmentAmount, currency }),
      }
      return isNothing(value) ? null : value
    },
    write,
    store: (value: Financing | null): StoredFinancing | null =>
      value && !isNothing(value)
        ? { ...value, instalmentAmount: value.instalmentAmount && storeMoney(value.instalmentAmount) }
        : null,
    load: (value: StoredFinancing | null): Financing | null =>
      value && { ...value, instalmentAmount: value.instalmentAmount && loadMoney(value.instalmentAmount) },
    ...options,
  }
}
