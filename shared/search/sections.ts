/** A part of the list with an order of its own, which begins on this page. */
export interface Section {
  name: string
  /** The index of its first item on this page. */
  at: number
  /** Of all its items; undefined where it is not known. */
  count?: number | undefined
}

/** "all;at=0;count=12, others;at=12" */
export function writeSections(sections: readonly Section[]): string {
  return sections
    .map(({ name, at, count }) => `${name};at=${at}${count === undefined ? '' : `;count=${count}`}`)
    .join(', ')
}

export function readSections(header: string): Section[] {
  return [...header.matchAll(/(\w+);at=(\d+)(?:;count=(\d+))?/g)].map(([, name = '', at, count]) => ({
    name,
    at: Number(at),
    count: count === undefined ? undefined : Number(count),
  }))
}
