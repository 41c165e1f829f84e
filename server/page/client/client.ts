import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { Preloads } from './preloads.ts'

export interface Client {
  /** Serves the files that are named by their content. They need no headers of pages: nothing is run under their address. */
  assets: RequestHandler
  /** Serves the client's other files. */
  files: RequestHandler
  /** The template of an address, to be filled by `writeHtml`. */
  template(address: string): Promise<string>
  preloads: Preloads
  /** In development: starts Vite on this server. */
  attach(server: Server): Promise<void>
  close(): Promise<void>
}
