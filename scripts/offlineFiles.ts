import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type PageName, pageNames, pageOf } from '#shared/pages.ts'
import type { Feature } from '#shared/words.ts'

/** Pages available offline. */
const offlinePages: readonly PageName[] = ['root', 'home', 'search', 'property', 'favorites', 'notFound']

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/** Including lazy parts and both languages. */
export function offlineFiles(client: string): string[] {
  const chunks = manifest.parse(JSON.parse(fs.readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')))
  const keys = Object.keys(chunks)
  const needed = new Set(keys.filter((key) => chunks[key]?.isEntry))
  for (const key of needed) {
    const { imports = [], dynamicImports = [] } = chunks[key] ?? {}
    for (const next of imports) needed.add(next)
    for (const next of dynamicImports) if (isOffline(next)) needed.add(next)
  }
  const files = [...needed].flatMap((key) => {
    const { file, css = [], assets = [] } = chunks[key] ?? { file: '' }
    return [file, ...css, ...assets.filter((asset) => /-latin-wght/.test(asset))]
  })
  return [...new Set(files)].map((file) => `/${file}`)
}

const others = pageNames.filter((name) => !offlinePages.includes(name)).map(pageOf)
const offline = offlinePages.map(pageOf)
const laterWords: readonly Feature[] = ['fieldLabels', 'listingFacts', 'prices', 'propertyDetails']
const offlineWords = new Set([...offline.flatMap(({ words }) => words), ...laterWords])
const otherWords = new Set(others.flatMap(({ words }) => words).filter((one) => !offlineWords.has(one)))

/** Excludes code and texts of other pages, and the panel. */
function isOffline(key: string): boolean {
  if (key.startsWith('admin/') || /shared\/words\/\w+\/admin\//.test(key)) return false
  if (others.some(({ file }) => file === key)) return false
  const [, feature] = /shared\/words\/.*\/(\w+)\.ts$/.exec(key) ?? []
  return ![...otherWords].some((one) => one === feature)
}
