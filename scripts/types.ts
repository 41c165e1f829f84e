import { spawnSync } from 'node:child_process'

const projects = ['shared', 'server', 'client', 'worker', 'tests']
/** A second run checks what has changed since the first. */
const incremental = (name: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${name}.tsbuildinfo`,
]
const results = projects.map((name) =>
  spawnSync('npx', ['tsc', '-p', `tsconfig.${name}.json`, ...incremental(name)], { stdio: 'inherit' }),
)
if (results.some(({ status }) => status !== 0)) process.exitCode = 1
