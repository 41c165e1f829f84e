/**
 * Of each listing of a page, how many of its author's offers with the same facts come later: "0;count=7, 4;count=2", by
 * place on the page. Empty: none have any.
 */
export function writeNearDuplicates(counts: readonly number[]): string {
  return counts.flatMap((count, at) => (count > 0 ? [`${at};count=${count}`] : [])).join(', ')
}

/** What `writeNearDuplicates` wrote, as counts by place; passes over what it cannot read. */
export function readNearDuplicates(header: string): Map<number, number> {
  const found = header.matchAll(/(?<!\w)(\d{1,4});count=(\d{1,6})/g)
  return new Map([...found].map(([, at, count]) => [Number(at), Number(count)]))
}
