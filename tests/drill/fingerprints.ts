import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** By table: how many rows, and the checksum of their contents. */
export async function tablesOf(databaseUrl: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
    const found = new Map<string, string>()
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ count: string; sum: string }>(
        `select count(*), md5(coalesce(string_agg(row, '' order by row), '')) as sum from (select md5(t::text) as row from ${name} t) as one`,
      )
      found.set(name, `${sums[0]?.count} rows, ${sums[0]?.sum}`)
    }
    return found
  } finally {
    await client.end()
  }
}

/** By path: SHA-256. Drafts of files that are being written are none. */
export function filesOf(folder: string): Map<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    names
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.drafts'))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')]
      }),
  )
}

/** What one lacks or has otherwise. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name))
}
