import { z } from 'zod'

export interface JobOptions {
  retries?: number
  /** Seconds; doubles with each retry, unless `steady`. */
  retryDelay?: number
  steady?: boolean
  /** Seconds until a running job counts as failed. */
  expireIn?: number
  /** Seconds until a dead server's job counts as failed. */
  lease?: number
  /** Seconds between polls for jobs of other servers. */
  pollInterval?: number
  batchSize?: number
  /** Milliseconds to collect a batch. */
  batchWait?: number
}

export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  options: JobOptions
}

export interface JobToSend {
  name: string
  data: object
  key?: string
}

export interface JobHandler {
  job: Job
  run(data: unknown): Promise<void>
  /** On one server. */
  everyMinutes?: number
  paused?: string | undefined
}

export function job<Data extends z.ZodType>(name: string, data: Data, options: JobOptions = {}): Job<Data> {
  return { name, data, options }
}

/** Sent once per key. */
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
