import { z } from 'zod'

export interface JobOptions {
  retries?: number
  /** Seconds; doubles with each retry, unless `steady`. */
  retryDelay?: number
  steady?: boolean
  /** Seconds until a running job counts as failed. */
  expireIn?: number
  /** Seconds until a job of a dead server counts as failed; a live one renews it. */
  lease?: number
  /** Seconds between polls for jobs of other servers; own ones start at once, or after `batchWait`. */
  pollInterval?: number
  /** So many are fetched and completed together; each still fails alone. */
  batchSize?: number
  /** Milliseconds in which a batch gathers. */
  batchWait?: number
}

export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  options: JobOptions
}

/** A job with its data, to be sent. */
export interface JobToSend {
  name: string
  data: object
  key?: string
}

/** The work may run more than once. */
export interface JobHandler {
  job: Job
  run(data: unknown): Promise<void>
  /** On one server. */
  everyMinutes?: number
  /** Why its jobs wait, instead of being worked on. */
  paused?: string | undefined
}

export function job<Data extends z.ZodType>(name: string, data: Data, options: JobOptions = {}): Job<Data> {
  return { name, data, options }
}

/** The same job of a key is sent once. */
export function toSend<Data extends z.ZodType<object, object>>(
  { name }: Job<Data>,
  data: z.input<Data>,
  key?: string,
): JobToSend {
  return { name, data, ...(key !== undefined && { key }) }
}

export function handle<Data extends z.ZodType>(
  job: Job<Data>,
  work: (data: z.output<Data>) => Promise<void>,
): JobHandler {
  return { job, run: async (data) => work(job.data.parse(data)) }
}

const nothing = z.unknown()

/** Retried once: the next run is soon. */
export function every(minutes: number, name: string, work: () => Promise<unknown>): JobHandler {
  return {
    job: job(name, nothing, { retries: 1 }),
    everyMinutes: minutes,
    async run() {
      await work()
    },
  }
}
