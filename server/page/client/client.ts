import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { RenderPage } from '#shared/page/boot.ts'
import type { PageScripts } from './scripts.ts'

export interface Client {
  /** Named by their content; without headers of pages, since nothing is run under their address. */
  assets: RequestHandler
  /** The client's other files. */
  files: RequestHandler
  /** To be filled by `writeHtml`. */
  template(address: string): Promise<string>
  /** Renders pages on the server; absent without a build. */
  render?: RenderPage
  scripts: PageScripts
  /** In development: starts Vite on this server. */
  attach(server: Server): Promise<void>
  close(): Promise<void>
}
