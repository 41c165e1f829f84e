import type { Request } from 'express'
import { eachActivity } from '#server/activities/activities.service.ts'
import type { Context } from '#server/core/context.ts'
import { createMemo, freshFor } from '#server/core/database/memo.ts'
import { type Actor, adminIdOf } from '#server/core/http/actor.ts'
import { sendCsv } from '#server/core/http/csv.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Semaphore } from '#server/core/http/limits/semaphore.ts'
import type { Api } from '#server/core/http/serve.ts'
import { words } from '#server/core/words.ts'
import { eachModerated } from '#server/listings/moderation/moderation.service.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import { dayInParaguay } from '#shared/core/paraguayTime.ts'
import { type ExportName, exportsApi, type Reports, reportDays, reportsApi } from '#shared/reports.ts'
import { activityCells, agentRows, inquiryRows, listingCells, type Rows } from './exports.ts'
import { createReports, type ListingCounts, readStats } from './reports.service.ts'

/** Each reads a whole table. */
const exportLimit: Limit = { points: 30, seconds: 3600 }
/** Milliseconds: figures of whole tables. */
const reportFreshness = 30_000

export function reportsRoutes(api: Api, context: Context, costly: Semaphore): void {
  const { db, database } = context
  const limitExports = createSharedLimit(context, 'admin-export', exportLimit)
  const read = createReports(context)
  const memo = createMemo<Reports>(freshFor(reportFreshness), { maxSize: reportDays.length })

  const counts = createMemo<ListingCounts>(freshFor(reportFreshness), { maxSize: 4 })
  api.serve(reportsApi.stats, () => readStats(db, counts))
  api.serve(reportsApi.reports, ({ query: { days = '30' } }) => memo(days, () => costly(() => read(days))))

  async function download(
    name: ExportName,
    { actor, request, language }: { actor: Actor; request: Request; language: Language },
    rows: Rows,
  ): Promise<undefined> {
    await limitExports(adminIdOf(actor))
    const { adminExports: w } = words(language)
    const day = dayInParaguay(new Date())
    await sendCsv(request, `${brand.slug}-${w.files[name]}-${day}`, w.columns[name], rows)
    return undefined
  }
  api.serve(exportsApi.agents, (call) => download('agents', call, agentRows(database.reads)))
  api.serve(exportsApi.inquiries, (call) =>
    download('inquiries', call, inquiryRows(database.reads, call.language)),
  )
  api.serve(exportsApi.properties, (call) => {
    const batches = eachModerated(database.reads, call.query)
    return download(
      'properties',
      call,
      cellsOf(batches, (row) => listingCells(row, call.language)),
    )
  })
  api.serve(exportsApi.activities, (call) => {
    const batches = eachActivity(database.reads, call.query)
    return download(
      'activities',
      call,
      cellsOf(batches, (row) => activityCells(row, call.language)),
    )
  })
}

async function* cellsOf<Row>(
  batches: AsyncIterable<Row[]>,
  toCells: (row: Row) => ReturnType<typeof listingCells>,
): Rows {
  for await (const batch of batches) yield batch.map(toCells)
}
