import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import type { ImportDetails, ImportMapping, ImportProblem, ImportSummary } from '#shared/imports/imports.ts'
import { noCounts } from './check/summary.ts'
import type { RowProblem } from './importRows.table.ts'
import { isOfParty, type OfParty } from './imports.policy.ts'
import { countPictures, findImport, findSources, type ImportRecord } from './imports.queries.ts'
import { isUndoable } from './imports.service.ts'
import { importSources } from './imports.table.ts'

type Pictures = Pick<ImportSummary['progress'], 'pictures' | 'picturesDone' | 'picturesFailed'>
const noPictures: Pictures = { pictures: 0, picturesDone: 0, picturesFailed: 0 }

export async function toSummaries(db: Db, found: ImportRecord[]): Promise<ImportSummary[]> {
  const pictures = await countPictures(
    db,
    found.map(({ id }) => id),
  )
  return found.map((one) => toSummary(one, pictures.get(one.id) ?? noPictures))
}

function toSummary(found: ImportRecord, pictures: Pictures): ImportSummary {
  const { create, update, withdraw } = found.counts ?? noCounts
  return {
    ...{ id: found.id, fileName: found.fileName, state: found.state, phase: found.phase },
    ...{ isPaused: found.isPaused, source: found.source, rows: found.rowCount },
    counts: found.counts ?? noCounts,
    progress: {
      rows:
        found.state === 'checking' || found.state === 'mapping' ? found.rowCount : create + update + withdraw,
      rowsDone: found.rowsDone,
      ...pictures,
    },
    createdAt: found.createdAt.toISOString(),
    finishedAt: found.finishedAt?.toISOString() ?? null,
  }
}

/** Read anew. Checks no rights. */
export async function importDetailsOf(
  db: Db,
  id: string,
  { actor, language }: { actor: Actor; language: Language },
): Promise<ImportDetails | undefined> {
  const found = await findImport(db, id)
  if (!found) return undefined
  const [summary] = await toSummaries(db, [found])
  if (!summary) return undefined
  const sources = await findSources(db, whereSameParty(found))
  const { imports: w } = words(language)
  return {
    ...summary,
    columns: found.columns,
    mapping: found.mapping ?? emptyMapping(w.defaultSource),
    groups: found.groups.map((group) => ({ ...group, remedy: remedyOf(group.code, language) })),
    sources: sources.map(({ name }) => name),
    problem: found.problem === null ? null : (w.failures[found.problem] ?? found.problem),
    canUndo: isUndoable(found) && isOfParty(actor, found, 'remove'),
  }
}

const emptyMapping = (source: string): ImportMapping => ({
  ...{ columns: [], values: {}, currency: null, answers: {}, emptyDeletes: false, source },
})

function whereSameParty({ userId, agencyId }: OfParty) {
  const { userId: ofUser, agencyId: ofAgency } = importSources
  return agencyId === null ? and(eq(ofUser, userId ?? ''), isNull(ofAgency)) : eq(ofAgency, agencyId)
}

/** What to do about it: a sheet's own problems, else what publishing says of the field. */
export function remedyOf(code: string, language: Language): string {
  const { imports: w, errors } = words(language)
  const ofFields: Record<string, string> = errors.fields
  const ofCodes: Record<string, string> = errors.codes
  return w.problems[code] ?? ofFields[code] ?? ofCodes[code] ?? errors.codes.invalid
}

export function toProblem(
  { code, field, column, value }: RowProblem,
  { columns }: Pick<ImportRecord, 'columns'>,
  language: Language,
): ImportProblem {
  const header = column === null ? undefined : columns[column]?.header
  return { code, field, value, column: header ?? null, remedy: remedyOf(code, language) }
}
