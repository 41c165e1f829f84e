import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { administer, databaseUrl } from '../../support/database.ts'
import { startPostgres } from '../../support/postgres.ts'

export interface FaultyPostgres {
  url: string
  crash(): Promise<void>
  recover(): Promise<void>
  freeze(): void
  thaw(): void
  stop(): void
}

/** Empty, with durable commits. */
export async function startFaultyPostgres(): Promise<FaultyPostgres> {
  const postgres = startPostgres({ durable: true })
  if (!postgres) throw new Error('faults need a Postgres: install postgresql')
  const { folder, control } = postgres
  await administer(postgres.url, 'create database oga')
  let frozen: number[] = []
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
  }
  return {
    url: databaseUrl(postgres.url, 'oga'),
    crash: () => control('stop', '-m', 'immediate'),
    recover: () => control('start'),
    freeze() {
      const postmaster = Number(
        fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0],
      )
      process.kill(postmaster, 'SIGSTOP')
      // Suspended first: it starts no further children.
      frozen = [postmaster, ...childrenOf(postmaster)]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw,
    stop() {
      thaw()
      postgres.stop()
    },
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid = 0, its]) => (its === parent ? [pid] : []))
}
