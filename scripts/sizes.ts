import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const manifest = z.record(z.string(), chunk)

const kilobyte = 1000
/** Scripts that every page loads before it starts, compressed: what we aim at, and what fails the build. */
const target = 120 * kilobyte
const budget = 170 * kilobyte

/** Prints the size of every script and style, and whether what each page starts with stays within the budget. */
export function reportSizes(client: string): boolean {
  const chunks = manifest.parse(JSON.parse(fs.readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')))
  const initial = new Set(Object.keys(chunks).filter((key) => chunks[key]?.isEntry))
  for (const key of initial) for (const next of chunks[key]?.imports ?? []) initial.add(next)
  const scripts = Object.entries(chunks).filter(([, { file }]) => file.endsWith('.js'))
  const rows = scripts
    .map(([key, { file }]) => ({ file, isInitial: initial.has(key), ...sizes(client, file) }))
    .sort((a, b) => Number(b.isInitial) - Number(a.isInitial) || b.small - a.small)
  const styles = [...new Set(Object.values(chunks).flatMap(({ css }) => css ?? []))]
  for (const { file, isInitial, size, small } of rows) print(`${isInitial ? '*' : ' '} ${file}`, size, small)
  for (const file of styles) {
    const { size, small } = sizes(client, file)
    print(`  ${file}`, size, small)
  }
  const total = rows.filter((row) => row.isInitial).reduce((sum, row) => sum + row.small, 0)
  const verdict =
    total > budget ? 'over the budget' : total > target ? 'above the target' : 'within the target'
  say(
    `\n* ${inKilobytes(total)} kB of script before a page starts: ${verdict} (${target / 1000} kB, at most ${budget / 1000})`,
  )
  return total <= budget
}

function sizes(client: string, file: string): { size: number; small: number } {
  const full = path.join(client, file)
  const size = fs.statSync(full).size
  const compressed = `${full}.br`
  return { size, small: fs.existsSync(compressed) ? fs.statSync(compressed).size : size }
}

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1)
const say = (line: string) => process.stdout.write(`${line}\n`)

function print(name: string, size: number, small: number): void {
  say(`${name.padEnd(52)} ${inKilobytes(size).padStart(8)} kB ${inKilobytes(small).padStart(8)} kB brotli`)
}
