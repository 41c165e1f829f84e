import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { answerTasks } from '#server/core/threads/answerTasks.ts'
import type { RenderedPage, RenderPage } from '#shared/page/bootData.ts'
import { type PageToRender, renderWith } from './render.ts'

const { renderer } = z.object({ renderer: z.string() }).parse(workerData)
const { renderPage }: { renderPage: RenderPage } = await import(renderer)
answerTasks<PageToRender, RenderedPage>(renderWith(renderPage), ({ html }) => html.buffer as ArrayBuffer)
