import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isExecutable, isRootOnDebian, tryTo } from './browser.ts'

export interface TestPostgres {
  /** Connection address of its maintenance database. */
  url: string
  said: string
  stop(): void
}

/**
 * A real Postgres in a folder of its own, reached by a socket there, gone with `stop`.
 * Undefined where none is installed or installable.
 */
export function startPostgres(): TestPostgres | undefined {
  const bin = findPrograms() ?? installPrograms()
  if (!bin) return undefined
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-pg-'))
  fs.chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  const sockets = path.join(folder, 's')
  for (const one of [data, sockets]) fs.mkdirSync(one)
  fs.chmodSync(data, 0o700)
  // Postgres refuses to run as root: Debian's own account owns and runs it then.
  const asRoot = process.getuid?.() === 0
  if (asRoot) execFileSync('chown', ['-R', 'postgres:postgres', data, sockets])
  const run = (program: string, args: string[]) => {
    const command = path.join(bin, program)
    const [file, rest] = asRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
    execFileSync(file, rest, { stdio: 'ignore' })
  }
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-c listen_addresses='' -k ${sockets} -c fsync=off -c max_connections=200`
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(data, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://postgres@/postgres?host=${sockets}`,
    said: `Postgres: ${bin}`,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

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
  const installed = tryTo('apt-get', [
    'install',
    '-y',
    '--no-install-recommends',
    'postgresql',
    'postgresql-contrib',
  ])
  return installed ? findPrograms() : undefined
}
