import { spawnSync } from 'node:child_process'

/** `npm run types`: each project with only the globals that it has where it runs. */
const projects = ['shared', 'server', 'client', 'tests']
const results = projects.map((name) =>
  spawnSync('npx', ['tsc', '-p', `tsconfig.${name}.json`], { stdio: 'inherit' }),
)
if (results.some(({ status }) => status !== 0)) process.exitCode = 1
