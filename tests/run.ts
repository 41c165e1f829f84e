import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { findBrowsers } from './support/browser.ts'
import { startPostgres } from './support/postgres.ts'
import { testedOnBoth } from './support/testFiles.ts'

/* `npm test`. A check that cannot run counts as failed. */
interface Count {
  passed: number
  failed: number
}

const memory = '/dev/shm'
/** Bytes. */
const enoughMemory = 4 * 1024 ** 3
const say = (line: string) => process.stdout.write(`${line}\n`)
/** The names of the steps that failed, told once more at the end: the build is the first of many. */
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

/** `program`: of `node_modules/.bin`. */
async function run(
  name: string,
  [program = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  say(`\n— ${name}`)
  const start = Date.now()
  // `npx` takes most of a second of its own.
  const file = path.resolve('node_modules/.bin', program)
  const child = spawn(process.execPath, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const stop = () => child.kill()
  process.on('exit', stop)
  const [status] = await once(child, 'exit')
  process.off('exit', stop)
  if (status !== 0) failedSteps.push(name)
  say(`— ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((Date.now() - start) / 1000)} s`)
  return status === 0
}

async function check(name: string, args: string[]): Promise<Count> {
  return (await run(name, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

async function vitest(
  name: string,
  projects: string[],
  env: Record<string, string>,
  files: readonly string[] = [],
): Promise<Count> {
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const ok = await run(
    name,
    ['vitest', 'run', ...files, ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    env,
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
  const ok = await run('browser tests', ['playwright', 'test', '--reporter=dot,json'], {
    E2E_BUILT: 'true',
    // Not in the temporary folder, which is new for each run.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.resolve('node_modules/.cache/playwright'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
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
async function unitAndApi(): Promise<Count[]> {
  const all = ['unit', 'components', 'api']
  const postgres = process.env.TEST_POSTGRES_URL ? undefined : startPostgres({ brief: true })
  const url = process.env.TEST_POSTGRES_URL ?? postgres?.url
  if (!url) {
    say('\nPostgres: none is installed or installable here; the API tests ran on the embedded one only')
    return [await vitest('unit, component and API tests', all, { TEST_POSTGRES_URL: '' })]
  }
  say(`\n${postgres?.said ?? 'Postgres: the one of TEST_POSTGRES_URL'}`)
  try {
    return [
      await vitest('unit, component and API tests', all, { TEST_POSTGRES_URL: url }),
      await vitest('API tests on the embedded database', ['api'], { TEST_POSTGRES_URL: '' }, testedOnBoth),
    ]
  } finally {
    postgres?.stop()
  }
}

// Most of the build runs on one core.
const building = run('build', ['tsx', 'scripts/build.ts'])
const checks = [
  await check('types', ['tsx', 'scripts/types.ts']),
  await check('lint', ['biome', 'check', '.']),
  await check('import fence', ['tsx', 'scripts/fences.ts']),
]
const isBuilt = await building
const counts = [...checks, ...(await unitAndApi()), await playwright(isBuilt)]
const passed = counts.reduce((sum, one) => sum + one.passed, 0)
const failed = counts.reduce((sum, one) => sum + one.failed, 0)
if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join(', ')}`)
say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
