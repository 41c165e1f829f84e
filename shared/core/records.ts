/** The fields of a record whose names another record has too. */
export function common<T extends object, N extends object>(record: T, names: N): Pick<T, keyof T & keyof N> {
  const fields = Object.entries(record).filter(([name]) => name in names)
  // `Object.entries` loses the names.
  return Object.fromEntries(fields) as Pick<T, keyof T & keyof N>
}
