import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { singleLine } from '#shared/core/fields/singleLine.ts'
import { paging, rowsOfPage } from '#shared/core/paging.ts'
import { choices, line } from '#shared/core/query.ts'
import { recordOf } from '#shared/core/records.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { importFields } from './importFields.ts'
import { importCountNames, importStates } from './importStates.ts'
import { sheetLimits } from './sheetLimits.ts'

const importCounts = z.object(recordOf(importCountNames, () => z.int()))

/** What is read otherwise: the currency changed over, or taken as it is. */
export const importAnswers = ['swap', 'as_is'] as const
export type ImportAnswer = (typeof importAnswers)[number]

const short = z.string().check(z.maxLength(200))
const field = z.enum(importFields)
export const importMapping = z.object({
  /** By column; null: not read. */
  columns: z.array(z.nullable(field)).check(z.maxLength(sheetLimits.columns)),
  /** By field and by what the sheet says, folded; of an empty cell, ''. */
  values: z._default(z.partialRecord(field, z.record(short, short)), {}),
  /** Of prices that name none. */
  currency: z._default(z.nullable(z.enum(currencies)), null),
  /** By group of problems. */
  answers: z._default(z.record(short, z.enum(importAnswers)), {}),
  /** An empty cell removes what a listing has. */
  emptyDeletes: z._default(z.boolean(), false),
  /** Its rows are known again by their code, in later sheets of the same name. */
  source: z.string().check(singleLine, z.minLength(1), z.maxLength(80)),
})
export type ImportMapping = z.output<typeof importMapping>
export type ImportMappingInput = z.input<typeof importMapping>

export const importColumn = z.object({
  header: z.string(),
  /** Three different ones. */
  samples: z.array(z.string()),
  /** Of what few are to choose from: what the sheet says, the most frequent first. */
  values: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type ImportColumn = z.infer<typeof importColumn>

/** `code`: why; the cure follows from it. */
export const importProblem = z.object({
  code: z.string(),
  field: z.nullable(z.string()),
  column: z.nullable(z.string()),
  value: z.string(),
  /** What to do, in the language of who asks. */
  remedy: z.string(),
})
export type ImportProblem = z.infer<typeof importProblem>

export const importGroup = z.extend(z.omit(importProblem, { column: true }), {
  /** For `answers` and `values`. */
  key: z.string(),
  count: z.int(),
  /** Some of its rows. */
  rows: z.array(z.int()),
  isRefused: z.boolean(),
  /** Of `other_currency`: what the prices seem to be in. */
  seemsIn: z.optional(z.enum(currencies)),
})
export type ImportGroup = z.infer<typeof importGroup>

export const importProgress = z.object({
  rows: z.int(),
  rowsDone: z.int(),
  pictures: z.int(),
  picturesDone: z.int(),
  picturesFailed: z.int(),
})

const summary = {
  id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** While it runs. */
  phase: z.enum(['import', 'undo']),
  isPaused: z.boolean(),
  source: z.nullable(z.string()),
  rows: z.int(),
  counts: importCounts,
  progress: importProgress,
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
}
export const importSummary = z.object(summary)
export type ImportSummary = z.infer<typeof importSummary>

export const importDetails = z.object({
  ...summary,
  columns: z.array(importColumn),
  mapping: importMapping,
  groups: z.array(importGroup),
  /** Names of the party's earlier sheets. */
  sources: z.array(z.string()),
  /** Of `failed`. */
  problem: z.nullable(z.string()),
  canUndo: z.boolean(),
})
export type ImportDetails = z.infer<typeof importDetails>

export const rowResults = ['create', 'update', 'unchanged', 'withdraw', 'refused', 'warned', 'kept'] as const
export type RowResult = (typeof rowResults)[number]

export const importRow = z.object({
  row: z.int(),
  externalId: z.nullable(z.string()),
  title: z.string(),
  listingId: z.nullable(z.string()),
  result: z.enum(['create', 'update', 'unchanged', 'withdraw', 'refused']),
  isDone: z.boolean(),
  problems: z.array(importProblem),
  warnings: z.array(importProblem),
  /** Edited here since: what stays, beside what the sheet says. */
  kept: z.array(z.object({ field: z.string(), ours: z.string(), theirs: z.string() })),
})
export type ImportRow = z.infer<typeof importRow>

export const rowChange = z.object({
  /** By column, counted from 0. */
  cells: z.optional(
    z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.string().check(z.maxLength(sheetLimits.cell))),
  ),
  /** Fields of which the sheet's value is taken. */
  take: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(importFields.length))),
})

