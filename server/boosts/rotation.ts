interface Placed {
  id: string
  agencyId: string
}

/**
 * Who has the `places` in a turn. Every agency is as often as any other among those shown, however many of its listings
 * fit, and its listings take its turns one after another; at once at most one of an agency.
 */
export function inTurn<Boost extends Placed>(
  boosts: readonly Boost[],
  turn: number,
  places: number,
): Boost[] {
  const agencies = byAgency(boosts)
  const shown = Math.min(places, agencies.length)
  return Array.from({ length: shown }, (_, place) => {
    const at = turn * shown + place
    const own = agencies[at % agencies.length] ?? []
    return own[Math.floor(at / agencies.length) % own.length]
  }).filter((boost) => boost !== undefined)
}

/** In an order of their own, whichever the database gives. */
function byAgency<Boost extends Placed>(boosts: readonly Boost[]): Boost[][] {
  const agencies = new Map<string, Boost[]>()
  for (const boost of [...boosts].sort((a, b) => compare(a.agencyId, b.agencyId) || compare(a.id, b.id))) {
    const own = agencies.get(boost.agencyId)
    if (own) own.push(boost)
    else agencies.set(boost.agencyId, [boost])
  }
  return [...agencies.values()]
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
