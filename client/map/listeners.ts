export interface Listeners<Args extends unknown[]> {
  add(listener: (...args: Args) => void): () => void
  call(...args: Args): void
}

export function listeners<Args extends unknown[]>(): Listeners<Args> {
  const all = new Set<(...args: Args) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
    call(...args) {
      for (const listener of all) listener(...args)
    },
  }
}
