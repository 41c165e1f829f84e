import path from 'node:path'
import { startThread } from '#server/core/threads/thread.ts'
import type { Base } from '#server/listings/search/engine/base.ts'
import { type MaxListings, TooManyListings } from './build.ts'

type Message = { base: Base } | { tooMany: true }

/** In shared memory, without a copy. */
export function buildInWorker(url: string, max: MaxListings, signal: AbortSignal): Promise<Base> {
  return new Promise((resolve, reject) => {
    const worker = startThread(path.join(import.meta.dirname, 'buildWorker.ts'), { workerData: { url, max } })
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
