import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { serverBundle } from '../../scripts/serverBundle.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { startPostgres } from '../support/postgres.ts'
import { answerTimes } from './ai.ts'
import { calls, listPageSize, traffic } from './calls.ts'
import { copyListings } from './copies.ts'
import { estimateError } from './estimates.ts'
import { exportHeap, exportMemory, residentMegabytes } from './exports.ts'
import { freshness } from './fresh.ts'
import { hitRates } from './hitRate.ts'
import {
  type Figures,
  header,
  type Load,
  measure,
  pairHeader,
  pairRow,
  row,
  type Server,
  untilIdle,
  type Visit,
} from './measure.ts'
import { compareWithSql } from './oracle.ts'
import { processorTimes } from './processorTimes.ts'

/* Requests per second on a real Postgres with BENCH_LISTINGS (100,000) listings, beside bare node:http and bare Express in the same run. Only the ratios are comparable across machines. BENCH_ONLY=text,text: only the calls whose name has one of them. BENCH_DATABASE_URL: of a database that has the listings already. BENCH_AGAINST=folder: alternates with another checkout and prints the ratio of the two. `--listings 1000000`: so many; `--against URL`: the same calls to a server that is there. */
const { values: options } = parseArgs({
  options: { listings: { type: 'string' }, against: { type: 'string' } },
})
const listings = options.listings ?? process.env.BENCH_LISTINGS ?? '100000'
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const against = process.env.BENCH_AGAINST
const builtDatabase = process.env.BENCH_DATABASE_URL
const only = process.env.BENCH_ONLY?.split(',')
const isChosen = (name: string) => !only || only.some((text) => name.includes(text))
const root: Load = { visits: [{ path: '/' }], warmUp: 1 }
/** Beside each row: a machine's speed may change within a minute. */
const baselineSeconds = 1
/** Of each demo listing: drawing and publishing a million takes a quarter of an hour. */
const copies = Math.max(0, Math.ceil(Number(listings) / 100_000) - 1)
const rounds = 3
const restSeconds = 60
/** Long enough for URLs to repeat between changes that affect them. */
const hitSeconds = 6 * seconds
const say = (line: string) => process.stdout.write(`${line}\n`)
const running: ChildProcess[] = []

async function main(): Promise<void> {
  // Its CPU time is unknown.
  if (options.against !== undefined) return finish(() => compare({ url: options.against ?? '', pid: 0 }))
  const postgres = builtDatabase ? undefined : startPostgres({ large: true })
  if (!builtDatabase && !postgres) throw new Error('the bench needs a Postgres: install postgresql')
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-bench-'))
  try {
    const { server, env } = await serve({ folder: '.', port: 4390, data, postgres: postgres?.url })
    if (against) {
      const folder = path.resolve(against)
      const other = await serve({ folder, port: 4391, data, postgres: postgres?.url })
      await pair(server, other.server)
      return
    }
    await compare(server)
    await sayMemory(server)
    if (isChosen('fresh')) say(`\n${(await freshness(server.url, String(env.DATABASE_URL))).join('\n')}`)
    if (isChosen('assistant')) await sayAnswers(server)
    if (isChosen('index')) say(`\n${await runApart('searchIndex', env)}`)
    if (isChosen('savedSearches')) say(`\n${await runApart('savedSearches', env)}`)
    if (isChosen('exports')) await sayExports(env)
    if (isChosen('oracle')) await sayOracle(env)
    if (isChosen('estimate')) say(`\n${await estimateError(server.url)}`)
    if (only) return
    say(`\n${(await hitRates(env, await traffic(server.url), hitSeconds)).join('\n')}`)
  } finally {
    for (const one of running) one.kill('SIGTERM')
    postgres?.stop()
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
  /** Undefined: the database is built already. */
  postgres: string | undefined
}

/** With its demo data in its own database, unless one is built already. */
async function serve({
  folder,
  port,
  data,
  postgres,
}: Checkout): Promise<{ server: Server; env: NodeJS.ProcessEnv }> {
  const database = `bench_${port}`
  if (postgres) await administer(postgres, `create database ${database}`)
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: 'true',
    DEMO_LISTINGS: String(Math.round(Number(listings) / (copies + 1))),
    DATABASE_URL: postgres ? databaseUrl(postgres, database) : builtDatabase,
    DATA_DIR: path.join(data, database),
    EXCHANGE_RATE_URL: 'off',
    MAP_STYLE_URL: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    // As `npm start` does.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '65536',
  }
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'ignore', cwd: folder })
  if (postgres) {
    const begun = Date.now()
    execFileSync('npm', ['run', 'demo', '--silent'], { stdio: 'ignore', cwd: folder, env })
    if (copies > 0) await copyListings(String(env.DATABASE_URL), copies)
    say(`${listings} listings built in ${((Date.now() - begun) / 1000).toFixed(0)} s`)
  }
  const start = Date.now()
  const server = await startServer(folder, { ...env, PORT: String(port), HOST: '127.0.0.1' })
  say(
    `server ready and idle, its search index built, ${((Date.now() - start) / 1000).toFixed(0)} s after its start`,
  )
  return { server, env }
}

