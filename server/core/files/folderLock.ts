import fs from 'node:fs'
import path from 'node:path'
import { DatabaseProblem } from '#server/core/database/database.ts'

/** Two processes would corrupt the folder. Returns the unlock function; throws `DatabaseProblem`. */
export function lockFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.lock')
  requireWritable(dataDir)
  for (const attempt of [1, 2]) {
    try {
      fs.writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
      return () => fs.rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        throw new DatabaseProblem(`the data folder ${dataDir} cannot be written`)
      const [id, start = ''] = fs.readFileSync(file, 'utf8').split(' ')
      const owner = Number(id)
      if ((isAlive(owner) && startOf(owner) === start) || attempt === 2)
        throw new DatabaseProblem(
          `the data folder ${dataDir} is in use by another server (process ${owner}): stop it first, or set DATABASE_URL to a Postgres, which takes several`,
        )
      fs.rmSync(file, { force: true })
    }
  }
  throw new DatabaseProblem(`the data folder ${dataDir} cannot be locked`)
}

/** Throws `DatabaseProblem` otherwise. */
export function requireWritable(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch {
    throw new DatabaseProblem(`the data folder ${dataDir} cannot be written`)
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Start time, as process ids repeat across container restarts. */
function startOf(processId: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${processId}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
