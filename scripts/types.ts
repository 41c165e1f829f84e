import { spawnSync } from 'node:child_process'

const projects = ['shared', 'server', 'client', 'worker', 'tests']
const results = projects.map((name) =>
  spawnSync('npx', ['tsc', '-p', `tsconfig.${name}.json`], { stdio: 'inherit' }),
)
if (results.some(({ status }) => status !== 0)) process.exitCode = 1
