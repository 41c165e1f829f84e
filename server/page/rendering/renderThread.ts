import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTaskThread, type ThreadBounds } from '#server/core/threads/taskThread.ts'
import type { RenderedPage } from '#shared/page/bootData.ts'
import type { PageToRender, Render } from './render.ts'

const defaultBounds: ThreadBounds = {
  timeout: 5000,
  loadTimeout: 30_000,
  restartInterval: 1000,
  memory: 96,
}

/** On a thread of its own. `renderer`: path of a module that exports `renderPage`. */
export function renderOnThread(renderer: string, overrides: Partial<ThreadBounds> = {}): Render {
  const source = {
    name: 'rendering',
    file: path.join(import.meta.dirname, 'renderWorker.ts'),
    workerData: { renderer: pathToFileURL(renderer).href },
    startsAtOnce: true,
  }
  return createTaskThread<PageToRender, RenderedPage>(source, { ...defaultBounds, ...overrides })
}
