import type { SheetProblem } from '#shared/imports/sheetLimits.ts'

/** The file is not read any further. */
export class SheetError extends Error {
  constructor(
    readonly problem: SheetProblem,
    cause?: unknown,
  ) {
    super(problem, { cause })
    this.name = 'SheetError'
  }
}
