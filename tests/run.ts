import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { findBrowsers } from './support/browser.ts'
import { startPostgres } from './support/postgres.ts'

/* `npm test`. A check that cannot run counts as failed. */
interface Count {
  passed: number
  failed: number
}

const memory = '/dev/shm'
/** Bytes. */
const enoughMemory = 4 * 1024 ** 3
const say = (line: string) => process.stdout.write(`${line}\n`)
/** The names of the steps that failed, told once more at the end: many of them print at once. */
const failedSteps: string[] = []
const reports = fs.mkdtempSync(path.join(makeTempFolder(), 'reports-'))

/** In memory if possible: the tests copy a forty-megabyte database a hundred times. */
function makeTempFolder(): string {
  const folder = fs.mkdtempSync(path.join(hasMemory() ? memory : os.tmpdir(), 'oga-test-'))
  // Postgres may run as another user.
  fs.chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  return folder
}

function hasMemory(): boolean {
  try {
    fs.accessSync(memory, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(memory)
    return Math.min(bavail * bsize, os.freemem()) > enoughMemory
  } catch {
    return false
  }
}

interface RunOptions {
  env?: Record<string, string>
  /** Other steps run meanwhile: what it prints comes at its end, in one piece. */
  beside?: boolean
}

/** `program`: of `node_modules/.bin`. */
async function run(
  name: string,
  [program = '', ...args]: string[],
  { env, beside = false }: RunOptions = {},
): Promise<boolean> {
  if (!beside) say(`\n— ${name}`)
  const start = Date.now()
  // `npx` takes most of a second of its own.
  const file = path.resolve('node_modules/.bin', program)
  const output = beside ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text))
  const stop = () => child.kill()
  process.on('exit', stop)
  const [status] = await once(child, 'close')
  process.off('exit', stop)
  if (status !== 0) failedSteps.push(name)
  if (beside) say(`\n— ${name}\n${printed.join('').trimEnd()}`)
  say(`— ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((Date.now() - start) / 1000)} s`)
  return status === 0
}

async function check(name: string, args: string[]): Promise<Count> {
  return (await run(name, args, { beside: true })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

async function vitest(name: string, projects: string[], env: Record<string, string>): Promise<Count> {
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const ok = await run(
    name,
    ['vitest', 'run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { env },
  )
  return count(ok, file, (report) => {
    const { numPassedTests, numFailedTests } = vitestReport.parse(report)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

async function playwright(isBuilt: boolean): Promise<Count> {
  if (!isBuilt) {
    say('\nNo browser tests: the build failed')
    return { passed: 0, failed: 1 }
  }
  try {
    const { whole, shell } = findBrowsers()
    say(`\nBrowsers: ${shell ?? "Playwright's own"}, ${whole ?? "Playwright's own"}`)
  } catch (error) {
    say(`\n${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
  const file = path.join(reports, 'browser.json')
  const env = {
    E2E_BUILT: 'true',
    E2E_COMMON: 'true',
    // Not in the temporary folder, which is new for each run.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.resolve('node_modules/.cache/playwright'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const ok = await run('browser tests', ['playwright', 'test', '--reporter=dot,json'], { env })
  return count(ok, file, (report) => {
    const { stats } = playwrightReport.parse(report)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  })
}

/** A runner without a report counts as one failure. */
function count(ok: boolean, file: string, read: (report: unknown) => Count): Count {
  try {
    const counted = read(JSON.parse(fs.readFileSync(file, 'utf8')))
    return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** On a real Postgres where there is one, and on the embedded one where that may differ. */
async function unitAndApi(): Promise<Count> {
  const name = 'unit, component and API tests'
  const all = ['unit', 'components', 'api']
  const postgres = process.env.TEST_POSTGRES_URL ? undefined : startPostgres({ brief: true })
  const url = process.env.TEST_POSTGRES_URL ?? postgres?.url
  if (!url) {
    say('\nPostgres: none is installed or installable here; the API tests ran on the embedded one only')
    return vitest(name, all, { TEST_POSTGRES_URL: '' })
  }
  say(`\n${postgres?.said ?? 'Postgres: the one of TEST_POSTGRES_URL'}`)
  try {
    return await vitest(name, [...all, 'embedded'], { TEST_POSTGRES_URL: url, TEST_ON_BOTH: 'true' })
  } finally {
    postgres?.stop()
  }
}

/** The fences are among the unit tests: `scripts/fences.test.ts`. */
async function typesAndLint(): Promise<Count[]> {
  return [await check('types', ['tsx', 'scripts/types.ts']), await check('lint', ['biome', 'check', '.'])]
}

// Most of the build runs on one core.
const [isBuilt, checks] = await Promise.all([
  run('build', ['tsx', 'scripts/build.ts'], { beside: true }),
  typesAndLint(),
])
// API tests read the build where there is one.
const counts = [...checks, await unitAndApi(), await playwright(isBuilt)]
const passed = counts.reduce((sum, one) => sum + one.passed, 0)
const failed = counts.reduce((sum, one) => sum + one.failed, 0)
if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join(', ')}`)
say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
