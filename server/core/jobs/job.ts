import { z } from 'zod'

export interface JobOptions {
  retries?: number
  /** Seconds before the first retry; the delay doubles. */
  retryDelay?: number
  /** Seconds until a running job counts as failed. */
  expireIn?: number
  /** Seconds until a job of a dead server counts as failed; a live one renews it. */
  lease?: number
  /** Seconds between polls for jobs of other servers; own jobs start at once. */
  pollInterval?: number
}

/** A kind of job: its name, the schema of its data, its retries. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  options: JobOptions
}

/** A job with its work, which may run more than once. */
export interface JobHandler {
  job: Job
  /** Throws where the data is invalid or the work fails. */
  run(data: unknown): Promise<void>
  /** Runs once per so many minutes, on one server. */
  everyMinutes?: number
}

export function job<Data extends z.ZodType>(name: string, data: Data, options: JobOptions = {}): Job<Data> {
  return { name, data, options }
}

export function handle<Data extends z.ZodType>(
  job: Job<Data>,
  work: (data: z.output<Data>) => Promise<void>,
): JobHandler {
  return { job, run: async (data) => work(job.data.parse(data)) }
}

const nothing = z.unknown()

/** A scheduled job; retried once, since the next run is soon. */
export function every(minutes: number, name: string, work: () => Promise<unknown>): JobHandler {
  return {
    job: job(name, nothing, { retries: 1 }),
    everyMinutes: minutes,
    async run() {
      await work()
    },
  }
}
