/** Of the whole name so far. */
const minLength = 6

/**
 * Completes the name of a place that is still being typed: "ciudad del est". Undefined unless only one place
 * begins so.
 *
 * @param places By spelling.
 * @param words Those that are not the beginning of a name: "alquiler".
 */
export function nameCompleter(places: ReadonlyMap<string, string>, words: readonly string[]) {
  const byBeginning = new Map<string, string[]>()
  for (const key of [...places.keys()].toSorted((one, other) => one.length - other.length)) {
    const beginning = key.slice(0, minLength)
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), key])
  }
  return (typed: string): string | undefined => {
    if (typed.length < minLength) return undefined
    const alike = byBeginning.get(typed.slice(0, minLength)) ?? []
    const [key, ...others] = alike.filter((one) => one.startsWith(typed))
    if (key === undefined || others.some((other) => places.get(other) !== places.get(key))) return undefined
    // "arroyo" is none of "Arroyos y Esteros".
    const isWord = !typed.includes(' ') && (key.includes(' ') || words.some((one) => one.startsWith(typed)))
    return isWord ? undefined : key
  }
}
