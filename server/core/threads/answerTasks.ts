import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'

export interface Task<Input> {
  id: number
  input: Input
}

export type Outcome<Output> = { id: number; output: Output } | { id: number; error: unknown }

/** Sent once. */
export const loaded = 'loaded'

/** Below the thread that answers. */
const niceness = 5

/** Linux has priorities by thread; elsewhere the thread stays as it is. */
function lowerPriority(): void {
  const own = '/proc/thread-self'
  if (!fs.existsSync(own)) return
  os.setPriority(Number(path.basename(fs.readlinkSync(own))), niceness)
}

/** For the module of a thread that `createTaskThread` starts. `movedOf`: what is moved instead of copied, if anything. */
export function answerTasks<Input, Output>(
  work: (input: Input) => Promise<Output>,
  movedOf?: (output: Output) => ArrayBuffer,
): void {
  lowerPriority()
  parentPort?.on('message', async ({ id, input }: Task<Input>) => {
    let outcome: Outcome<Output>
    try {
      outcome = { id, output: await work(input) }
    } catch (error) {
      outcome = { id, error }
    }
    parentPort?.postMessage(outcome, movedOf && 'output' in outcome ? [movedOf(outcome.output)] : [])
  })
  parentPort?.postMessage(loaded)
}