const params = z.object({ id: z.string() })
const rowParams = z.object({ id: z.string(), row: z.string() })
const errors = ['not_signed_in', 'not_found'] as const
const writeErrors = [...errors, 'malformed_json', 'invalid', 'conflict', 'too_many_requests'] as const

export const importsApi = {
  upload: endpoint('POST', '/api/imports', {
    summary:
      'Bring listings in by a sheet (CSV or xlsx; 20 MB, 20,000 rows): multipart/form-data, field `file`. Nothing is written until it is run',
    access: 'user',
    query: z.object({ name: line(200) }),
    file: 'file',
    answer: importDetails,
    status: 201,
    errors: [
      'malformed_body',
      'bad_parameter',
      'not_signed_in',
      'timeout',
      'too_large',
      'unsupported_type',
      'invalid',
      'too_many_requests',
      'unavailable',
    ],
  }),
  list: endpoint('GET', '/api/imports', {
    summary: 'Sheets that were brought in by the user, or for the agency that they work for, newest first',
    access: 'user',
    query: paging,
    answer: z.array(importSummary),
    paged: true,
    rows: rowsOfPage,
    errors: ['not_signed_in', 'bad_parameter', 'bad_cursor'],
  }),
  get: endpoint('GET', '/api/imports/:id', {
    summary: 'A sheet: its columns, what they are read as, what running it does, and how far it is',
    access: 'user',
    params,
    answer: importDetails,
    ages: true,
    errors,
  }),
  map: endpoint('PUT', '/api/imports/:id/mapping', {
    summary: 'Say what its columns and values are; it is checked anew',
    access: 'user',
    params,
    body: importMapping,
    answer: importDetails,
    errors: writeErrors,
  }),
  rows: endpoint('GET', '/api/imports/:id/rows', {
    summary: 'Its rows by what becomes of them, with problems and remedies',
    access: 'user',
    params,
    query: z.extend(paging, { result: choices(rowResults) }),
    answer: z.array(importRow),
    paged: true,
    rows: rowsOfPage,
    errors: [...errors, 'bad_parameter', 'bad_cursor'],
  }),
  refused: endpoint('GET', '/api/imports/:id/refused', {
    summary: 'The refused rows as CSV, with the reasons',
    access: 'user',
    params,
    download: 'text/csv',
    cost: 20,
    errors: [...errors, 'too_many_requests'],
  }),
  changeRow: endpoint('PATCH', '/api/imports/:id/rows/:row', {
    summary: 'Correct cells of a row, or take what it says over what was edited here',
    access: 'user',
    params: rowParams,
    body: rowChange,
    answer: importRow,
    errors: writeErrors,
  }),
  run: endpoint('POST', '/api/imports/:id/run', {
    summary: 'Write what was checked; also goes on after a pause',
    access: 'user',
    params,
    body: z.object({
      /** Hide what is no longer in the sheet: it is complete. */
      withdraw: z._default(z.boolean(), false),
    }),
    answer: importDetails,
    status: 200,
    errors: writeErrors,
  }),
  pause: endpoint('POST', '/api/imports/:id/pause', {
    summary: 'Write no more until it is run again',
    access: 'user',
    params,
    answer: importDetails,
    status: 200,
    errors: [...errors, 'conflict'],
  }),
  stop: endpoint('POST', '/api/imports/:id/stop', {
    summary: 'End it: what was written stays, what was not is left out',
    access: 'user',
    params,
    answer: importDetails,
    status: 200,
    errors: [...errors, 'conflict'],
  }),
  undo: endpoint('POST', '/api/imports/:id/undo', {
    summary: 'Take back all that it wrote, while nothing of it was changed since',
    access: 'user',
    params,
    answer: importDetails,
    status: 200,
    errors: [...errors, 'forbidden', 'conflict'],
  }),
}
