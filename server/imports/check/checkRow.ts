import { createHash } from 'node:crypto'
import { AppError } from '#server/core/errors.ts'
import { validate } from '#server/core/http/validate.ts'
import type { importRows, KeptField, RowProblem } from '#server/imports/importRows.table.ts'
import { choiceOf } from '#server/imports/values/choices.ts'
import { isRetried } from '#server/imports/values/retriedPictures.ts'
import { requirePlausibleLocation, requirePlausiblePrices } from '#server/listings/publish/doubts.ts'
import { draftOf, isTypedPriceOf, type ListingFacts } from '#server/listings/publish/draft.ts'
import { planChange } from '#server/listings/publish/write.ts'
import type { ErrorCode } from '#shared/core/errors.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import { type FollowedField, followedFields } from '#shared/imports/listingSource.ts'
import { listingChange, type NewListing, newListing } from '#shared/listings/publishing.ts'
import { departmentOf } from '#shared/places/places.ts'
import { composedTitle } from './composedTexts.ts'
import { groupKey, problemsOf } from './problems.ts'
import { knownNeighborhood, readRow } from './readRow.ts'
import type { Said } from './said.ts'

/** What is known of its code. */
export interface KnownSource {
  externalId: string
  listingId: string
  hash: string
  written: Record<string, unknown>
  pictures: string[]
  pictureTries: number
  withdrawnAt: Date | null
  ownerLocks: FollowedField[]
}

export interface CheckContext {
  mapping: ImportMapping
  /** Guaraníes per US dollar. */
  rate: number
  requireLocal(draft: NewListing, without?: string): Promise<void>
}

export interface RowToCheck {
  number: number
  cells: string[]
  takes: string[]
}

type Columns = typeof importRows.$inferInsert
export type Checked = Required<
  Pick<
    Columns,
    | 'action'
    | 'externalId'
    | 'hash'
    | 'problems'
    | 'warnings'
    | 'kept'
    | 'draft'
    | 'said'
    | 'pictures'
    | 'listingId'
  >
>

/** With its code, by which it is known again. */
export function sayRow({ cells }: Pick<RowToCheck, 'cells'>, mapping: ImportMapping): Said {
  const said = readRow(cells, mapping)
  const { city, neighborhood } = said.fields
  if (typeof neighborhood === 'string')
    said.fields.neighborhood = knownNeighborhood(neighborhood, typeof city === 'string' ? city : undefined)
  if (!mapping.columns.includes('externalId')) said.externalId = contentCode(said)
  else if (said.externalId === '')
    said.problems.push({
      code: 'required',
      field: 'externalId',
      column: mapping.columns.indexOf('externalId'),
      value: '',
    })
  return said
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Of a sheet without codes: what does not change while a home is offered. */
function contentCode({ fields }: Said): string {
  const names = [
    'title',
    'propertyType',
    'transactionType',
    'city',
    'neighborhood',
    'address',
    'bedrooms',
    'area',
  ]
  return `~${digest(names.map((name) => fields[name] ?? null)).slice(0, 22)}`
}

const hashOf = ({ fields, pictures }: Said) =>
  digest([Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)), pictures ?? null])

/** Says what it said when it was last written, all of which came. */
export const isUnchanged = (row: RowToCheck, said: Said, known: KnownSource): boolean =>
  known.withdrawnAt === null && row.takes.length === 0 && known.hash === hashOf(said) && !isRetried(known)

export async function checkRow(
  row: RowToCheck,
  said: Said,
  { known, facts }: { known: KnownSource | undefined; facts: ListingFacts | undefined },
  context: CheckContext,
): Promise<Checked> {
  const checked: Checked = {
    action: 'refused',
    externalId: said.externalId || null,
    hash: hashOf(said),
    problems: said.problems,
    warnings: said.warnings,
    kept: [],
    draft: null,
    said: null,
    pictures: null,
    listingId: known?.listingId ?? null,
  }
  if (said.problems.length > 0) return checked
  if (known && isUnchanged(row, said, known)) return { ...checked, action: 'unchanged' }
  try {
    if (!known || !facts) return { ...checked, ...(await checkNew(said, row, context)), listingId: null }
    return { ...checked, ...(await checkChange(said, row, { known, facts }, context)) }
  } catch (error) {
    return { ...checked, problems: doubtsOf(error, said.fields, row.cells, context) }
  }
}

/** What says yes to a doubt. */
const confirmations: Partial<Record<ErrorCode, 'confirmPrice' | 'confirmLocation'>> = {
  price_currency_suspect: 'confirmPrice',
  location_suspect: 'confirmLocation',
}

