import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { administer, databaseUrl } from '../../support/database.ts'
import { startPostgres } from '../../support/postgres.ts'

/** A Postgres of one's own, with the ways in which it fails. */
export interface FaultyPostgres {
  url: string
  /** Ends it at once, as a crash does. */
  crash(): Promise<void>
  /** Brings it back after a crash; resolves when it takes connections. */
  recover(): Promise<void>
  /** Halts all its processes where they are: connections stay, and nothing answers. */
  freeze(): void
  thaw(): void
  stop(): void
}

/** Starts one whose commits outlive a crash, with an empty database. */
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
      // With the postmaster halted no further child begins.
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
