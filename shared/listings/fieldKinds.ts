import { z } from 'zod/mini'
import { readAmount } from '#shared/core/readAmount.ts'
import type { Words } from '#shared/words.ts'
import type { TransactionType } from './listingTypes.ts'
import type { Traits } from './traits.ts'

/** The steps of the form in their order, by their name in the address. */
export const steps = ['place', 'facts', 'photos', 'price', 'review'] as const
export type Step = (typeof steps)[number]

/** Where and of what a field is asked, and what it is called there. */
export interface Asked {
  step?: Step
  /** Of every listing where it is absent. */
  asked?: (traits: Traits) => boolean
  label?: (
    words: Pick<Words, 'publish' | 'listings'>,
    about: Traits & { transactionType: TransactionType },
  ) => string
}

/** A row of the table of fields. */
export interface FieldRow extends Asked {
  form: z.ZodMiniType
  /** It is typed as text and read as a figure. */
  isFigure?: boolean
  input?: z.ZodMiniType
  sent?: z.ZodMiniType
}

/*
 * A kind says for its fields: how their author may say them (`input`; `sent` with what holds where they do not), how
 * the form holds them while they are typed (`form`), and the ways from one to another: `read`
 * from the form to the input, `write` from the wire to the form, `store` from the input to wire and columns, `load` back.
 */

/** Text as it stands in a field; a form of an older version that held something else starts anew. */
export const typed = z.catch(z.string(), '')

const same = <T>(value: T): T => value
/** `120000.00` as a person writes it. */
const asTyped = (value: string | number | null): string => (value === null ? '' : String(Number(value)))
const figureIn = (text: string): number | null => readAmount(text) ?? null

const orNull = <S extends z.ZodMiniType>(input: S) => ({
  input: z.nullable(input),
  sent: z._default(z.nullable(input), null),
})

/** A figure that may be missing. */
export function figure({ min, max }: { min: number; max: number }, asked: Asked) {
  return {
    ...orNull(z.number().check(z.gte(min), z.lte(max))),
    form: typed,
    isFigure: true,
    absent: null,
    read: figureIn,
    write: (value: string | null) => asTyped(value),
    store: (value: number | null) => (value === null ? null : String(value)),
    load: (value: string | null) => (value === null ? null : Number(value)),
    ...asked,
  }
}

/** A whole figure that may be missing. */
export function wholeFigure({ min, max }: { min: number; max: number }, asked: Asked) {
  return {
    ...orNull(z.int().check(z.gte(min), z.lte(max))),
    form: typed,
    isFigure: true,
    absent: null,
    read: figureIn,
    write: (value: number | null) => asTyped(value),
    store: same<number | null>,
    load: same<number | null>,
    ...asked,
  }
}

/** A whole figure that is `absent` where none is given. */
export function wholeOr(absent: number, { min, max }: { min: number; max: number }, asked: Asked) {
  const input = z.int().check(z.gte(min), z.lte(max))
  return {
    input,
    sent: z._default(input, absent),
    form: z.catch(z.string(), String(absent)),
    isFigure: true,
    absent,
    read: (text: string) => figureIn(text) ?? absent,
    write: (value: number | null) => asTyped(value) || String(absent),
    store: same<number>,
    load: (value: number | null) => value ?? absent,
    ...asked,
  }
}

/** A small count; the form starts at `start`. */
export function count({ max, start }: { max: number; start: number }, asked: Asked) {
  const input = z.int().check(z.gte(0), z.lte(max))
  return {
    input,
    sent: z._default(input, 0),
    form: z.catch(z.int().check(z.gte(0)), start),
    absent: 0,
    read: same<number>,
    write: same<number>,
    store: same<number>,
    load: same<number>,
    ...asked,
  }
}

/** A small count of at least `min`, which also holds where none is given. */
export function countFrom(min: number, max: number, asked: Asked) {
  const input = z.int().check(z.gte(min), z.lte(max))
  return {
    input,
    sent: z._default(input, min),
    form: z.catch(z.int().check(z.gte(0)), min),
    absent: min,
    read: (value: number) => Math.max(min, value),
    write: (value: number | null) => value ?? min,
    store: same<number>,
    load: (value: number | null) => value ?? min,
    ...asked,
  }
}

/** Text that every listing has. */
export function text(max: number, asked: Asked) {
  const input = z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
  return {
    input,
    sent: input,
    form: typed,
    read: same<string>,
    write: same<string>,
    store: same<string>,
    load: same<string>,
    ...asked,
  }
}

/** Text that may be missing, or what `input` makes of it. */
export function optionalText(input: number | z.ZodMiniType<string, string>, asked: Asked) {
  const schema = typeof input === 'number' ? z.string().check(z.trim(), z.maxLength(input)) : input
  return {
    ...orNull(schema),
    form: typed,
    absent: null,
    read: (value: string) => value.trim() || null,
    write: (value: string | null) => value ?? '',
    store: (value: string | null) => value || null,
    load: same<string | null>,
    ...asked,
  }
}

export function flag(absent: boolean, asked: Asked) {
  const input = z.boolean()
  return {
    input,
    sent: z._default(input, absent),
    form: z.catch(z.boolean(), absent),
    absent,
    read: same<boolean>,
    write: same<boolean>,
    store: same<boolean>,
    load: same<boolean>,
    ...asked,
  }
}

/** One of a vocabulary; `absent` where none is named. */
export function choice<C extends string>(choices: readonly C[], absent: C, asked: Asked) {
  const input = z.enum(choices)
  return {
    input,
    sent: z._default(input, absent),
    form: z.catch(input, absent),
    absent,
    read: same<C>,
    write: same<C>,
    store: same<C>,
    load: same<C>,
    ...asked,
  }
}

/** Some of a vocabulary, each once. */
export function several<C extends string>(choices: readonly C[], max: number, asked: Asked) {
  const some = z.array(z.enum(choices))
  const input = some.check(z.maxLength(max))
  return {
    input,
    sent: z._default(input, []),
    form: z.catch(some, () => []),
    absent: [],
    read: same<C[]>,
    write: same<C[]>,
    store: (chosen: C[]) => [...new Set(chosen)],
    load: same<C[]>,
    ...asked,
  }
}