/** Doubts that are answered for all rows are asked no more; a price in the other currency is changed over. */
async function withAnswers<T>(
  fields: Record<string, unknown>,
  { mapping }: CheckContext,
  check: (fields: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  let asked = fields
  for (;;) {
    try {
      return await check(asked)
    } catch (error) {
      const confirmation = error instanceof AppError ? confirmations[error.code] : undefined
      if (!confirmation || asked[confirmation]) throw error
      const [problem] = problemsOf(error, [], mapping)
      const answer = problem && mapping.answers[groupKey(problem)]
      if (!answer) throw error
      asked = { ...asked, [confirmation]: true }
      if (answer === 'swap' && isPrice(asked.price))
        asked.price = { ...asked.price, currency: asked.price.currency === 'USD' ? 'PYG' : 'USD' }
    }
  }
}

function doubtsOf(
  error: unknown,
  { price }: Record<string, unknown>,
  cells: readonly string[],
  { mapping }: CheckContext,
): RowProblem[] {
  return problemsOf(error, cells, mapping).map((problem) =>
    problem.code === 'other_currency' && problem.field === 'price' && isPrice(price)
      ? { ...problem, typed: price.currency }
      : problem,
  )
}

const isPrice = (value: unknown): value is { amount: number; currency: Currency } =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

async function checkNew(
  { fields: all, pictures, warnings }: Said,
  { cells }: RowToCheck,
  context: CheckContext,
): Promise<Partial<Checked>> {
  const { status = 'active', ...fields } = all
  const statusColumn = context.mapping.columns.indexOf('status')
  if (status === 'reserved' || status === 'closed') {
    const problem: RowProblem = {
      ...{ code: 'not_offered', field: 'status', column: statusColumn },
      value: cells[statusColumn] ?? '',
    }
    return { problems: [problem] }
  }
  const title = typeof fields.title === 'string' ? fields.title : ''
  fields.propertyType ??= choiceOf('propertyType', title)
  fields.transactionType ??= choiceOf('transactionType', title)
  const missing = ['propertyType', 'transactionType'].filter((name) => fields[name] === undefined)
  if (missing.length > 0)
    throw new AppError('invalid', {
      fields: Object.fromEntries(missing.map((name) => [name, 'required' as const])),
    })
  const composed = composedTitle(fields)
  if (title === '' && composed) {
    fields.title = composed
    warnings.push({ code: 'composed_title', field: 'title', column: null, value: composed })
  }
  fields.description ||= fields.title
  if (typeof fields.city === 'string') fields.state = departmentOf(fields.city)
  const sayOf = (draft: NewListing) => ({
    pictures: pictures ?? null,
    said: { ...picked(draft, Object.keys(all)), status },
  })
  let read: NewListing | undefined
  try {
    const draft = await withAnswers(fields, context, async (asked) => {
      const valid = validate(newListing, asked, 'invalid')
      read = valid
      requirePlausiblePrices(valid, context.rate)
      await context.requireLocal(valid)
      requirePlausibleLocation(valid)
      return valid
    })
    return { action: 'create', draft, warnings, ...sayOf(draft) }
  } catch (error) {
    if (!read) throw error
    // Of a home that is known under another code nothing is doubted again.
    return { problems: doubtsOf(error, fields, cells, context), ...sayOf(read) }
  }
}

function picked(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

const isFollowed = (name: string) => followedFields.some((one) => one === name)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const shown = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? '')).slice(0, 300)

async function checkChange(
  { fields: all, pictures: given, warnings }: Said,
  { takes }: RowToCheck,
  { known, facts }: { known: KnownSource; facts: ListingFacts },
  context: CheckContext,
): Promise<Partial<Checked>> {
  if (facts.status === 'deleted') {
    const told = { code: 'deleted_here', field: null, column: null, value: '' }
    return { action: 'unchanged', warnings: [...warnings, told] }
  }
  const { status, ...fields } = all
  const current = picked(draftOf(facts), Object.keys(fields))
  const kept: KeptField[] = []
  const wanted: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const was = known.written[name]
    const isLocked = known.ownerLocks.some((one) => one === name)
    const isEdited = was !== undefined && !isSame(was, current[name]) && !isFollowed(name)
    if (!(isEdited || isLocked) || takes.includes(name)) wanted[name] = value
    else if (!isSame(value, current[name]))
      kept.push({ field: name, ours: shown(current[name]), theirs: shown(value) })
  }
  const plan = await withAnswers(wanted, context, async (asked) => {
    const change = validate(listingChange, asked, 'invalid')
    const planned = planChange(facts, change, context.rate)
    if (planned.isOtherMarket) await context.requireLocal(planned.draft, facts.id)
    return { change, draft: planned.draft }
  })
  const said = { ...picked(plan.draft, Object.keys(fields)), ...(status !== undefined && { status }) }
  const changed = Object.entries(plan.change).filter(([name]) => {
    if (name === 'price') return plan.change.price != null && !isTypedPriceOf(facts, plan.change.price)
    return name in fields && !isSame(Object.entries(said).find(([one]) => one === name)?.[1], current[name])
  })
  const next = known.ownerLocks.includes('status') ? undefined : statusFor(status, facts, known)
  const isPictured =
    given !== undefined &&
    (isRetried(known) ||
      !isSame(
        given.map(({ url }) => url),
        known.pictures,
      ))
  const change = {
    ...Object.fromEntries(changed),
    ...(next && { status: next }),
    ...(changed.length > 0 && picked(plan.change, Object.values(confirmations))),
  }
  const isNothing = changed.length === 0 && !next && !isPictured
  return {
    ...{ kept, warnings, said: isNothing ? null : said },
    action: isNothing ? 'unchanged' : 'update',
    draft: isNothing ? null : validate(listingChange, change, 'invalid'),
    pictures: isPictured ? given : null,
  }
}

/** What was hidden as it had vanished is shown again with its row. */
function statusFor(status: unknown, facts: ListingFacts, { withdrawnAt }: KnownSource): string | undefined {
  const isHidden = facts.status === 'draft' || facts.status === 'expired'
  const next = status ?? (withdrawnAt !== null && isHidden ? 'active' : undefined)
  if (typeof next !== 'string' || next === facts.status) return undefined
  return next === 'active' && facts.status === 'pending' ? undefined : next
}
