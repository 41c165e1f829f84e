import { words } from '#server/core/words.ts'
import type { EditConflict } from '#shared/core/editConflict.ts'
import { type ErrorCode, errorStatus } from '#shared/core/errors.ts'
import type { Language } from '#shared/core/language.ts'

export type FieldProblem = keyof ReturnType<typeof words>['errors']['fields']

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      fields?: Record<string, FieldProblem>
      headers?: Record<string, string>
      conflicts?: EditConflict[]
      cause?: unknown
      sentence?: (language: Language) => string
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
  }

  get status(): number {
    return errorStatus[this.code]
  }

  toAnswer(language: Language) {
    const { errors } = words(language)
    const fields =
      this.details.fields &&
      Object.fromEntries(
        Object.entries(this.details.fields).map(([name, problem]) => [name, errors.fields[problem]]),
      )
    const error = this.details.sentence?.(language) ?? errors.codes[this.code]
    const { conflicts } = this.details
    return { error, code: this.code, ...(fields && { fields }), ...(conflicts && { conflicts }) }
  }
}
