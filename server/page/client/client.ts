import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { Preloads } from './preloads.ts'

/** Where the page's template and scripts come from. */
export interface Client {
  /** Answers scripts, styles and other files of the client. */
  files: RequestHandler
  /** The template for an address, with the places that `writeHtml` fills. */
  template(address: string): Promise<string>
  /** Links to the code and words of a page; none while developing. */
  preloads: Preloads
  /** In development: starts Vite, whose live updates go over this server's own port. */
  attach(server: Server): Promise<void>
  close(): Promise<void>
}
