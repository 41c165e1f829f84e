import { z } from 'zod'

export interface JobOptions {
  /** How often a failing job is tried again. */
  retries?: number
  /** Seconds before the first new try; each further one waits twice as long. */
  retryDelay?: number
  /** Seconds that a job may take; what takes longer counts as failed. */
  expireIn?: number
  /** Seconds after which a job whose server died counts as failed; a server that lives renews it meanwhile. */
  lease?: number
  /** Seconds between looks for jobs that other servers sent; what this one sends is done at once. */
  lookEvery?: number
}

/** A kind of job, declared like an endpoint: its name, what it carries, how failures are tried again. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  options: JobOptions
}

/** A job with what it does. It crossed the database and may run more than once. */
export interface JobHandler {
  job: Job
  /** Throws where the data is not what the job carries, or the work fails. */
  run(data: unknown): Promise<void>
  /** Done once in so many minutes, by whichever server is first. */
  everyMinutes?: number
}

export function job<Data extends z.ZodType>(name: string, data: Data, options: JobOptions = {}): Job<Data> {
  return { name, data, options }
}

/** What a job does with its data, parsed. */
export function handle<Data extends z.ZodType>(
  job: Job<Data>,
  work: (data: z.output<Data>) => Promise<void>,
): JobHandler {
  return { job, run: async (data) => work(job.data.parse(data)) }
}

const nothing = z.unknown()

/** Work on a schedule. The next turn is soon enough: it is tried again once before that. */
export function every(minutes: number, name: string, work: () => Promise<unknown>): JobHandler {
  return {
    job: job(name, nothing, { retries: 1 }),
    everyMinutes: minutes,
    async run() {
      await work()
    },
  }
}
