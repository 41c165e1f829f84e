import { createRequire } from 'node:module'
import path from 'node:path'
import { isBuilt, serverFolder } from '#server/core/folders.ts'

const cuts = {
  display: ['petrona', 600],
  text: ['figtree', 500],
  bold: ['figtree', 700],
} as const
export type Cut = keyof typeof cuts

/** Latin, then its extension. */
export function fontFiles(cut: Cut): string[] {
  const [family, weight] = cuts[cut]
  return ['latin', 'latin-ext'].map((part) => {
    const file = `${family}-${part}-${weight}-normal.woff`
    if (isBuilt) return path.join(serverFolder, 'fonts', file)
    const home = createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`)
    return path.join(path.dirname(home), 'files', file)
  })
}

export function ogFontFiles(): string[] {
  return (Object.keys(cuts) as Cut[]).flatMap(fontFiles)
}
