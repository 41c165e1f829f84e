import { spawnSync } from 'node:child_process'
import path from 'node:path'

const projects = ['shared', 'server', 'client', 'worker', 'tests']
/** A second run checks what has changed since the first. */
const incremental = (name: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${name}.tsbuildinfo`,
]
// Each checker works out by itself the types that others need as well: four take more than twice the processor time of one.
const options = ['--checkers', '1']
// `npx` takes half a second of its own.
const tsc = path.resolve('node_modules/.bin/tsc')
const results = projects.map((name) =>
  spawnSync(process.execPath, [tsc, '-p', `tsconfig.${name}.json`, ...incremental(name), ...options], {
    stdio: 'inherit',
  }),
)
if (results.some(({ status }) => status !== 0)) process.exitCode = 1
