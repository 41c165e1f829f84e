import { z } from 'zod/mini'
import { rounded } from '#shared/core/fields/rounded.ts'
import { placeName, singleLine } from '#shared/core/fields/singleLine.ts'
import { emptyUnlessVisible, visible } from '#shared/core/fields/visible.ts'
import { defaultLanguage, type Language, languages } from '#shared/core/language.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import type { Words } from '#shared/words.ts'
import type { TransactionType } from './listingTypes.ts'
import type { Traits } from './traits.ts'

/** In order, by their name in the URL. */
export const steps = ['place', 'facts', 'photos', 'price', 'review'] as const
export type Step = (typeof steps)[number]

export interface FieldOptions {
  step?: Step
  /** Default: every listing. */
  appliesTo?: (traits: Traits) => boolean
  label?: (
    words: Pick<Words, 'publish' | 'listings'>,
    about: Traits & { transactionType: TransactionType },
  ) => string
}

export interface FieldRow extends FieldOptions {
  form: z.ZodMiniType
  isFigure?: boolean
  input?: z.ZodMiniType
  sent?: z.ZodMiniType
}

/*
 * A kind defines the schema of a field's input (`input`; `sent` with a default), its state in the form
 * (`form`), and the conversions: `read` from form to input, `write` from API to form, `store` from input to
 * API and columns, `load` back.
 */

/** An invalid draft value becomes empty. */
export const formText = z.catch(z.string(), '')

const identity = <T>(value: T): T => value
/** `120000` for `120000.00`. */
const formatFigure = (value: string | number | null): string => (value === null ? '' : String(Number(value)))
const parseFigure = (text: string): number | null => readUnsigned(text) ?? null

const orNull = <S extends z.ZodMiniType>(input: S) => ({
  input: z.nullable(input),
  sent: z._default(z.nullable(input), null),
})

/** An optional number, with two decimals. */
export function figure({ min, max }: { min: number; max: number }, options: FieldOptions) {
  return {
    ...orNull(z.number().check(rounded(2), z.gte(min), z.lte(max))),
    form: formText,
    isFigure: true,
    fallback: null,
    read: parseFigure,
    write: (value: string | null) => formatFigure(value),
    store: (value: number | null) => (value === null ? null : String(value)),
    load: (value: string | null) => (value === null ? null : Number(value)),
    ...options,
  }
}

export function wholeFigure({ min, max }: { min: number; max: number }, options: FieldOptions) {
  return {
    ...orNull(z.int().check(z.gte(min), z.lte(max))),
    form: formText,
    isFigure: true,
    fallback: null,
    read: parseFigure,
    write: (value: number | null) => formatFigure(value),
    store: identity<number | null>,
    load: identity<number | null>,
    ...options,
  }
}

export function wholeWithFallback(
  fallback: number,
  { min, max }: { min: number; max: number },
  options: FieldOptions,
) {
  const input = z.int().check(z.gte(min), z.lte(max))
  return {
    input,
    sent: z._default(input, fallback),
    form: z.catch(z.string(), String(fallback)),
    isFigure: true,
    fallback,
    read: (text: string) => parseFigure(text) ?? fallback,
    write: (value: number | null) => formatFigure(value) || String(fallback),
    store: identity<number>,
    load: (value: number | null) => value ?? fallback,
    ...options,
  }
}

/** `start`: initial value. */
export function count({ max, start }: { max: number; start: number }, options: FieldOptions) {
  const input = z.int().check(z.gte(0), z.lte(max))
  return {
    input,
    sent: z._default(input, 0),
    form: z.catch(z.int().check(z.gte(0)), start),
    fallback: 0,
    read: identity<number>,
    write: identity<number>,
    store: identity<number>,
    load: identity<number>,
    ...options,
  }
}

/** At least `min`, also the fallback. */
export function countAtLeast(min: number, max: number, options: FieldOptions) {
  const input = z.int().check(z.gte(min), z.lte(max))
  return {
    input,
    sent: z._default(input, min),
    form: z.catch(z.int().check(z.gte(0)), min),
    fallback: min,
    read: (value: number) => Math.max(min, value),
    write: (value: number | null) => value ?? min,
    store: identity<number>,
    load: (value: number | null) => value ?? min,
    ...options,
  }
}

function requiredText(input: z.ZodMiniType<string, string>, options: FieldOptions) {
  return {
    input,
    sent: input,
    form: formText,
    read: identity<string>,
    write: identity<string>,
    store: identity<string>,
    load: identity<string>,
    ...options,
  }
}

/** Of several lines. */
export function text(max: number, options: FieldOptions) {
  return requiredText(z.string().check(z.trim(), z.minLength(1), z.maxLength(max), visible), options)
}

export function line(max: number, options: FieldOptions) {
  return requiredText(z.string().check(singleLine, z.minLength(1), z.maxLength(max), visible), options)
}

export function place(max: number, options: FieldOptions) {
  return requiredText(z.string().check(placeName, z.minLength(1), z.maxLength(max), visible), options)
}

/** Of several lines. */
export function optionalText(max: number, options: FieldOptions) {
  return optional(z.string().check(z.trim(), emptyUnlessVisible, z.maxLength(max)), options)
}

export function optionalLine(max: number, options: FieldOptions) {
  return optional(z.string().check(singleLine, emptyUnlessVisible, z.maxLength(max)), options)
}

export function optional(input: z.ZodMiniType<string, string>, options: FieldOptions) {
  return {
    ...orNull(input),
    form: formText,
    fallback: null,
    read: (value: string) => value.trim() || null,
    write: (value: string | null) => value ?? '',
    store: (value: string | null) => value || null,
    load: identity<string | null>,
    ...options,
  }
}

export function flag(fallback: boolean, options: FieldOptions) {
  const input = z.boolean()
  return {
    input,
    sent: z._default(input, fallback),
    form: z.catch(z.boolean(), fallback),
    fallback,
    read: identity<boolean>,
    write: identity<boolean>,
    store: identity<boolean>,
    load: identity<boolean>,
    ...options,
  }
}

/** Per language in the form. */
export function languageFlag(options: FieldOptions) {
  const input = z.boolean()
  return {
    input,
    sent: z._default(input, false),
    form: z.catch(z.array(z.enum(languages)), () => []),
    read: (flagged: Language[]) => flagged.length > 0,
    write: (value: boolean): Language[] => (value ? [defaultLanguage] : []),
    store: identity<boolean>,
    load: identity<boolean>,
    ...options,
  }
}

export function choice<C extends string>(choices: readonly C[], fallback: C, options: FieldOptions) {
  const input = z.enum(choices)
  return {
    input,
    sent: z._default(input, fallback),
    form: z.catch(input, fallback),
    fallback,
    read: identity<C>,
    write: identity<C>,
    store: identity<C>,
    load: identity<C>,
    ...options,
  }
}

export function multipleChoice<C extends string>(choices: readonly C[], max: number, options: FieldOptions) {
  const some = z.array(z.enum(choices))
  const input = some.check(z.maxLength(max))
  return {
    input,
    sent: z._default(input, []),
    form: z.catch(some, () => []),
    fallback: [],
    read: identity<C[]>,
    write: identity<C[]>,
    store: (chosen: C[]) => [...new Set(chosen)],
    load: identity<C[]>,
    ...options,
  }
}
