import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { isBuilt, serverFolder } from '#server/core/folders.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { type MaxListings, TooManyListings } from './build.ts'

type Message = { base: Base } | { tooMany: true }

/** In shared memory, without a copy. */
export function buildInWorker(url: string, max: MaxListings, signal: AbortSignal): Promise<Base> {
  return new Promise((resolve, reject) => {
    const worker = startWorker({ url, max })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', (message: Message) => {
      if ('base' in message) resolve(message.base)
      else reject(new TooManyListings(`more than ${max.total} listings`))
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error('the thread that builds the search index ended'))
    })
  })
}

function startWorker(workerData: { url: string; max: MaxListings }): Worker {
  if (isBuilt) return new Worker(path.join(serverFolder, 'buildWorker.js'), { workerData })
  // Threads do not inherit the TypeScript loader.
  const source = pathToFileURL(path.join(import.meta.dirname, 'buildWorker.ts')).href
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(load, { eval: true, workerData })
}
