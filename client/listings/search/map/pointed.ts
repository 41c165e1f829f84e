const listeners = new Set<() => void>()
let pointed: string | null = null

/** Id of the listing whose card is pointed at or has the focus. */
export const pointedStore = {
  get: () => pointed,
  set(id: string | null): void {
    if (id === pointed) return
    pointed = id
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
