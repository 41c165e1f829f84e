import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'))
const canMeasure = process.platform === 'linux'

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

let dev: ChildProcess
let printed = ''

beforeAll(async () => {
  if (!canMeasure) return
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    PORT: `${await freePort()}`,
    DATA_DIR: folder,
  }
  // A group of its own, which ends with it.
  dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: root, env, detached: true })
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      printed += text
      if (/Óga {2}http/.test(printed)) resolve()
    }
    dev.stdout?.on('data', read)
    dev.stderr?.on('data', read)
    dev.once('exit', () => reject(new Error(printed)))
  })
}, 180_000)

afterAll(async () => {
  if (canMeasure && dev.pid !== undefined && dev.exitCode === null) {
    process.kill(-dev.pid, 'SIGKILL')
    await once(dev, 'exit')
  }
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** Megabytes in memory, of a process and all that it started. */
function residentMemory(pid: number | string): number {
  const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + residentMemory(child), Number(kilobytes) / 1024)
}

it.runIf(canMeasure)('the development server starts with demo data in less than 700 MB', () => {
  expect(residentMemory(dev.pid ?? 0)).toBeLessThan(700)
  expect(residentMemory(dev.pid ?? 0)).toBeGreaterThan(200)
})
