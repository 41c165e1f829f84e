import fs from 'node:fs'
import path from 'node:path'

export interface Offence {
  file: string
  table: string
  why: 'ranks above' | "writes another feature's table"
}

/** By path, `server/favorites/favorites.queries.ts`. */
export type Sources = ReadonlyMap<string, string>

const featureOf = (file: string) => file.split('/')[1] ?? ''

function ownersOf(sources: Sources): { bySql: Map<string, string>; byConstant: Map<string, string> } {
  const bySql = new Map<string, string>()
  const byConstant = new Map<string, string>()
  for (const [file, text] of sources) {
    if (!file.endsWith('.table.ts')) continue
    for (const [, constant = '', table = ''] of text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      bySql.set(table, featureOf(file))
      byConstant.set(constant, featureOf(file))
    }
  }
  return { bySql, byConstant }
}

const rawReads = /\b(?:from|join)\s+(?:only\s+)?(?:public\.)?([a-z_]+)\b/gi
const rawWrites = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:public\.)?([a-z_]+)\b/gi
const drizzleWrites = /\.(?:insert|update|delete)\((\w+)\)/g

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Reads of a higher feature's table, and writes to another's, in raw SQL. `rank`: lowest first. */
export function tableOffences(sources: Sources, rank: readonly (readonly string[])[]): Offence[] {
  const { bySql, byConstant } = ownersOf(sources)
  const stepOf = (feature: string) => rank.findIndex((features) => features.includes(feature))
  const offences: Offence[] = []
  for (const [file, text] of sources) {
    const feature = featureOf(file)
    if (feature.endsWith('.ts')) continue
    const sql = withoutComments(text)
    for (const [, table = ''] of sql.matchAll(rawReads)) {
      const owner = bySql.get(table)
      if (owner && owner !== feature && stepOf(owner) >= stepOf(feature))
        offences.push({ file, table, why: 'ranks above' })
    }
    const written = [
      ...[...sql.matchAll(rawWrites)].map(([, table = '']) => ({ table, owner: bySql.get(table) })),
      ...[...text.matchAll(drizzleWrites)].map(([, table = '']) => ({ table, owner: byConstant.get(table) })),
    ]
    for (const { table, owner } of written)
      if (owner && owner !== feature) offences.push({ file, table, why: "writes another feature's table" })
  }
  return offences
}

/** Without tests. */
export function readSources(root: string): Sources {
  const names = fs.readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return new Map(
    files.map((name) => {
      const file = `server/${name.replaceAll(path.sep, '/')}`
      return [file, fs.readFileSync(path.join(root, file), 'utf8')]
    }),
  )
}
