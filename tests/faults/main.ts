import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { alerts } from './alerts.ts'
import { costlyReads } from './costlyReads.ts'
import { diskFull } from './diskFull.ts'
import { distinctPages } from './distinctPages.ts'
import { feedsKilled } from './feeds.ts'
import { hostileTextsScenario } from './hostileTexts.ts'
import { importsKilled } from './imports.ts'
import { inboundMail } from './inboundMail.ts'
import { kills } from './kills.ts'
import { leads } from './leads.ts'
import { mailAway } from './mailAway.ts'
import { manySearches } from './manySearches.ts'
import { postgresAway } from './postgresAway.ts'
import { postgresFrozen } from './postgresFrozen.ts'
import { postgresLate } from './postgresLate.ts'
import { rollingRestarts } from './rollingRestarts.ts'
import type { Figure, Scenario } from './scenario.ts'
import { slowClients } from './slowClients.ts'
import { stuckChats } from './stuckChats.ts'
import { inLab } from './support/lab.ts'
import { webhooksKilled } from './webhooks.ts'

/* `npm run faults -- NAME …` runs some scenarios, `--full` takes longer, `--built` skips the build. */
const scenarios: Scenario[] = [
  rollingRestarts,
  kills,
  importsKilled,
  feedsKilled,
  webhooksKilled,
  postgresLate,
  postgresAway,
  postgresFrozen,
  mailAway,
  alerts,
  leads,
  inboundMail,
  hostileTextsScenario,
  slowClients,
  diskFull,
  costlyReads,
  distinctPages,
  stuckChats,
  manySearches,
]
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { full: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !scenarios.some((one) => one.name === name))
  if (unknown.length > 0) throw new Error(`no such scenario: ${unknown.join(', ')}\n${list()}`)
  const chosen = scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (!values.built)
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] })

  const table: [string, Figure][] = []
  for (const { name, about, run } of chosen) {
    say(`\n— ${name}: ${about}`)
    const start = performance.now()
    const figures = await inLab(name, values.full, run).catch((error: unknown) => [failedFigure(error)])
    say(`— ${name}: ${Math.round((performance.now() - start) / 1000)} s`)
    table.push(...figures.map((figure): [string, Figure] => [name, figure]))
  }
  say(`\n${draw(table)}`)
  if (table.some(([, { ok }]) => !ok)) process.exitCode = 1
}

const list = () => scenarios.map(({ name, about }) => `  ${name.padEnd(18)} ${about}`).join('\n')

function failedFigure(error: unknown): Figure {
  const actual = error instanceof Error ? error.message : String(error)
  return { name: 'came to its end', expected: 'yes', actual, ok: false }
}

function draw(table: [string, Figure][]): string {
  const rows = table.map(([scenario, { name, expected, actual, ok }]) => [
    scenario,
    name,
    expected,
    actual,
    ok ? 'ok' : 'FAILED',
  ])
  const all = [['scenario', 'figure', 'expected', 'actual', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
