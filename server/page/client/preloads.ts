import type { Language } from '#shared/core/language.ts'
import type { PageName } from '#shared/pages.ts'
import { readBuildFiles } from './buildFiles.ts'

/** Link elements that load a page's code and texts in parallel with the first script. */
export type Preloads = (name: PageName, language: Language) => string[]

/** None without a build. */
export function readPreloads(folder: string): Preloads {
  const files = readBuildFiles(folder)
  if (!files) return () => []
  const already = new Set([...files.start.scripts, ...files.start.styles])
  const isNew = (file: string) => !already.has(file)
  return (name, language) => {
    const { scripts, styles } = files.page(name, language)
    return [
      ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...styles.filter(isNew).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ]
  }
}
