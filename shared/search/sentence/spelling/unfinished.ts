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
  const keys = [...places.keys()].toSorted((one, other) => one.length - other.length)
  return (typed: string): string | undefined => {
    if (typed.length < minLength) return undefined
    const [key, ...others] = keys.filter((one) => one.startsWith(typed))
    if (key === undefined || others.some((other) => places.get(other) !== places.get(key))) return undefined
    // "arroyo" is none of "Arroyos y Esteros".
    const isWord = !typed.includes(' ') && (key.includes(' ') || words.some((one) => one.startsWith(typed)))
    return isWord ? undefined : key
  }
}
