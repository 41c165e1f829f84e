import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { isBuilt, serverFolder } from '#server/core/folders.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { TooManyListings } from './build.ts'

type Message = { base: Base } | { tooMany: true }

/** The base comes in shared memory, without a copy. */
export function buildInWorker(url: string, maxListings: number, signal: AbortSignal): Promise<Base> {
  const file = isBuilt
    ? path.join(serverFolder, 'buildWorker.js')
    : path.join(import.meta.dirname, 'buildWorker.ts')
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: { url, maxListings },
      ...(isBuilt ? {} : { execArgv: ['--import', 'tsx'] }),
    })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', (message: Message) => {
      if ('base' in message) resolve(message.base)
      else reject(new TooManyListings(`more than ${maxListings} listings`))
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error('the thread that builds the search index ended'))
    })
  })
}
