import type { ListingPage } from '#client/listings/listings.api.ts'
import { readSections } from '#shared/search/sections.ts'
import type { Words } from '#shared/words.ts'

export interface SectionLine {
  /** Index of the listing below it. */
  at: number
  text: string
}

export function sectionLines(
  pages: readonly ListingPage[],
  w: Words['search'],
  number: (value: number) => string,
): SectionLine[] {
  const [first] = pages
  if (first?.isPlainText) return [{ at: 0, text: w.byTextAlone }]
  if (!first?.rankedBy) return []
  const words = decodeURIComponent(first.rankedBy)
  const { total, totalIsCapped } = first
  const lines: SectionLine[] = []
  const counts = new Map<string, number | undefined>()
  let start = 0
  for (const { items, sections = '' } of pages) {
    for (const { name, at, count } of readSections(sections)) {
      const text = name === 'all' ? undefined : lineText(name)
      if (text !== undefined) lines.push({ at: start + at, text })
      counts.set(name, count)
    }
    start += items.length
  }
  return lines

  function lineText(next: string): string | undefined {
    const [all, some = 0] = [counts.get('all'), counts.get('some')]
    if (all === undefined) return undefined
    const others = `${totalIsCapped ? '+' : ''}${number(total - all - some)}`
    if (some > 0) return w.withSomeWords(words, number(some), others)
    if (all > 0) return w.withWords(words, number(all), others)
    return next === 'others' ? w.withoutWords(words, others) : undefined
  }
}
