/* Parses a tsvector's text: `'cas':1A,7 'lag':3B`. Stems keep this form, with doubled quotes. */

/** Fields that contain a stem, one bit each. */
export const fieldBits = { title: 1, placeOrType: 2, address: 4, description: 8 } as const
/** Bits of all fields. */
export const fieldsWidth = 4

const [space, quote, comma, colon, letterA] = [32, 39, 44, 58, 65]
const labelled = [fieldBits.title, fieldBits.placeOrType, fieldBits.address] as const

/** `start`, `end`: of the stem; `after`: offset of its positions. */
export type VisitStem = (start: number, end: number, fields: number, after: number) => void

export function visitStems(text: string, visit: VisitStem): void {
  for (let at = 0; at < text.length; ) {
    const start = at + 1
    let end = start
    while (end < text.length) {
      if (text.charCodeAt(end) !== quote) end++
      else if (text.charCodeAt(end + 1) === quote) end += 2
      else break
    }
    const after = end + 1
    let fields = 0
    let field: number = fieldBits.description
    for (at = after; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === space) break
      if (code >= letterA) field = labelled[code - letterA] ?? field
      else if (code === comma) {
        fields |= field
        field = fieldBits.description
      }
    }
    visit(start, end, fields | field, after)
    at++
  }
}

/** `after`: as passed to the visitor. */
export function positionsAt(text: string, after: number): number[] {
  const positions: number[] = []
  if (text.charCodeAt(after) !== colon) return positions
  let position = 0
  for (let at = after + 1; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : space
    if (code >= 48 && code <= 57) position = position * 10 + code - 48
    else if (code === comma || code === space) {
      positions.push(position)
      position = 0
      if (code === space) break
    }
  }
  return positions
}
