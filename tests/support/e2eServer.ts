import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/* A production build with PGlite and demo data. `E2E_BUILT`: `dist` is up to date. */
if (!process.env.E2E_BUILT) {
  const build = spawnSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (build.status !== 0) process.exit(build.status ?? 1)
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-e2e-'))
const server = spawn('node', ['dist/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: 'true',
    DATA_DIR: dataDir,
    LIMITS: 'off',
    EXCHANGE_RATE_URL: 'off',
    MAP_STYLE_URL: 'off',
    LOG_LEVEL: 'warn',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  fs.rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
