/**
 * What a response depends on and a change concerns: a table (`listings`: any change), a part of one
 * (`listings city luque`), or a whole table at once (`listings *`), which concerns all its parts.
 */
export type Topic = string

/** `change` is the payload of the trigger. */
export type ChangedParts = Readonly<Record<string, (change: unknown) => readonly string[]>>

const allOf = (table: string): Topic => `${table} *`

export function partsOf(table: string, parts: readonly string[]): Topic[] {
  return [allOf(table), ...parts.map((part) => `${table} ${part}`)]
}

/**
 * The payload is `<table>` or `<table> <JSON of the changed part>`; an unknown one concerns the whole table.
 */
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
