import { core } from 'zod'
import { AppError, type FieldProblem } from '#server/core/errors.ts'
import { words } from '#server/core/words.ts'
import type { ErrorCode } from '#shared/core/errors.ts'
import { defaultLanguage } from '#shared/core/language.ts'

/** Throws `code` with every invalid field. */
export function validate<S extends core.$ZodType>(
  schema: S,
  value: unknown,
  code: ErrorCode,
): core.output<S> {
  const parsed = core.safeParse(schema, value, { reportInput: true })
  const fields: Record<string, FieldProblem> = {}
  if (parsed.success) {
    requireStorable(parsed.data, code)
    return parsed.data
  }
  for (const issue of parsed.error.issues) {
    const name = issue.path.join('.')
    if (name !== '') fields[name] ??= problemOf(issue, code)
  }
  throw new AppError(code, Object.keys(fields).length > 0 ? { fields } : {})
}

const isProblem = (text: string): text is FieldProblem =>
  Object.hasOwn(words(defaultLanguage).errors.fields, text)

function problemOf(issue: core.$ZodIssue, code: ErrorCode): FieldProblem {
  const missing = issue.input === undefined || issue.input === null
  const isRepeated = code === 'bad_parameter' && Array.isArray(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      if (missing) return 'required'
      return isRepeated ? 'repeated' : 'invalid'
    case 'too_small':
      if (issue.origin === 'array') return 'too_few'
      return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_small'
    case 'too_big':
      if (issue.origin === 'array') return 'too_many'
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'invalid_value':
      if (missing) return 'required'
      return isRepeated ? 'repeated' : 'not_a_choice'
    case 'custom':
      return isProblem(issue.message) ? issue.message : 'invalid'
    default:
      return 'invalid'
  }
}

/** Throws `code` for a string that Postgres cannot store. */
export function requireStorable(value: unknown, code: ErrorCode): void {
  const path = findUnstorable(value)
  if (path !== undefined) throw new AppError(code, { fields: { [path]: 'invalid' } })
}

/** The path of a string with NUL or a lone surrogate. */
export function findUnstorable(value: unknown): string | undefined {
  // Iterative: values can be nested deeper than the stack.
  const pending: [path: string, value: unknown][] = [['', value]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, one] = next
    if (typeof one === 'string' && (one.includes('\0') || /\p{Surrogate}/u.test(one))) return path
    if (typeof one !== 'object' || one === null) continue
    for (const [name, part] of Object.entries(one))
      pending.push([path === '' ? name : `${path}.${name}`, part])
  }
  return undefined
}
