import { AppError } from './errors.ts'

/** A waiting line of limited length: what it holds at most is known before anything is let in. */
export interface Line {
  /** Takes so much room until the way out is called; throws `unavailable` where it is not there. */
  enter(size: number): () => void
}

/** Seconds after which another try may find room. */
const patience = 5

export function createLine(room: number): Line {
  let taken = 0
  return {
    enter(size) {
      if (taken + size > room)
        throw new AppError('unavailable', { headers: { 'Retry-After': String(patience) } })
      taken += size
      let left = false
      return () => {
        if (!left) taken -= size
        left = true
      }
    },
  }
}
