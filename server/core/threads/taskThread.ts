import type { Worker, WorkerOptions } from 'node:worker_threads'
import { loaded, type Outcome, type Task } from './answerTasks.ts'
import { startThread } from './thread.ts'

export interface ThreadBounds {
  /** Milliseconds for one task. */
  timeout: number
  /** Milliseconds for one that also waits for the code. */
  loadTimeout: number
  /** Milliseconds between two starts. */
  restartInterval: number
  /** Of its heap, in megabytes. Without a bound, it grows to that of the process before anything is freed. */
  memory: number
  /** Of its young generation, in megabytes. Default: half of `memory`. */
  youngMemory?: number
  /** Milliseconds without a task until it is ended, and its memory freed; the next task starts another. */
  idleTime?: number
}

interface Source {
  /** Of the thread, in errors. */
  name: string
  /** Path of a module that calls `answerTasks`. */
  file: string
  workerData?: WorkerOptions['workerData']
  /** Else with the first task. */
  startsAtOnce?: boolean
}

interface Waiting<Output> {
  resolve(output: Output): void
  reject(error: unknown): void
}

/**
 * Does tasks on a thread of their own: the event loop goes on answering. A thread that ends or does not answer
 * fails its tasks; the next one starts another.
 */
export function createTaskThread<Input, Output>(
  { name, file, workerData, startsAtOnce = false }: Source,
  { timeout, loadTimeout, restartInterval, memory, youngMemory = memory / 2, idleTime }: ThreadBounds,
): (input: Input) => Promise<Output> {
  const waiting = new Map<number, Waiting<Output>>()
  let lastId = 0
  let startedAt = Number.NEGATIVE_INFINITY
  let isLoaded = false
  let idle: NodeJS.Timeout | undefined
  let thread: Worker | undefined = startsAtOnce ? start() : undefined

  function start(): Worker {
    startedAt = performance.now()
    isLoaded = false
    const started = startThread(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: youngMemory },
    })
    // The process may end before it.
    started.unref()
    started.on('message', (outcome: Outcome<Output> | typeof loaded) => {
      if (outcome === loaded) {
        isLoaded = true
        return
      }
      const task = waiting.get(outcome.id)
      if ('output' in outcome) task?.resolve(outcome.output)
      else task?.reject(outcome.error)
    })
    started.on('error', (error) => end(started, error))
    started.on('exit', (code) => end(started, new Error(`the ${name} thread ended with ${code}`)))
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
    if (performance.now() - startedAt < restartInterval) throw new Error(`the ${name} thread has just ended`)
    thread = start()
    return thread
  }

  function rest(current: Worker): void {
    if (idleTime === undefined || waiting.size > 0) return
    idle = setTimeout(() => {
      // A task right after it may start another.
      startedAt = Number.NEGATIVE_INFINITY
      end(current, new Error(`the ${name} thread rests`))
    }, idleTime)
    idle.unref()
  }

  return async (input) => {
    clearTimeout(idle)
    const current = running()
    const id = ++lastId
    const late = () => end(current, new Error(`a task of the ${name} thread was not done in time`))
    const timer = setTimeout(late, isLoaded ? timeout : loadTimeout)
    try {
      return await new Promise<Output>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        current.postMessage({ id, input } satisfies Task<Input>)
      })
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
      rest(current)
    }
  }
}
