import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * `npm run db:generate -- --name=what_changes`: by drizzle-kit, which compares the tables with the newest snapshot. Older ones are
 * removed: each has thousands of lines, and nothing reads them.
 */
const snapshots = 'server/migrations/meta'

const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
const older = fs
  .readdirSync(snapshots)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .slice(0, -1)
for (const name of older) fs.rmSync(path.join(snapshots, name))
process.exitCode = status ?? 1
