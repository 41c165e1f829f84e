import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'

export interface JobSummary {
  name: string
  waiting: number
  running: number
  failed: number
  lastDoneAt: string | null
}

export interface FailedJob {
  id: string
  name: string
  createdAt: string
  endedAt: string | null
  attempts: number
  error: string | null
}

export interface QueueState {
  jobs: JobSummary[]
  /** The newest. */
  failed: FailedJob[]
}

export interface FailedSelection {
  ids?: readonly string[] | undefined
  name?: string | undefined
}

const maxFailed = 100
const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export async function readQueueState(db: Db, names: readonly string[]): Promise<QueueState> {
  const { rows: jobs } = await db.execute<JobSummary & Record<string, unknown>>(sql`
    select n.name,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'failed')::int as failed,
      ${iso("max(j.completed_on) filter (where j.state = 'completed')")} as "lastDoneAt"
    from unnest(${sql.param(names)}::text[]) as n (name) left join queue.job j on j.name = n.name
    group by n.name order by n.name`)
  const { rows: failed } = await db.execute<FailedJob & Record<string, unknown>>(sql`
    select id, name, ${iso('created_on')} as "createdAt", ${iso('completed_on')} as "endedAt",
      retry_count + 1 as attempts, coalesce(output ->> 'error', output -> 'value' ->> 'message') as error
    from queue.job where state = 'failed' order by completed_on desc nulls last, id limit ${maxFailed}`)
  return { jobs, failed }
}

/** `record` runs in the transaction. */
export async function retryFailed(
  db: Db,
  { ids, name }: FailedSelection,
  record: (tx: Db, count: number) => Promise<void>,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      update queue.job
      set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
      where state = 'failed'
        ${ids ? sql`and id = any(${sql.param(ids)}::uuid[])` : sql``}
        ${name === undefined ? sql`` : sql`and name = ${name}`}
      returning name`)
    await record(tx, rows.length)
    return rows.map((row) => row.name)
  })
}
