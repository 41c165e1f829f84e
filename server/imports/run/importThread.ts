import path from 'node:path'
import type { Env } from '#server/core/env.ts'
import { serverFolder } from '#server/core/folders.ts'
import { createTaskThread } from '#server/core/threads/taskThread.ts'

export interface ImportTask {
  name: string
  data: unknown
}

const bounds = {
  // Of a feed; a job that takes longer goes on with the next try.
  timeout: 4 * 3_600_000,
  loadTimeout: 4 * 3_600_000,
  restartInterval: 1000,
  memory: 320,
  youngMemory: 16,
  idleTime: 15_000,
}

/** Does tasks of `longTasks` on a thread with connections of its own; resolves with the names of the jobs that they sent. */
export function createImportThread(env: Env): (task: ImportTask) => Promise<string[]> {
  const file = path.join(serverFolder, 'importWorker.ts')
  return createTaskThread<ImportTask, string[]>({ name: 'import', file, workerData: env }, bounds)
}
