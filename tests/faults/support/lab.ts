import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Server, startServer } from '#tests/support/builtServer.ts'
import { type FaultyPostgres, startFaultyPostgres } from './faultyPostgres.ts'

export interface Lab {
  /** Takes longer for precise figures. */
  full: boolean
  postgres: FaultyPostgres
  start(env?: Record<string, string>): Promise<Server>
  say(line: string): void
}

export const labSecret = 'a secret of thirty-two characters'

/** Saves the servers' logs on failure. */
export async function inLab<T>(name: string, full: boolean, work: (lab: Lab) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `oga-faults-${name}-`))
  const servers: Server[] = []
  const postgres = await startFaultyPostgres()
  try {
    const done = await work({
      full,
      postgres,
      async start(env = {}) {
        const server = await startServer(
          { ...settings(postgres.url, folder), ...env },
          path.join(folder, 'log'),
        )
        servers.push(server)
        return server
      },
      say: (line) => void process.stdout.write(`  ${line}\n`),
    })
    await endAll(servers)
    fs.rmSync(folder, { recursive: true, force: true })
    return done
  } finally {
    await endAll(servers)
    postgres.stop()
  }
}

function settings(databaseUrl: string, folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    FALLBACKS: 'answer',
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '65536',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    DEMO: 'true',
    SESSION_SECRET: labSecret,
    EXCHANGE_RATE_URL: 'off',
    MAP_STYLE_URL: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
}

async function endAll(servers: Server[]): Promise<void> {
  await Promise.all(servers.filter((one) => one.isRunning()).map((one) => one.end('SIGKILL')))
}
