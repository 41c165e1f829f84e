import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { startThread } from '#server/core/thread.ts'
import type { RenderedPage } from '#shared/page/bootData.ts'
import type { Render } from './render.ts'
import { loaded, type Outcome, type Task } from './renderTask.ts'

interface Bounds {
  /** Milliseconds for one page. */
  timeout: number
  /** Milliseconds for one that also waits for the code. */
  loadTimeout: number
  /** Milliseconds between two starts. */
  restartInterval: number
  /** Of its heap, in megabytes. Without a bound, it grows to that of the process before anything is freed. */
  memory: number
}

const defaultBounds: Bounds = { timeout: 5000, loadTimeout: 30_000, restartInterval: 1000, memory: 96 }

interface Waiting {
  resolve(page: RenderedPage): void
  reject(error: unknown): void
}

/**
 * On a thread of its own: the event loop goes on answering. `renderer`: path of a module that exports
 * `renderPage`. A thread that ends or does not answer fails its pages; the next page starts another.
 */
export function renderOnThread(renderer: string, overrides: Partial<Bounds> = {}): Render {
  const { timeout, loadTimeout, restartInterval, memory } = { ...defaultBounds, ...overrides }
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let startedAt = 0
  let isLoaded = false
  let thread: Worker | undefined = start()

  function start(): Worker {
    startedAt = performance.now()
    isLoaded = false
    const started = startThread(path.join(import.meta.dirname, 'renderWorker.ts'), {
      workerData: { renderer: pathToFileURL(renderer).href },
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: memory / 2 },
    })
    // The process may end before it.
    started.unref()
    started.on('message', (outcome: Outcome | typeof loaded) => {
      if (outcome === loaded) {
        isLoaded = true
        return
      }
      const page = waiting.get(outcome.id)
      if ('html' in outcome) page?.resolve(outcome)
      else page?.reject(outcome.error)
    })
    started.on('error', (error) => end(started, error))
    started.on('exit', (code) => end(started, new Error(`the rendering thread ended with ${code}`)))
    return started
  }

  function end(ended: Worker, error: Error): void {
    if (ended !== thread) return
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    void ended.terminate()
  }

  function running(): Worker {
    if (thread) return thread
    if (performance.now() - startedAt < restartInterval)
      throw new Error('the rendering thread has just ended')
    thread = start()
    return thread
  }

  return async (page) => {
    const current = running()
    const id = ++lastId
    const late = () => end(current, new Error('a page was not rendered in time'))
    const timer = setTimeout(late, isLoaded ? timeout : loadTimeout)
    try {
      return await new Promise<RenderedPage>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        current.postMessage({ id, page } satisfies Task)
      })
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }
}
