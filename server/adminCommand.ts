import 'dotenv/config'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandError, readCommand, runCommand } from './administrators/command.ts'
import { DatabaseProblem } from './core/database/database.ts'
import { migrateDatabase } from './core/database/migrate.ts'
import { openDatabase } from './core/database/openDatabase.ts'
import { readEnv } from './core/env.ts'
import { createLog } from './core/log.ts'

/** `npm run admin` */
async function main(): Promise<void> {
  const read = readEnv(process.env)
  if ('problems' in read) return fail(read.problems)
  const { env } = read
  const command = readCommand(process.argv.slice(2))
  const database = await openDatabase(env, createLog(env))
  try {
    await migrateDatabase(database)
    const lines = await runCommand(database.db, command, readPassword)
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await database.close()
  }
}

/** Without a terminal, the first line of stdin. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return line
    throw new CommandError('The standard input has no password.')
  }
  const password = await ask('Password: ')
  if ((await ask('Again: ')) !== password) throw new CommandError('The two are not the same.')
  return password
}

function ask(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write(question)
  return new Promise((resolve, reject) => {
    terminal.once('SIGINT', () => reject(new CommandError('')))
    terminal.question('', (answer) => {
      terminal.close()
      process.stderr.write('\n')
      resolve(answer)
    })
  })
}

function fail(lines: string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  const expected = error instanceof DatabaseProblem || error instanceof CommandError
  fail([expected ? error.message : String(error instanceof Error ? error.stack : error)])
})
