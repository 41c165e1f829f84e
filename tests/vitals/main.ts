import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowsers } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/builtServer.ts'
import { filmPage } from './film.ts'
import { measureInteractions } from './interactions.ts'
import { runLighthouse } from './lighthouse.ts'
import { type MapFigures, measureMap } from './map.ts'
import {
  isMapMissed,
  mapLines,
  median,
  missed,
  missedWaits,
  type PageFigures,
  table,
  type Wait,
} from './report.ts'
import { writeSection } from './section.ts'
import { measureBlocking } from './tasks.ts'
import { type MeasuredPage, measuredPages } from './visits.ts'

/*
 * `npm run vitals`: Lighthouse (mobile), slow 3G, what a thumb waits for, the map. `npm run vitals -- home search map` measures some,
 * `--runs=1` repeats less, `--built` skips the build; only a complete run writes docs/performance.md.
 */
const usual = 3
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: String(usual) }, built: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const runs = Number(values.runs)
  if (!(runs >= 1)) throw new Error('--runs needs a number from 1')
  if (!values.built)
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] })

  const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name)
  const { rows, waits, map } = await onServer(async (url) => {
    const pages = (await measuredPages(url)).filter(({ name }) => isChosen(name))
    if (pages.length === 0 && !isChosen('interactions') && !isChosen('map'))
      throw new Error(`no such page: ${positionals.join(', ')}`)
    const measured: PageFigures[] = []
    for (const page of pages) measured.push(await measurePage(page, runs))
    return {
      rows: measured,
      waits: isChosen('interactions') ? await measureWaits(url, runs) : [],
      map: isChosen('map') ? await measureMaps(url, runs) : undefined,
    }
  })
  if (rows.length > 0) say(`\n${table(rows)}`)
  for (const { name, wait } of waits) say(`${name.padEnd(20)} ${wait.toFixed(0).padStart(5)} ms`)
  if (map) for (const line of mapLines(map)) say(line)
  const misses = [...missed(rows), ...missedWaits(waits)]
  for (const line of misses) say(line)
  if (misses.length > 0 || (map && isMapMissed(map))) process.exitCode = 1
  if (map && runs >= usual && positionals.length === 0) writeSection(rows, waits, map)
}

async function measurePage({ name, url }: MeasuredPage, runs: number): Promise<PageFigures> {
  const { shell: browser } = findBrowsers()
  say(`— ${name}`)
  const films = await repeat(runs, () => filmPage(name, url, browser))
  const reports = await repeat(runs, async () => runLighthouse(url, browser))
  const blocking = await repeat(runs, () => measureBlocking(url, browser))
  return { name, films, reports, blocking }
}

/** Of each interaction, the median of the visits. */
async function measureWaits(url: string, runs: number): Promise<Wait[]> {
  const { shell: browser } = findBrowsers()
  say('— interactions')
  const visits = await repeat(runs, () => measureInteractions(url, browser))
  return Object.keys(visits[0] ?? {}).map((name) => ({
    name,
    wait: median(visits.map((visit) => visit[name] ?? 0)),
  }))
}

/** Medians of the visits. */
async function measureMaps(url: string, runs: number): Promise<MapFigures> {
  const { shell: browser } = findBrowsers()
  say('— map')
  const visits = await repeat(runs, () => measureMap(url, browser))
  const middle = (name: keyof MapFigures) => median(visits.map((visit) => visit[name]))
  return { usable: middle('usable'), longest: middle('longest'), bubbles: middle('bubbles') }
}

async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < times) results.push(await work())
  return results
}

async function onServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-vitals-'))
  const server = await startServer(
    {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of thirty-two characters',
      DEMO: 'true',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      EXCHANGE_RATE_URL: 'off',
      MAP_STYLE_URL: 'off',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
    },
    path.join(folder, 'log'),
  )
  // The phone has its processors for itself.
  os.setPriority(server.pid, os.constants.priority.PRIORITY_LOW)
  try {
    return await work(server.url)
  } finally {
    await server.end('SIGTERM')
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
