import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { newId } from '#server/core/ids.ts'
import { administer } from './database.ts'

/** Names the templates of a run, and removes them: `template.ts` makes them. */
export function setup(): () => Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-template-'))
  const name = `oga_template_${newId()}`
  process.env.TEST_TEMPLATES = folder
  process.env.TEST_POSTGRES_TEMPLATE = name
  return async () => {
    fs.rmSync(folder, { recursive: true, force: true })
    const server = process.env.TEST_POSTGRES_URL
    if (server) await administer(server, `drop database if exists ${name} with (force)`)
  }
}
