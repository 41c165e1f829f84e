import { z } from 'zod/mini'
import { rounded } from '#shared/core/fields/rounded.ts'
import { placeName, singleLine } from '#shared/core/fields/singleLine.ts'
import { emptyUnlessVisible, visible } from '#shared/core/fields/visible.ts'
import { defaultLanguage, type Language, languages } from '#shared/core/language.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import type { Traits } from './traits.ts'

/** In order, by their name in the URL. */
export const steps = ['place', 'facts', 'photos', 'price', 'review'] as const
export type Step = (typeof steps)[number]

/** One field of the API that the form asks for in several. */
export type ComposedField = 'price' | 'office' | 'media'

export interface FieldOptions {
  step?: Step
  /** Default: every listing. */
  appliesTo?: (traits: Traits) => boolean
  /** Goes by the label of the whole that it is a part of. */
  partOf?: ComposedField
  /** A row of the comparison. */
  isCompared?: true
  /** Written without a thousands separator. */
  isYear?: true
  /** After its figure: 'm²'. */
  unit?: string
  /** Shown in the empty field. */
  example?: number
  /** Asked for among further details. */
  isMore?: true
}

export interface FieldRow extends FieldOptions {
  form: z.ZodMiniType
  isFigure?: boolean
  /** Of several parts: those that are figures. */
  figures?: readonly string[]
  /** Without a label: what the form keeps for itself. */
  isInternal?: boolean
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

/** Of one price. */
export const maxDollars = 1_000_000_000

/** An optional number with at most two decimals, from `min` to `max`: typed as text, stored as numeric text. */
export function figure({ min, max }: { min: number; max: number }, options: FieldOptions) {
  return {
    ...orNull(z.number().check(rounded(2), z.gte(min), z.lte(max))),
    form: formText,
    isFigure: true,
    typed: { isWhole: false, max },
    fallback: null,
    read: parseFigure,
    write: (value: string | null) => formatFigure(value),
    store: (value: number | null) => (value === null ? null : String(value)),
    load: (value: string | null) => (value === null ? null : Number(value)),
    ...options,
  }
}

/** As `figure`, in US dollars up to `maxDollars`; zero is stored as none. */
export function dollars(options: FieldOptions) {
  return {
    ...figure({ min: 0, max: maxDollars }, options),
    store: (value: number | null) => (value ? String(value) : null),
  }
}

/** An optional whole number from `min` to `max`: typed as text, stored as a number. */
export function wholeFigure({ min, max }: { min: number; max: number }, options: FieldOptions) {
  return {
    ...orNull(z.int().check(z.gte(min), z.lte(max))),
    form: formText,
    isFigure: true,
    typed: { isWhole: true, max },
    fallback: null,
    read: parseFigure,
    write: (value: number | null) => formatFigure(value),
    store: identity<number | null>,
    load: identity<number | null>,
    ...options,
  }
}

/** As `wholeFigure`, but never empty: `fallback` stands for no text, and for no value in the API. */
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
    typed: { isWhole: true, max },
    fallback,
    read: (text: string) => parseFigure(text) ?? fallback,
    write: (value: number | null) => formatFigure(value) || String(fallback),
    store: identity<number>,
    load: (value: number | null) => value ?? fallback,
    ...options,
  }
}

/** What a counter's buttons reach. */
const maxCounted = 99
const maxPeople = 999

/** A counter from 0 to `max`, of which buttons reach 99; `start`: what the form begins with, the API with 0. */
export function count({ max, start }: { max: number; start: number }, options: FieldOptions) {
  const input = z.int().check(z.gte(0), z.lte(max))
  return {
    input,
    sent: z._default(input, 0),
    form: z.catch(z.int().check(z.gte(0)), start),
    counter: { min: 0, max: Math.min(max, maxCounted) },
    fallback: 0,
    read: identity<number>,
    write: identity<number>,
    store: identity<number>,
    load: identity<number>,
    ...options,
  }
}

/** A counter from `min`, also the fallback, to `max`, of which buttons reach 999. */
export function countAtLeast(min: number, max: number, options: FieldOptions) {
  const input = z.int().check(z.gte(min), z.lte(max))
  return {
    input,
    sent: z._default(input, min),
    form: z.catch(z.int().check(z.gte(0)), min),
    counter: { min, max: Math.min(max, maxPeople) },
    fallback: min,
    read: (value: number) => Math.max(min, value),
    write: (value: number | null) => value ?? min,
    store: identity<number>,
    load: (value: number | null) => value ?? min,
    ...options,
  }
}

/** Must be there to publish; a draft may lack it. */
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

/** Required, of several lines, at most `max` characters, some of them visible. */
export function text(max: number, options: FieldOptions) {
  return requiredText(z.string().check(z.trim(), z.minLength(1), z.maxLength(max), visible), options)
}

/** Required, of one line, at most `max` characters, some of them visible. */
export function line(max: number, options: FieldOptions) {
  return requiredText(z.string().check(singleLine, z.minLength(1), z.maxLength(max), visible), options)
}

/** Required, the name of a place: as `line`, without what would part it in lists of names. */
export function place(max: number, options: FieldOptions) {
  return requiredText(z.string().check(placeName, z.minLength(1), z.maxLength(max), visible), options)
}

/** Null unless visible; of several lines, at most `max` characters. */
export function optionalText(max: number, options: FieldOptions) {
  return optional(z.string().check(z.trim(), emptyUnlessVisible, z.maxLength(max)), options)
}

/** Null unless visible; of one line, at most `max` characters. */
export function optionalLine(max: number, options: FieldOptions) {
  return optional(z.string().check(singleLine, emptyUnlessVisible, z.maxLength(max)), options)
}

/** Null where nothing is typed, else as `input` takes it. */
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

/** Yes or no; `fallback` where the API is told neither. */
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

/** In the form the languages it is true of, in the API whether there are any; read back as the default language. */
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

/** One of `choices`; `fallback` where the API is told none, and for an invalid draft. */
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

/** Up to `max` of `choices`, stored once each; empty by default. */
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
