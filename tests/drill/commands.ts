import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const page = path.join(import.meta.dirname, '../../docs/operations.md')

/** The commands that docs/operations.md gives for it: the block that begins with "```sh NAME". */
export function documented(name: string): string {
  const block = fs.readFileSync(page, 'utf8').match(new RegExp(`^\`\`\`sh ${name}\\n(.*?)^\`\`\``, 'ms'))?.[1]
  if (!block) throw new Error(`${page} has no commands for ${name}`)
  return block
}

/** Stops at the first failure, and throws what it printed. */
export async function run(commands: string, env: Record<string, string>): Promise<void> {
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    env: { PATH: process.env.PATH, ...env },
  })
}
