import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { z } from 'zod'
import { buildBase, TooManyListings } from './build.ts'
import { sourceOf } from './source.ts'

const { url, max } = z
  .object({ url: z.string(), max: z.object({ total: z.number(), withWords: z.number() }) })
  .parse(workerData)

const client = new pg.Client({
  connectionString: url,
  connectionTimeoutMillis: 5000,
  application_name: 'oga',
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
})
// An unhandled `error` ends the thread.
client.on('error', () => undefined)
try {
  await client.connect()
  parentPort?.postMessage({ base: await buildBase(sourceOf(client), max) })
} catch (error) {
  if (!(error instanceof TooManyListings)) throw error
  parentPort?.postMessage({ tooMany: true })
} finally {
  await client.end().catch(() => undefined)
}
