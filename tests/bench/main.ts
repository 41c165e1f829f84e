import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { administer, databaseUrl } from '../support/database.ts'
import { startPostgres } from '../support/postgres.ts'
import { answerTimes } from './ai.ts'
import { calls, traffic } from './calls.ts'
import { estimateError } from './estimates.ts'
import { exportHeap, exportMemory } from './exports.ts'
import { hitRates } from './hitRate.ts'
import { type Figures, header, measure, pairHeader, pairRow, row, type Server } from './measure.ts'
import { measureIndex } from './searchIndex.ts'

/* Requests per second on a real Postgres with BENCH_LISTINGS (100,000) listings, beside bare node:http and bare Express in the same run. Only the ratios are comparable across machines. BENCH_ONLY=text,text: only the calls whose name has one of them. BENCH_DATABASE_URL: of a database that has the listings already. BENCH_AGAINST=folder: alternates with another checkout and prints the ratio of the two. `--listings 1000000`: so many; `--against URL`: the same calls to a server that is there. */
const { values: options } = parseArgs({
  options: { listings: { type: 'string' }, against: { type: 'string' } },
})
const listings = options.listings ?? process.env.BENCH_LISTINGS ?? '100000'
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const against = process.env.BENCH_AGAINST
const only = process.env.BENCH_ONLY
/** Per call. */
const rounds = 3
/** Long enough for URLs to repeat between changes that concern them. */
const hitSeconds = 6 * seconds
const say = (line: string) => process.stdout.write(`${line}\n`)
const running: ChildProcess[] = []

async function main(): Promise<void> {
  // Its CPU time is unknown.
  if (options.against !== undefined) return finish(() => compare({ url: options.against ?? '', pid: 0 }))
  const postgres = startPostgres()
  if (!postgres) throw new Error('the bench needs a Postgres: install postgresql')
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-bench-'))
  try {
    const { server, env } = await serve({ folder: '.', port: 4390, data, postgres: postgres.url })
    if (against) {
      const folder = path.resolve(against)
      const other = await serve({ folder, port: 4391, data, postgres: postgres.url })
      await pair(server, other.server)
      return
    }
    await compare(server)
    if (!only || 'assistant'.includes(only)) await sayAnswers(server)
    if (!only || 'index'.includes(only)) say(`\n${(await measureIndex(String(env.DATABASE_URL))).join('\n')}`)
    if (!only || 'exports'.includes(only)) await sayExports(env)
    if (only) return
    say(`\n${await estimateError(server.url)}`)
    say(`\n${(await hitRates(env, await traffic(server.url), hitSeconds)).join('\n')}`)
  } finally {
    for (const one of running) one.kill('SIGTERM')
    postgres.stop()
    fs.rmSync(data, { recursive: true, force: true })
  }
}

async function finish(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } finally {
    for (const one of running) one.kill('SIGTERM')
  }
}

interface Checkout {
  folder: string
  port: number
  data: string
  postgres: string
}

/** With its demo data in its own database, unless one is built already. */
async function serve({
  folder,
  port,
  data,
  postgres,
}: Checkout): Promise<{ server: Server; env: NodeJS.ProcessEnv }> {
  const database = `bench_${port}`
  await administer(postgres, `create database ${database}`)
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: 'true',
    DEMO_LISTINGS: listings,
    DATABASE_URL: databaseUrl(postgres, database),
    DATA_DIR: path.join(data, database),
    EXCHANGE_RATE_URL: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'ignore', cwd: folder })
  const start = Date.now()
  execFileSync('npm', ['run', 'demo', '--silent'], { stdio: 'ignore', cwd: folder, env })
  say(`${listings} listings built in ${((Date.now() - start) / 1000).toFixed(0)} s`)
  return { server: await startServer(folder, { ...env, PORT: String(port), HOST: '127.0.0.1' }), env }
}

async function compare(server: Server): Promise<void> {
  const http = await measure(await startBaseline('http'), [{ path: '/' }], seconds)
  const express = await measure(await startBaseline('express'), [{ path: '/' }], seconds)
  say(`\n${header}`)
  const line = (name: string, figures: typeof http) => say(row(name, figures, http, express))
  line('bare node:http', http)
  line('bare Express', express)
  for (const { name, visits, connections } of await chosenCalls(server))
    line(name, await measure(server, visits, seconds, connections))
}

async function sayAnswers({ url }: Server): Promise<void> {
  const { line, isQuick } = await answerTimes(url)
  say(`\n${line}`)
  if (!isQuick) process.exitCode = 1
}

/** On a fresh server, whose memory no other call has used. */
async function sayExports(env: NodeJS.ProcessEnv): Promise<void> {
  const heap = { NODE_OPTIONS: `--max-old-space-size=${exportHeap}` }
  const server = await startServer('.', { ...env, ...heap, PORT: '4392', HOST: '127.0.0.1' })
  const { lines, isFlat } = await exportMemory(server.url, server.pid, Number(listings))
  say(`\n${lines.join('\n')}`)
  if (!isFlat) process.exitCode = 1
}

async function chosenCalls(server: Server) {
  const all = await calls(server.url)
  return only ? all.filter(({ name }) => name.includes(only)) : all
}

async function pair(server: Server, other: Server): Promise<void> {
  say(`\n${pairHeader}`)
  const others = await calls(other.url)
  for (const { name, visits, connections } of await chosenCalls(server)) {
    const same = others.find((call) => call.name === name)?.visits ?? []
    if (visits.length === 0 || same.length === 0) continue
    const figures: [Figures, Figures][] = []
    for (let round = 0; round < rounds; round++)
      figures.push([
        await measure(server, visits, seconds, connections),
        await measure(other, same, seconds, connections),
      ])
    say(pairRow(name, figures))
  }
}

function startBaseline(kind: 'http' | 'express'): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/baselines.ts', kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the ${kind} baseline did not start`)))
    readline
      .createInterface({ input: child.stdout })
      .once('line', (port) => resolve({ url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 }))
  })
}

async function startServer(folder: string, env: NodeJS.ProcessEnv & { PORT: string }): Promise<Server> {
  const child = spawn('node', ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
    env,
  })
  running.push(child)
  const url = `http://127.0.0.1:${env.PORT}`
  for (let tries = 0; tries < 120; tries++) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return { url, pid: child.pid ?? 0 }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('the server was not ready in time')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
