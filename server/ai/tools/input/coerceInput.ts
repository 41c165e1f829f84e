import { z } from 'zod'
import type { Tool } from '#server/ai/tools/tool.ts'
import { plainDigits } from '#shared/core/readAmount.ts'
import { fold } from '#shared/core/text.ts'
import { meantName } from './argumentNames.ts'
import { ToolRefusal } from './refusal.ts'

type Schema = z.core.JSONSchema.BaseSchema

const schemas = new WeakMap<Tool, Schema>()

/** What a tool takes, as JSON schema. */
export function inputSchemaOf(tool: Tool): Schema {
  const known = schemas.get(tool) ?? z.toJSONSchema(tool.input, { target: 'draft-7', io: 'input' })
  schemas.set(tool, known)
  return known
}

const wrappers = new Set(['arguments', 'args', 'input', 'params', 'parameters', 'kwargs'])
const maxWrapped = 3

/**
 * The arguments of a tool as its schema has them, of what models send instead: numbers and booleans as strings,
 * null for absent, one value for a list, other spellings of a name, everything under "arguments" or as a string.
 * What could mean two things stays as it is, for the schema to refuse. Throws `ToolRefusal` for unknown names.
 */
export function coerceInput(tool: Tool, value: unknown): unknown {
  const schema = inputSchemaOf(tool)
  const names = Object.keys(schema.properties ?? {})
  let given = parsed(value) ?? {}
  for (let depth = 0; depth < maxWrapped; depth++) {
    const [only, ...others] = typeof given === 'object' ? Object.entries(given) : []
    const isWrapped = only && others.length === 0 && wrappers.has(only[0]) && !names.includes(only[0])
    if (!isWrapped) break
    given = parsed(only[1]) ?? {}
  }
  return typeof given === 'object' && !Array.isArray(given) ? readObject(given, schema, names) : given
}

function readObject(given: object, schema: Schema, names: readonly string[]): unknown {
  const read = Object.entries(given).flatMap(([typed, value]): [string, unknown][] => {
    if (isAbsent(value)) return []
    const name = meantName(typed, names)
    if (name === undefined)
      throw new ToolRefusal({ code: 'unknown_argument', argument: typed, detail: names.join(', ') })
    return [[name, value]]
  })
  const [twice] = read.filter(([name], at) => read.findIndex(([other]) => other === name) !== at)
  if (twice) throw new ToolRefusal({ code: 'unknown_argument', argument: twice[0], detail: names.join(', ') })
  return Object.fromEntries(read.map(([name, value]) => [name, coerce(value, schema.properties?.[name])]))
}

const isAbsent = (value: unknown) => value === null || value === undefined

/** An object or a list that came as JSON in a string. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:[[{]|$)/.test(value)) return value
  if (value.trim() === '') return undefined
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function coerce(value: unknown, schema: Schema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return value
  if (schema.anyOf) return coerce(value, schema.anyOf.find((one) => isKind(value, one)) ?? schema.anyOf[0])
  switch (schema.type) {
    case 'integer':
    case 'number':
      return typeof value === 'string' ? readNumber(value, schema) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'string':
      return readText(value, schema.enum)
    case 'array':
      return readList(value, schema.items)
    case 'object':
      return readParts(value, schema)
    default:
      return value
  }
}

function isKind(value: unknown, schema: Schema | boolean): boolean {
  if (typeof schema !== 'object') return false
  return schema.type === 'array' ? Array.isArray(value) : schema.type === typeof value
}

const grouped = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/

/** "120,000" is whole; "1.200" may be either, where both are possible: it stays for the schema to refuse. */
function readNumber(text: string, { type, minimum, maximum }: Schema): number | string {
  const digits = plainDigits(text).replace(/^(?:us\$|u\$s|usd|\$)|(?:usd|m2|m²)$/gi, '')
  const decimal = /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
  if (!grouped.test(digits)) return decimal ?? text
  const whole = Number(digits.replace(/[.,]/g, ''))
  if (type === 'integer') return whole
  const isWithin = whole >= (minimum ?? -Infinity) && whole <= (maximum ?? Infinity)
  return isWithin || decimal === undefined ? text : decimal
}

function readText(value: unknown, choices: readonly unknown[] | undefined): unknown {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (!choices || typeof text !== 'string' || choices.includes(text)) return text
  const key = (one: unknown) => fold(String(one)).replace(/[\s_-]+/g, '')
  const [only, ...others] = choices.filter((one) => key(one) === key(text))
  return others.length === 0 && only !== undefined ? only : text
}

type Items = Schema['items']

function readList(value: unknown, items: Items): unknown {
  const schema = Array.isArray(items) ? items[0] : items
  const given = parsed(value)
  const isOfTexts = typeof schema === 'object' && schema.type === 'string'
  const list = Array.isArray(given)
    ? given
    : typeof given === 'string' && isOfTexts
      ? given.split(',').flatMap((one) => one.trim() || [])
      : [given]
  const all = isOfLists(schema) && isOneList(list) ? [list] : list
  return all.filter((one) => !isAbsent(one)).map((one) => coerce(one, schema))
}

const isOfLists = (schema: Schema | boolean | undefined) =>
  typeof schema === 'object' &&
  (schema.anyOf ?? []).some((one) => typeof one === 'object' && one.type === 'array')

/** A polygon where a list of polygons is asked for: of points, or of pairs of numbers. */
const isOneList = (list: readonly unknown[]) =>
  list.length > 0 &&
  list.every((one) =>
    Array.isArray(one) ? one.every((part) => typeof part === 'number') : typeof one === 'object',
  )

/** Also as "-25.28,-57.56,2" or a list, in the order of the names. */
function readParts(value: unknown, schema: Schema): unknown {
  const { properties = {} } = schema
  const names = Object.keys(properties)
  const given = parsed(value)
  const parts = typeof given === 'string' ? given.split(',') : given
  if (Array.isArray(parts)) {
    if (parts.length > names.length || parts.length < (schema.required?.length ?? 0)) return value
    return Object.fromEntries(
      parts.map((part, at) => [names[at] ?? '', coerce(part, properties[names[at] ?? ''])]),
    )
  }
  return typeof parts === 'object' && parts !== null ? readObject(parts, schema, names) : value
}
