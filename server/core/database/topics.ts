/**
 * What an answer depends on and a change concerns: a table (`listings`: any change of it), a part of one (`listings city luque`),
 * or all of it at once (`listings *`), on which whatever depends on a part depends as well.
 */
export type Topic = string

/** The parts of a table that a change concerns, by table; `change` is what its trigger says of it. */
export type ChangedParts = Readonly<Record<string, (change: unknown) => readonly string[]>>

const whole = (table: string): Topic => `${table} *`

/** What depends on nothing but these parts of a table. */
export function partsOf(table: string, parts: readonly string[]): Topic[] {
  return [whole(table), ...parts.map((part) => `${table} ${part}`)]
}

/**
 * The topics of a notice: `<table>`, or `<table> <JSON>` where the trigger says which part has changed. What is not understood
 * concerns all of its table.
 */
export function topicsOfNotice(payload: string, changedParts: ChangedParts): Topic[] {
  const [table = ''] = payload.split(' ', 1)
  const parts = changedParts[table]
  try {
    const change: unknown = JSON.parse(payload.slice(table.length))
    if (parts) return [table, ...parts(change).map((part) => `${table} ${part}`)]
  } catch {
    // Only a table, or told by a trigger of another version.
  }
  return [table, whole(table)]
}
