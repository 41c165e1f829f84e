type Phrases = Pick<ReadonlyMap<string, unknown>, 'keys'>

const reaches = new WeakMap<Phrases, ReadonlyMap<string, number>>()

/** How many words the longest phrase has that begins as `key` does; 0: none begins so. The phrases must all be there. */
export function reachIn(phrases: Phrases, key: string): number {
  let reach = reaches.get(phrases)
  if (!reach) {
    reach = readReach(phrases)
    reaches.set(phrases, reach)
  }
  return reach.get(firstOf(key)) ?? 0
}

function readReach(phrases: Phrases): ReadonlyMap<string, number> {
  const reach = new Map<string, number>()
  for (const phrase of phrases.keys()) {
    const first = firstOf(phrase)
    reach.set(first, Math.max(reach.get(first) ?? 0, phrase.split(' ').length))
  }
  return reach
}

/** A token may be of several words: "de la". */
function firstOf(key: string): string {
  const end = key.indexOf(' ')
  return end < 0 ? key : key.slice(0, end)
}
