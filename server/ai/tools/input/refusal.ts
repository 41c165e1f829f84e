import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
import { asAppError } from '#server/core/http/sendError.ts'
import type { ErrorCode } from '#shared/core/errors.ts'
import type { Language } from '#shared/core/language.ts'
import { toolErrors as en } from '#shared/words/en/ai/toolErrors.ts'
import { toolErrors as es } from '#shared/words/es/ai/toolErrors.ts'

const textsOf = { es, en } satisfies Record<Language, typeof es>

export type ProblemCode = keyof (typeof es)['problems']

export interface Problem {
  code: ProblemCode
  /** Path of the argument: "near.km". */
  argument?: string
  /** What the caller gave, or what would do. */
  detail?: string
}

/** Of arguments that do not fit, or cannot be meant. */
export class ToolRefusal extends Error {
  readonly problems: readonly Problem[]

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ code }) => code).join(', '))
    this.name = 'ToolRefusal'
    this.problems = problems
  }
}

/** `value`: that the schema refused. */
export const refusalOf = ({ issues }: z.ZodError, value: unknown): ToolRefusal =>
  new ToolRefusal(...issues.map((issue) => ({ argument: issue.path.join('.'), ...problemOf(issue, value) })))

/** What a caller is told: `code` is stable, `remedy` says what to do. */
export interface ToolFault {
  code: ProblemCode | ErrorCode
  error: string
  remedy: string
  argument?: string
  /** Further ones of the same call. */
  others?: { code: string; argument?: string; error: string }[]
}

const maxOthers = 4
const maxChoices = 40

/** Of an error that `runTool` threw. */
export function faultOf(error: unknown, language: Language): ToolFault {
  const { problems: texts, remedies, remedy: general } = textsOf[language]
  if (error instanceof ToolRefusal) {
    const [first, ...others] = error.problems
      .slice(0, maxOthers + 1)
      .map(({ code, argument = '', detail = '' }) => ({
        code,
        ...texts[code](argument, detail),
        ...(argument && { argument }),
      }))
    if (first)
      return {
        ...first,
        ...(others.length > 0 && { others: others.map(({ remedy: _, ...one }) => one) }),
      }
  }
  const known = asAppError(error)
  const { error: text, code, fields } = known.toAnswer(language)
  const [argument] = Object.keys(fields ?? {})
  return { code, error: text, remedy: remedies[code] ?? general, ...(argument && { argument }) }
}

/** Whether the caller can mend it. */
export const isCallersFault = (error: unknown): boolean =>
  error instanceof ToolRefusal || (error instanceof AppError && error.status < 500)

type Issue = z.ZodError['issues'][number]

const ownCode = z.object({ code: z.string() })

function problemOf(issue: Issue, value: unknown): Problem {
  const given = valueAt(value, issue.path)
  switch (issue.code) {
    case 'invalid_type':
      if (given === undefined) return { code: 'missing_argument', detail: issue.expected }
      return { code: 'wrong_type', detail: `${issue.expected}, ${kindOf(given)}` }
    case 'too_small':
      return { code: 'out_of_range', detail: `≥ ${issue.minimum}${unitOf(issue.origin)}` }
    case 'too_big':
      return { code: 'out_of_range', detail: `≤ ${issue.maximum}${unitOf(issue.origin)}` }
    case 'not_multiple_of':
      return { code: 'out_of_range', detail: `× ${issue.divisor}` }
    case 'invalid_value':
      if (given === undefined) return { code: 'missing_argument', detail: choicesOf(issue.values) }
      return { code: 'not_a_choice', detail: choicesOf(issue.values) }
    case 'custom': {
      const code = ownCode.safeParse(issue.params).data?.code
      return { code: isProblemCode(code) ? code : 'wrong_type', detail: issue.message }
    }
    default:
      return { code: 'wrong_type', detail: kindOf(given) }
  }
}

const isProblemCode = (code: string | undefined): code is ProblemCode =>
  code !== undefined && Object.hasOwn(es.problems, code)

const choicesOf = (values: readonly unknown[]) => values.slice(0, maxChoices).join(', ')

const unitOf = (origin: string) => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '')

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (one, name) =>
      typeof one === 'object' && one !== null && Object.hasOwn(one, name)
        ? Object.getOwnPropertyDescriptor(one, name)?.value
        : undefined,
    value,
  )
}
