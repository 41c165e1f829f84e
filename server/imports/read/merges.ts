/** Cells of one column that are shown as one. */
export interface Merge {
  column: number
  from: number
  to: number
}

const maxMerges = 20_000
const merged = /<(?:\w+:)?mergeCell\b[^>]{0,100}\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
/** Characters: what may lie across two chunks. */
const overlap = 120

/** They come after the rows that they are about: a reading of their own, before. */
export async function readMerges(chunks: AsyncIterable<Buffer>): Promise<Merge[]> {
  const merges: Merge[] = []
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk.toString('latin1')
    let end = 0
    for (const match of text.matchAll(merged)) {
      end = match.index + match[0].length
      const [, letters = '', from = '', to = ''] = match
      const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      if (Number(to) > Number(from) && merges.length < maxMerges)
        merges.push({ column, from: Number(from), to: Number(to) })
    }
    rest = text.slice(Math.max(end, text.length - overlap))
  }
  return merges.toSorted((a, b) => a.from - b.from)
}

/** Rows in their order: what is merged downwards is every row's. */
export function createMerges(merges: readonly Merge[]) {
  let next = 0
  let open: (Merge & { value: string })[] = []
  return {
    fill(number: number, cells: string[]): string[] {
      open = open.filter(({ to }) => to >= number)
      const filled = [...cells]
      for (const { column, value } of open) {
        while (filled.length < column) filled.push('')
        filled[column] ||= value
      }
      for (let merge = merges[next]; merge && merge.from <= number; merge = merges[++next])
        if (merge.from === number) open.push({ ...merge, value: cells[merge.column] ?? '' })
      return filled
    },
  }
}
