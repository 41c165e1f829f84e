export interface Section {
  name: string
  /** On this page. */
  at: number
  count?: number | undefined
}

/** "all;at=0;count=12, others;at=12" */
export function writeSections(sections: readonly Section[]): string {
  return sections
    .map(({ name, at, count }) => `${name};at=${at}${count === undefined ? '' : `;count=${count}`}`)
    .join(', ')
}

/** What `writeSections` wrote; passes over what it cannot read. */
export function readSections(header: string): Section[] {
  return [...header.matchAll(/(?<!\w)(\w+);at=(\d+)(?:;count=(\d+))?/g)].map(([, name = '', at, count]) => ({
    name,
    at: Number(at),
    count: count === undefined ? undefined : Number(count),
  }))
}
