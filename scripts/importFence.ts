import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export type Rank = readonly (readonly string[])[]

/** Lowest first: a feature uses lower ones only. Subfolders may have a rank of their own. */
export interface Ranks {
  server: Rank
  client: Rank
}

export interface ImportOffence {
  file: string
  imported: string
  why: string
}

const sides = ['shared', 'client', 'server', 'demo'] as const

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)

/** Of all sources of `root`, without tests. */
export function importOffencesIn(root: string, ranks: Ranks): ImportOffence[] {
  return sides.flatMap((side) => {
    const folder = path.join(root, side)
    if (!fs.existsSync(folder)) return []
    const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
    return names.flatMap((name) => {
      const file = `${side}/${name.replaceAll(path.sep, '/')}`
      return importOffences(file, fs.readFileSync(path.join(folder, name), 'utf8'), ranks)
    })
  })
}

/** `file`: from the root, `server/favorites/favorites.service.ts`. */
export function importOffences(file: string, text: string, ranks: Ranks): ImportOffence[] {
  return importsOf(file, text).flatMap((imported) => {
    const why = whyForbidden(file, imported, ranks)
    return why === undefined ? [] : [{ file, imported, why }]
  })
}

/** Static, re-exported, of types, and by `import()`. */
function importsOf(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  )
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^['"`](.*)['"`]$/.exec(text.slice(start, end)) ?? []
    return name ?? []
  })
  return [
    ...[...staticImports.map(({ moduleRequest }) => moduleRequest), ...exported].map(({ value }) => value),
    ...dynamic,
  ]
}

/** Undefined: allowed. */
function whyForbidden(file: string, imported: string, ranks: Ranks): string | undefined {
  const target = targetOf(file, imported)
  const side = sideOf(file)
  if (side === 'shared') {
    if (target === undefined) return imported === 'zod/mini' ? undefined : 'shared imports only zod/mini.'
    return sideOf(target) === 'shared' ? undefined : 'shared points at nobody.'
  }
  if (target === undefined) return undefined
  if (side === 'client' && !/^(client|shared)\//.test(target))
    return 'The client knows the server through #shared only.'
  if (side !== 'client' && /^(client|tests)\//.test(target)) return 'The server does not know the client.'
  if (side !== 'client' && side !== 'server') return undefined
  return whyForbiddenWithin(side, file, imported, target, ranks[side])
}

const rootFiles = /^(server\/[^/]+|client\/(App|main)\.tsx?)$/

function whyForbiddenWithin(
  side: 'client' | 'server',
  file: string,
  imported: string,
  target: string,
  rank: Rank,
): string | undefined {
  const folder = file.split('/').slice(1, -1)[0]
  if (folder === undefined) return undefined
  if (imported.startsWith('../'))
    return 'Another folder is named by its alias (#shared, #server, #client, #demo).'
  if (sideOf(target) === 'demo')
    return 'Demo data is loaded only where it is used: by the root files, with import().'
  if (rootFiles.test(target)) return 'The files at the root compose the features; no feature knows them.'
  if (sideOf(target) !== side) return undefined
  const other = featureOf(target, rank)
  if (['core', ...(side === 'client' ? ['ui'] : [])].includes(folder))
    return other === undefined ? undefined : 'core and ui know no feature.'
  const feature = featureOf(file, rank)
  if (feature === undefined) return `${folder} is in no rank.`
  if (other === undefined || other === feature) return undefined
  if (stepOf(other, rank) >= stepOf(feature, rank))
    return `${feature} ranks below: a feature uses lower ones only.`
  if (target.endsWith('.queries.ts'))
    return "Another feature's queries are its own: use its service or table."
  return undefined
}

/** From the root; undefined for a package. */
function targetOf(file: string, imported: string): string | undefined {
  if (imported.startsWith('#')) return imported.slice(1)
  return imported.startsWith('.') ? path.posix.join(path.posix.dirname(file), imported) : undefined
}

const sideOf = (file: string) => sides.find((side) => file.startsWith(`${side}/`))

const stepOf = (feature: string, rank: Rank) => rank.findIndex((features) => features.includes(feature))

/** The longest name: `listings/card`, else `listings`. */
function featureOf(file: string, rank: Rank): string | undefined {
  const inside = file.slice(file.indexOf('/') + 1)
  return rank
    .flat()
    .filter((feature) => inside.startsWith(`${feature}/`))
    .sort((one, other) => other.length - one.length)[0]
}
