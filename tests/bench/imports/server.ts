import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Server, startServer } from '#tests/support/builtServer.ts'
import { administer, databaseUrl } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { untilIdle } from '../measure.ts'

export interface BenchServer extends Server {
  databaseUrl: string
  metrics: string
}

/**
 * The built server, in a process of its own, with BENCH_LISTINGS (20,000) demo listings. BENCH_BUILT: of the build
 * that is there; BENCH_DATABASE_URL: of a database that has the demo's listings.
 */
export async function onServer<Result>(
  { metricsPort, env: more = {} }: { metricsPort: number; env?: NodeJS.ProcessEnv },
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  const built = process.env.BENCH_DATABASE_URL
  const postgres = built ? undefined : startPostgres({ large: true })
  if (!built && !postgres) throw new Error('there is no Postgres')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-bench-'))
  try {
    if (postgres) await administer(postgres.url, 'create database bench_imports')
    const env = {
      ...process.env,
      ...{ NODE_ENV: 'test', DEMO: 'true', DEMO_LISTINGS: process.env.BENCH_LISTINGS ?? '20000' },
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: built ?? databaseUrl(postgres?.url ?? '', 'bench_imports'),
      ...{ EXCHANGE_RATE_URL: 'off', MAP_STYLE_URL: 'off', LIMITS: 'off', LOG_LEVEL: 'error' },
      ...{ PORT: '0', HOST: '127.0.0.1', METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' },
      // As `npm start` does.
      ...{ MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' },
      ...more,
    }
    if (!process.env.BENCH_BUILT) execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'ignore' })
    if (!built) execFileSync('npm', ['run', 'demo', '--silent'], { stdio: 'ignore', env })
    const server = await startServer(env, path.join(folder, 'log'))
    try {
      await untilIdle(server.pid, env.DATABASE_URL)
      const metrics = `http://127.0.0.1:${metricsPort}/metrics`
      return await work({ ...server, databaseUrl: env.DATABASE_URL, metrics })
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    postgres?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** The cookie of the demo's agency. */
export async function signIn(url: string): Promise<string> {
  const visitor = createVisitor(url)
  await signInAs(visitor, 'rosa')
  return [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Whether all are within their limits. */
export function sayFigures(figures: readonly [string, number, number, string][]): boolean {
  for (const [name, value, limit, unit] of figures)
    say(
      `${name.padEnd(22)} ${value.toFixed(1)} ${unit}, at most ${limit}  ${value <= limit ? 'ok' : 'FAILED'}`,
    )
  return figures.every(([, value, limit]) => value <= limit)
}
