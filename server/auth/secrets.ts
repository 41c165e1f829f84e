import { hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Env } from '#server/core/env.ts'

/** 32 bytes. */
export type KeyFor = (purpose: string) => Buffer

/** From `SESSION_SECRET`, else a stored random secret. */
export function createKeys(env: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): KeyFor {
  let secret: string | undefined
  return (purpose) => {
    secret ??= env.SESSION_SECRET ?? storedSecret(env.DATA_DIR)
    return Buffer.from(hkdfSync('sha256', secret, '', `oga ${purpose}`, 32))
  }
}

function storedSecret(folder: string): string {
  const file = path.join(folder, 'session-secret')
  fs.mkdirSync(folder, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return fs.readFileSync(file, 'utf8')
}
