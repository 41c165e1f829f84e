import type { RenderedPage } from '#shared/page/bootData.ts'
import type { PageToRender } from './render.ts'

export interface Task {
  id: number
  page: PageToRender
}

export type Outcome = ({ id: number } & RenderedPage) | { id: number; error: unknown }

/** Sent once. */
export const loaded = 'loaded'
