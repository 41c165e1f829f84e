import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { currencyIn } from '#shared/core/readAmount.ts'
import { type ImportField, importFields } from '#shared/imports/importFields.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import { sheetLimits } from '#shared/imports/sheetLimits.ts'
import { importRows } from './importRows.table.ts'
import { partyOf, whereOfParty } from './imports.policy.ts'
import { findSources } from './imports.queries.ts'
import { importSources, imports } from './imports.table.ts'
import { describeColumns, guessFields, headerIndex } from './read/guessColumns.ts'
import { maxHeadRows, readSheet, type SheetRow } from './read/readSheet.ts'
import { SheetError } from './read/sheetError.ts'

const batchSize = 500
/** Rows by which columns are guessed and values counted. */
const guessedRows = 2000

export interface SheetFile {
  content: Buffer
  name: string
  language: Language
}

/** Reads it whole; nothing of it is taken for anything yet. Returns its id. Throws `invalid`. */
export async function uploadSheet(
  db: Db,
  { content, name, language }: SheetFile,
  actor: Actor,
): Promise<string> {
  const party = partyOf(actor)
  const id = newId()
  // Failed until it is whole.
  await db.insert(imports).values({
    ...{ ...party, id, language, fileName: name.slice(0, 200), state: 'failed', problem: 'cut_off' },
  })
  try {
    const { header, rows, rowCount } = await storeRows(db, id, content)
    const [source] = await findSources(db, whereOfParty(actor, importSources))
    const columns = describeColumns(header, rows)
    const fields = guessFields(columns, rows, source?.headers ?? {}, isImportField)
    const priceHeader = columns[fields.indexOf('price')]?.header ?? ''
    const mapping: ImportMapping = {
      ...{ values: {}, emptyDeletes: false, ...source?.mapping, answers: {} },
      currency: currencyIn(priceHeader) ?? source?.mapping?.currency ?? null,
      columns: fields,
      source: source?.name ?? words(language).imports.defaultSource,
    }
    await db
      .update(imports)
      .set({ columns, mapping, rowCount, state: 'mapping', problem: null })
      .where(eq(imports.id, id))
    return id
  } catch (error) {
    await db.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'failed')))
    if (!(error instanceof SheetError)) throw error
    const { problem } = error
    throw new AppError('invalid', {
      cause: error,
      sentence: (spoken) => words(spoken).imports.sheetProblems[problem],
    })
  }
}

export const isImportField = (name: string): name is ImportField => importFields.some((one) => one === name)

async function storeRows(db: Db, importId: string, content: Buffer) {
  let header: string[] | undefined
  let head: SheetRow[] = []
  const rows: SheetRow[] = []
  let rowCount = 0
  let pending: SheetRow[] = []
  async function store(all: SheetRow[], atLeast: number) {
    pending.push(...all)
    if (pending.length < atLeast) return
    await insertMany(
      db,
      importRows,
      pending.map(({ number, cells }) => ({
        ...{ importId, number, cells, takes: [], problems: [], warnings: [], kept: [], isDone: false },
      })),
    )
    pending = []
  }
  async function take(row: SheetRow) {
    if (++rowCount > sheetLimits.rows) throw new SheetError('too_many_rows')
    if (rows.length < guessedRows) rows.push(row)
    await store([row], batchSize)
  }
  async function endHead() {
    const at = headerIndex(head)
    header = head[at]?.cells ?? []
    for (const row of head.slice(at + 1)) await take(row)
    head = []
  }
  for await (const row of readSheet(content)) {
    if (header) await take(row)
    else if (head.push(row) === maxHeadRows) await endHead()
  }
  if (!header) await endHead()
  if (rowCount === 0) throw new SheetError('empty_sheet')
  await store([], 1)
  return { header: header ?? [], rows, rowCount }
}
