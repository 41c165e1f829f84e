import { and, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#server/core/context.ts'
import { readCursor, writeCursor } from '#server/core/cursor.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, actorOf, userIdOf } from '#server/core/http/actor.ts'
import { sendCsv } from '#server/core/http/csv.ts'
import { createByteBudget } from '#server/core/http/files/byteBudget.ts'
import { createBulkhead } from '#server/core/http/limits/bulkhead.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { frugally } from '#server/core/restingMemory.ts'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import { defaultLimit } from '#shared/core/paging.ts'
import { type ImportDetails, importsApi } from '#shared/imports/imports.ts'
import { sheetLimits } from '#shared/imports/sheetLimits.ts'
import { importDetailsOf, toSummaries } from './importAnswers.ts'
import { whereOfParty } from './imports.policy.ts'
import { findImports } from './imports.queries.ts'
import { mapImport, pauseImport, readImport, runImportOf, stopImport, undoImport } from './imports.service.ts'
import { imports } from './imports.table.ts'
import { changeRow, listRows, refusedCells } from './rows/rows.service.ts'
import type { RunNeeds } from './run/runNeeds.ts'
import { uploadSheet } from './upload.service.ts'

const uploadLimit: Limit = { points: 60, seconds: 3600 }
const writeLimit: Limit = { points: 600, seconds: 3600 }
/** Of all sheets that are being received. */
const maxBytesInMemory = 4 * sheetLimits.bytes
const cursor = z.object({ t: z.iso.datetime(), id: z.string() })

export function importsRoutes(api: Api, context: Context, needs: RunNeeds): void {
  const { db } = context
  const limitWrites = createSharedLimit(context, 'imports-write', writeLimit)
  const limitExports = createSharedLimit(context, 'imports-export', uploadLimit)

  async function details(id: string, asking: { actor: Actor; language: Language }): Promise<ImportDetails> {
    const found = await importDetailsOf(db, id, asking)
    if (!found) throw new AppError('not_found')
    return found
  }

  serveUploads(api, context, details)
  api.servePage(importsApi.list, async ({ query: { limit = defaultLimit, cursor: at }, actor }) => {
    const { t, id } = at === undefined ? { t: undefined, id: '' } : readCursor(cursor, at)
    const after = t === undefined ? undefined : { createdAt: new Date(t), id }
    // Runs of feeds stand with their feed.
    const isOwn = and(whereOfParty(actor, imports), isNull(imports.feedId))
    const [found, total] = await Promise.all([
      findImports(db, isOwn, { limit: limit + 1, after }),
      db.$count(imports, isOwn),
    ])
    const items = await toSummaries(db, found.slice(0, limit))
    const last = found.length > limit ? items.at(-1) : undefined
    return {
      ...{ items, total, totalIsCapped: false },
      ...(last && { next: writeCursor({ t: last.createdAt, id: last.id }) }),
    }
  })
  api.serve(importsApi.get, async ({ params, actor, language }) => {
    await readImport(db, params.id, actor)
    return details(params.id, { actor, language })
  })
  api.serve(importsApi.map, async ({ params, body, actor, language }) => {
    await limitWrites(userIdOf(actor))
    await mapImport(db, params.id, body, { actor, queue: needs.queue })
    return details(params.id, { actor, language })
  })
  api.servePage(importsApi.rows, async ({ params, query: { result, ...paging }, actor, language }) =>
    listRows(db, await readImport(db, params.id, actor), { ...paging, result, language }),
  )
  api.serve(importsApi.refused, async ({ params, actor, language, request }) => {
    const found = await readImport(db, params.id, actor)
    await limitExports(userIdOf(actor))
    const { imports: w } = words(language)
    const header = [w.rows.row, w.reason, ...found.columns.map((column) => column.header)]
    await sendCsv(request, `${brand.slug}-${w.refusedFile}`, header, refusedCells(db, found, language))
    return undefined
  })
  api.serve(importsApi.changeRow, async ({ params, body, actor, language }) => {
    await limitWrites(userIdOf(actor))
    return changeRow(needs, { id: params.id, number: rowNumberOf(params.row) }, body, { actor, language })
  })

  api.serve(importsApi.run, async ({ params, body, actor, language }) => {
    await limitWrites(userIdOf(actor))
    await runImportOf(needs, params.id, { withdraw: body.withdraw, actor })
    return details(params.id, { actor, language })
  })
  api.serve(importsApi.pause, async ({ params, actor, language }) => {
    await pauseImport(db, params.id, actor)
    return details(params.id, { actor, language })
  })
  api.serve(importsApi.stop, async ({ params, actor, language }) => {
    await stopImport(needs, params.id, actor)
    return details(params.id, { actor, language })
  })
  api.serve(importsApi.undo, async ({ params, actor, language }) => {
    await undoImport(needs, params.id, actor)
    return details(params.id, { actor, language })
  })
}

function rowNumberOf(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new AppError('not_found')
  return Number(text)
}

function serveUploads(
  api: Api,
  context: Context,
  details: (id: string, asking: { actor: Actor; language: Language }) => Promise<ImportDetails>,
): void {
  const take = createSharedLimit(context, 'imports-upload', uploadLimit)
  const one = createBulkhead(context.env.LIMITS === 'off' ? Infinity : 1)
  api.serveFile(
    importsApi.upload,
    {
      bytes: sheetLimits.bytes,
      budget: createByteBudget(maxBytesInMemory),
      async admit(request) {
        const userId = userIdOf(actorOf(request, importsApi.upload.access))
        const release = one.acquire(userId)
        try {
          await take(userId)
          return release
        } catch (error) {
          release()
          throw error
        }
      },
    },
    async ({ actor, file, query, language }) => {
      const name = query.name ?? words(language).imports.defaultSource
      const id = await frugally('work', () =>
        uploadSheet(context.db, { content: file, name, language }, actor),
      )
      return details(id, { actor, language })
    },
  )
}
