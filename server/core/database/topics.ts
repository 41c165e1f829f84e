/** A table (`listings`), a part of it (`listings city luque`), or all its parts (`listings *`). */
export type Topic = string

export type ChangedParts = Readonly<Record<string, (change: unknown) => readonly string[]>>

const allOf = (table: string): Topic => `${table} *`

export function partsOf(table: string, parts: readonly string[]): Topic[] {
  return [allOf(table), ...parts.map((part) => `${table} ${part}`)]
}

/** Payload: `<table>` or `<table> <JSON of the changed part>`. */
export function topicsOfNotice(payload: string, changedParts: ChangedParts): Topic[] {
  const [table = ''] = payload.split(' ', 1)
  const parts = changedParts[table]
  try {
    const change: unknown = JSON.parse(payload.slice(table.length))
    if (parts) return [table, ...parts(change).map((part) => `${table} ${part}`)]
  } catch {
    // Without a part, or of another version.
  }
  return [table, allOf(table)]
}
