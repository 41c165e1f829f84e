/**
 * What a response depends on and a change concerns: a table (`listings`: any change), a part of one
 * (`listings city luque`), or a whole table at once (`listings *`), on which everything that depends on a
 * part depends too.
 */
export type Topic = string

/** The parts that a change concerns, by table; `change` is the payload of its trigger. */
export type ChangedParts = Readonly<Record<string, (change: unknown) => readonly string[]>>

const allOf = (table: string): Topic => `${table} *`

/** The topics of a response that depends on these parts of a table only. */
export function partsOf(table: string, parts: readonly string[]): Topic[] {
  return [allOf(table), ...parts.map((part) => `${table} ${part}`)]
}

/**
 * The topics of a notification: `<table>`, or `<table> <JSON>` where the trigger names the changed part. An
 * unknown payload concerns the whole table.
 */
export function topicsOfNotice(payload: string, changedParts: ChangedParts): Topic[] {
  const [table = ''] = payload.split(' ', 1)
  const parts = changedParts[table]
  try {
    const change: unknown = JSON.parse(payload.slice(table.length))
    if (parts) return [table, ...parts(change).map((part) => `${table} ${part}`)]
  } catch {
    // Without a part, or from a trigger of another version.
  }
  return [table, allOf(table)]
}
