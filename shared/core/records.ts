/** The fields whose names are in `names` too. */
export function common<T extends object, N extends object>(record: T, names: N): Pick<T, keyof T & keyof N> {
  const fields = Object.entries(record).filter(([name]) => name in names)
  // `Object.entries` loses the names.
  return Object.fromEntries(fields) as Pick<T, keyof T & keyof N>
}

/** So that a missing value overrides nothing when spread. */
export function withoutUndefined<T extends object>(record: T): T {
  const given = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as T
}

type Function = (value: never) => unknown
export type Arguments<F> = { [N in keyof F]: F[N] extends (value: infer V) => unknown ? V : never }
export type Results<F> = { [N in keyof F]: F[N] extends (value: never) => infer R ? R : never }

/** One property of each row, under the row’s name. */
export function column<P extends PropertyKey, T extends Record<string, { [N in P]: unknown }>>(
  table: T,
  property: P,
): { [N in keyof T]: T[N][P] } {
  const cells = Object.entries(table).map(([name, row]) => [name, row[property]])
  return Object.fromEntries(cells) as { [N in keyof T]: T[N][P] }
}

/** Applies each function to the value of the same name. */
export function applyEach<F extends Record<string, Function>>(
  functions: F,
  values: Arguments<F>,
): Results<F> {
  const given: Record<string, unknown> = values
  const made = Object.entries(functions).map(([name, make]) => [name, make(given[name] as never)])
  return Object.fromEntries(made) as Results<F>
}

/** One value for each name, in their order. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

/** Of a table that is looked up by a stranger's word: every object has a `constructor`. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
