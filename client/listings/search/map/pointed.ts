import type { Listing } from '#shared/listings/listings.ts'

const listeners = new Set<() => void>()
let pointed: Listing | null = null

/** The listing whose card is pointed at or has the focus. */
export const pointedStore = {
  get: () => pointed,
  set(listing: Listing | null): void {
    if (listing === pointed) return
    pointed = listing
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
