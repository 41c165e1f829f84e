import { words } from '#server/core/words.ts'
import { type ErrorCode, errorStatus } from '#shared/core/errors.ts'
import type { Language } from '#shared/core/language.ts'

/** What an answer may say about a field: a key of `words.errors.fields`. */
export type FieldProblem = keyof ReturnType<typeof words>['errors']['fields']

/** The one error of the server. Thrown anywhere, answered once; its code gives the status and the text. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      fields?: Record<string, FieldProblem>
      headers?: Record<string, string>
      cause?: unknown
      /** A fuller text than the code's own, where the case can say more. */
      sentence?: (language: Language) => string
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
  }

  get status(): number {
    return errorStatus[this.code]
  }

  /** The answer's body in the reader's language. */
  toAnswer(language: Language) {
    const { errors } = words(language)
    const fields =
      this.details.fields &&
      Object.fromEntries(
        Object.entries(this.details.fields).map(([name, problem]) => [name, errors.fields[problem]]),
      )
    const error = this.details.sentence?.(language) ?? errors.codes[this.code]
    return { error, code: this.code, ...(fields ? { fields } : {}) }
  }
}
