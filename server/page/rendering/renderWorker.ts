import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { RenderPage } from '#shared/page/bootData.ts'
import { renderWith } from './render.ts'
import { loaded, type Outcome, type Task } from './renderTask.ts'

const { renderer } = z.object({ renderer: z.string() }).parse(workerData)
/** Below the thread that answers. */
const niceness = 5

/** Linux has priorities by thread; elsewhere the thread stays as it is. */
function lowerPriority(): void {
  const own = '/proc/thread-self'
  if (!fs.existsSync(own)) return
  os.setPriority(Number(path.basename(fs.readlinkSync(own))), niceness)
}

lowerPriority()
const { renderPage }: { renderPage: RenderPage } = await import(renderer)
const render = renderWith(renderPage)

parentPort?.on('message', async ({ id, page }: Task) => {
  let outcome: Outcome
  try {
    outcome = { id, ...(await render(page)) }
  } catch (error) {
    outcome = { id, error }
  }
  parentPort?.postMessage(outcome, 'html' in outcome ? [outcome.html.buffer as ArrayBuffer] : [])
})
parentPort?.postMessage(loaded)
