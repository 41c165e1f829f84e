import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '#shared/core/language.ts'
import { type PageName, pageOf } from '#shared/pages.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
)

/** Imports first. */
export interface Files {
  scripts: string[]
  styles: string[]
}

/** By paths under `client/`. */
export interface BuildFiles {
  start: Files
  /** Including `start`. */
  page(name: PageName, language: Language): Files
}

export function readBuildFiles(folder: string): BuildFiles | undefined {
  const file = path.join(folder, '.vite/manifest.json')
  if (!fs.existsSync(file)) return undefined
  const chunks = manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  const keys = Object.keys(chunks)
  const entry = keys.filter((key) => chunks[key]?.isEntry)

  function withImports(start: string[]): Files {
    const visited = new Set<string>()
    const ordered: string[] = []
    function visit(key: string): void {
      if (visited.has(key)) return
      visited.add(key)
      chunks[key]?.imports.forEach(visit)
      ordered.push(key)
    }
    start.forEach(visit)
    const needed = ordered.flatMap((key) => chunks[key] ?? [])
    return {
      scripts: [...new Set(needed.map(({ file }) => file))],
      styles: [...new Set(needed.flatMap(({ css }) => css))],
    }
  }

  /** A page that is built together with its parts has the chunk's name instead of its key. */
  function pageKey(file: string): string {
    const name = path.basename(file, '.tsx')
    const key = keys.find((key) => key === file) ?? keys.find((key) => chunks[key]?.name === name)
    if (key === undefined) throw new Error(`${file} is not in the manifest`)
    return key
  }

  return {
    start: withImports(entry),
    page(name, language) {
      const { file, words } = pageOf(name)
      // The frame's texts are a chunk with a name and without a key.
      const frame = keys.filter((key) => chunks[key]?.name === `words-${language}`)
      const texts = words.flatMap((feature) => keys.filter((key) => isTextOf(key, language, feature)))
      return withImports([...entry, pageKey(file), ...frame, ...texts])
    },
  }
}

const isTextOf = (key: string, language: Language, feature: string) =>
  key.startsWith(`../shared/words/${language}/`) && key.endsWith(`/${feature}.ts`)
