import type { Language } from '#shared/core/language.ts'
import type { PageName } from '#shared/pages.ts'
import { readBuildFiles } from './buildFiles.ts'

/** Links that fetch a page's own code and its texts together with the first script, not after it. */
export type Preloads = (name: PageName, language: Language) => string[]

/** The preloads of a build; none where nothing is built. */
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