async function compare(server: Server): Promise<void> {
  const bare = { http: await startBaseline('http'), express: await startBaseline('express') }
  say(`\n${header}`)
  let failed = 0
  const measureBeside = async (name: string, measured: Server, load: Load) => {
    const http = await measure(bare.http, root, baselineSeconds)
    const express = await measure(bare.express, root, baselineSeconds)
    const figures = await measure(measured, load, seconds)
    failed += figures.failed
    say(row(name, figures, http, express))
  }
  await measureBeside('bare node:http', bare.http, root)
  await measureBeside('bare Express', bare.express, root)
  const size = await listPageSize(server.url)
  for (const kind of ['http', 'express'] as const) {
    const name = `${kind === 'http' ? 'bare node:http' : 'bare Express'}, body of a list page, ${size} B`
    await measureBeside(name, await startBaseline(kind, size), root)
  }
  for (const { name, ...load } of await chosenCalls(server)) {
    // Too few listings for it.
    if (load.visits.length === 0) continue
    await measureBeside(name, server, load)
    if (load.connections === 1) await sayProcessor(name, server, load.visits, bare.express)
  }
  if (failed > 0) say('failed: the server refused some; it must not limit requests (LIMITS=off)')
}

async function sayProcessor(name: string, server: Server, visits: Visit[], express: Server): Promise<void> {
  const times = await processorTimes(server, visits)
  const bare = await processorTimes(
    express,
    visits.flatMap(() => root.visits),
  )
  if (!times || !bare) return
  const ratio = (times.p99 / bare.p99).toFixed(1)
  say(
    `${name}: processor p50 ${times.p50.toFixed(2)} ms, p99 ${times.p99.toFixed(2)} ms; bare Express ${bare.p50.toFixed(2)} and ${bare.p99.toFixed(2)} ms, p99 ${ratio} times`,
  )
}

/** Built as the server is, in a process of its own. */
async function runApart(name: 'searchIndex' | 'savedSearches', env: NodeJS.ProcessEnv): Promise<string> {
  const outdir = 'dist/bench'
  const { buildWorker } = serverBundle.entryPoints
  await build({
    ...serverBundle,
    outdir,
    entryPoints: { buildWorker, [name]: `tests/bench/${name}.ts` },
  })
  const script = path.join(outdir, `${name}.js`)
  return execFileSync(process.execPath, ['--expose-gc', script, String(env.DATABASE_URL)]).toString()
}

/** Node returns memory that is free some time after the last request. */
async function sayMemory({ pid }: Server): Promise<void> {
  const before = residentMegabytes(pid)
  await new Promise((resolve) => setTimeout(resolve, restSeconds * 1000))
  say(`\nmemory of the server: ${before} MB, after ${restSeconds} s of rest ${residentMegabytes(pid)} MB`)
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

async function sayOracle(env: NodeJS.ProcessEnv): Promise<void> {
  const { lines, isSame } = await compareWithSql(env, Number(listings))
  say(`\n${lines.join('\n')}`)
  if (!isSame) process.exitCode = 1
}

async function chosenCalls(server: Server) {
  const all = await calls(server.url)
  return all.filter(({ name }) => isChosen(name))
}

async function pair(server: Server, other: Server): Promise<void> {
  say(`\n${pairHeader}`)
  const others = await calls(other.url)
  for (const { name, ...load } of await chosenCalls(server)) {
    const visits = others.find((call) => call.name === name)?.visits ?? []
    if (load.visits.length === 0 || visits.length === 0) continue
    const figures: [Figures, Figures][] = []
    for (let round = 0; round < rounds; round++)
      figures.push([await measure(server, load, seconds), await measure(other, { ...load, visits }, seconds)])
    say(pairRow(name, figures))
  }
}

/** `size`: of its body, in bytes. */
function startBaseline(kind: 'http' | 'express', size = 0): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/baselines.ts', kind, String(size)], {
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
  for (let tries = 0; tries < 480; tries++) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) {
      // Its search index is built, and what jobs do at a start is done.
      await untilIdle(child.pid ?? 0, String(env.DATABASE_URL))
      return { url, pid: child.pid ?? 0 }
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('the server was not ready in time')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
