import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { Render } from '#server/page/rendering/render.ts'
import type { PageScripts } from './scripts.ts'

export interface Client {
  /** No page headers: they are not documents. */
  assets: RequestHandler
  files: RequestHandler
  /** Filled by `writeHtml`. */
  template(address: string): Promise<string>
  render?: Render
  scripts: PageScripts
  /** In development: starts Vite on this server. */
  attach(server: Server): Promise<void>
  close(): Promise<void>
}
