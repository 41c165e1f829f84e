/** What is at that path, else undefined. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let found: unknown = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = Reflect.get(found, name)
  }
  return found
}

/** Trimmed; of numbers and yes or no too; empty for all else. */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = valueAt(value, ...path)
  if (typeof found === 'string') return found.trim()
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

/** PHP writes lists with gaps as objects. */
export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = valueAt(value, ...path)
  if (Array.isArray(found)) return found
  return typeof found === 'object' && found !== null ? Object.values(found) : []
}

export function countAt(value: unknown, ...path: (string | number)[]): number | undefined {
  const count = Number(textAt(value, ...path) || Number.NaN)
  return Number.isInteger(count) && count >= 0 ? count : undefined
}
