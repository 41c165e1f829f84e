import type { Words } from '#shared/words.ts'

/** How many there are, exactly or at least; `number` writes a figure. */
export interface Total {
  total: number
  totalIsCapped: boolean
}
type Write = (value: number) => string

/** '{n} propiedades encontradas'. */
export function foundText({ total, totalIsCapped }: Total, w: Words['search'], number: Write): string {
  return totalIsCapped ? w.foundMany(number(total)) : w.found(total, number(total))
}

/** What the button says that leads from the filters to the results. */
export function showText({ total, totalIsCapped }: Total, w: Words['search'], number: Write): string {
  return totalIsCapped ? w.showMany(number(total)) : w.showResults(total, number(total))
}
