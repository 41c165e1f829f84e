import type { Words } from '#shared/words.ts'

export interface Total {
  total: number
  totalIsCapped: boolean
}
type Write = (value: number) => string

export function foundText({ total, totalIsCapped }: Total, w: Words['search'], number: Write): string {
  return totalIsCapped ? w.foundMany(number(total)) : w.found(total, number(total))
}

export function showText({ total, totalIsCapped }: Total, w: Words['search'], number: Write): string {
  return totalIsCapped ? w.showMany(number(total)) : w.showResults(total, number(total))
}
