import { describe, expect, it } from 'vitest'
import { languageTable } from '#shared/core/language.ts'
import { type Page, pageNames, pageOf } from '#shared/pages.ts'
import { closureOf, moduleOf } from '#tests/support/moduleGraph.ts'

const { frame } = await languageTable.es.load()
const frameWords = Object.keys(frame)

/** Features whose texts a file uses. */
function used(file: string): string[] {
  const calls = [...moduleOf(file).text.matchAll(/\buseWords\(([^)]*)\)/g)]
  return calls.flatMap(([, names]) => named(names ?? ''))
}

const named = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '')

const usedWith = (file: string) => new Set(closureOf(file).flatMap(used))

/** Lazy parts with the features loaded for them. */
function lazyParts(files: string[]) {
  return files.flatMap((file) =>
    moduleOf(file).loads.map((part) => {
      const call = moduleOf(file)
        .text.split(/\b(?:lazy|later)Part\(/)
        .find((text) => text.includes(part.split('/').at(-1) ?? ''))
      const features = /(?:\)|>|null),((?:\s*'\w+',?)+)\s*\)/.exec(call ?? '')?.[1] ?? ''
      return { part, features: named(features) }
    }),
  )
}

/** Features used without being loaded, by the file, its imports or lazy parts. */
function missing(file: string, loaded: readonly string[]): string[] {
  const files = closureOf(file)
  const own = [...usedWith(file)].filter((feature) => !loaded.includes(feature))
  const later = lazyParts(files)
    .filter(({ part }) => part.startsWith('client/') && !part.endsWith('Page.tsx'))
    .flatMap(({ part, features }) =>
      missing(part, [...loaded, ...features]).map((name) => `${name} of ${part}`),
    )
  return [...own, ...later]
}

describe('the texts of a page', () => {
  it.each(pageNames)('%s are all loaded with it, and no others', (name) => {
    const { file, words }: Page = pageOf(name)
    expect(missing(`client/${file}`, [...frameWords, ...words])).toEqual([])
    const needed = usedWith(`client/${file}`)
    expect(words.filter((feature) => !needed.has(feature))).toEqual([])
  })

  it('of the frame are loaded at start', () => {
    expect(missing('client/main.tsx', frameWords)).toEqual([])
    const needed = usedWith('client/main.tsx')
    expect(frameWords.filter((feature) => !needed.has(feature))).toEqual([])
  })
})
