import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/core/database/database.ts'
import type { JobHandler, JobOptions } from '#server/core/jobs/job.ts'

interface Job extends Record<string, unknown> {
  name: string
  state: string
  data: Record<string, unknown>
}

/** Oldest first. */
export async function jobsOf(db: Db): Promise<Job[]> {
  const { rows } = await db.execute<Job>(
    sql`select name, state::text, data from queue.job order by created_on, name`,
  )
  return rows
}

export async function mailsTo(db: Db, userId: string): Promise<unknown[]> {
  const jobs = await jobsOf(db)
  return jobs.flatMap(({ name, data }) =>
    name === 'send-mail' && data.userId === userId ? [data.message] : [],
  )
}

export async function untilJobsAreDone(db: Db): Promise<void> {
  const open = async () => {
    const jobs = await jobsOf(db)
    return jobs.filter(({ state }) => ['created', 'active', 'retry'].includes(state)).length
  }
  await expect.poll(open, { timeout: 20_000, interval: 20 }).toBe(0)
}

export async function deleteJobs(db: Db): Promise<void> {
  await db.execute(sql`delete from queue.job`)
}

export function pollOften(handlers: readonly JobHandler[]): JobHandler[] {
  const pace: JobOptions = { retryDelay: 1, pollInterval: 0.1 }
  return handlers.map(({ job, ...rest }) => ({
    ...rest,
    job: { ...job, options: { ...job.options, ...pace } },
  }))
}
