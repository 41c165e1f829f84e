import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isExecutable, isRootOnDebian, tryCommand } from './browser.ts'

export interface TestPostgres {
  /** Of its maintenance database. */
  url: string
  said: string
  folder: string
  /** `pg_ctl`; `start` repeats the options of its first start. */
  control(action: 'start' | 'stop', ...options: string[]): Promise<void>
  stop(): void
}

/**
 * In a private folder, reached by a socket. Undefined if none can be installed. `durable`: commits survive a
 * crash. `large`: for millions of rows; `brief`: for many small databases.
 */
export function startPostgres({
  durable = false,
  large = false,
  brief = false,
} = {}): TestPostgres | undefined {
  const bin = findPrograms() ?? installPrograms()
  if (!bin) return undefined
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-pg-'))
  fs.chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  const sockets = path.join(folder, 's')
  for (const one of [data, sockets]) fs.mkdirSync(one)
  fs.chmodSync(data, 0o700)
  // Postgres refuses to run as root.
  const asRoot = process.getuid?.() === 0
  if (asRoot) execFileSync('chown', ['-R', 'postgres:postgres', data, sockets])
  const command = (program: string, args: string[]): [string, string[]] => {
    const file = path.join(bin, program)
    return asRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args]
  }
  const run = (program: string, args: string[]) =>
    void execFileSync(...command(program, args), { stdio: 'ignore' })
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-c listen_addresses='' -k ${sockets} -c fsync=${durable ? 'on' : 'off'} -c max_connections=200${large ? forMillions : ''}${brief ? forMany : ''}`
  const start = ['-D', data, '-w', '-l', path.join(data, 'log'), '-o', options, 'start']
  run('pg_ctl', start)
  return {
    url: `postgres://postgres@/postgres?host=${sockets}`,
    said: `Postgres: ${bin}`,
    folder: data,
    async control(action, ...options) {
      const args = action === 'start' ? start : ['-D', data, '-w', ...options, action]
      await promisify(execFile)(...command('pg_ctl', args))
    },
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Nothing is kept, and vacuuming would look at each database by turns. */
const forMany =
  ' -c autovacuum=off -c full_page_writes=off -c synchronous_commit=off -c wal_level=minimal -c max_wal_senders=0'
const forMillions = ' -c shared_buffers=2GB -c max_wal_size=16GB -c maintenance_work_mem=512MB'

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : []
  const newestFirst = versions
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...newestFirst.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => isExecutable(path.join(folder, 'initdb')))
}

function installPrograms(): string | undefined {
  if (!isRootOnDebian()) return undefined
  const installed = tryCommand('apt-get', [
    'install',
    '-y',
    '--no-install-recommends',
    'postgresql',
    'postgresql-contrib',
  ])
  return installed ? findPrograms() : undefined
}
