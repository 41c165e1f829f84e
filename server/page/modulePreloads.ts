import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '#shared/language.ts'
import { type PageName, pageOf } from '#shared/pages.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
)

/** Links that fetch a page's own code and its words together with the first script, not after it. */
export type Preloads = (name: PageName, language: Language) => string[]

/** Reads the build's manifest, whose keys are files under `client/`. */
export function readPreloads(folder: string): Preloads {
  const file = path.join(folder, '.vite/manifest.json')
  if (!fs.existsSync(file)) return () => []
  const chunks = manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  const keys = Object.keys(chunks)
  const entry = keys.filter((key) => chunks[key]?.isEntry)
  const already = new Set(withImports(entry).map(({ file }) => file))

  function withImports(start: string[]) {
    const all = new Set(start)
    for (const key of all) for (const next of chunks[key]?.imports ?? []) all.add(next)
    return [...all].flatMap((key) => chunks[key] ?? [])
  }

  return (name, language) => {
    const wanted = keys.filter(
      (key) => key === pageOf(name).file || key.endsWith(`shared/words/${language}.ts`),
    )
    const chosen = withImports(wanted)
    const scripts = chosen.map(({ file }) => file).filter((file) => !already.has(file))
    const styles = chosen.flatMap(({ css }) => css).filter((file) => !already.has(file))
    return [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ]
  }
}
