import { AppError } from '#server/core/errors.ts'

/** Who holds bytes of a budget. */
export interface Holder {
  /** Whether it makes so little progress that others may have its bytes. */
  isSlow(): boolean
  /** Ends it. */
  giveUp(): void
}

/** A bound on the bytes that are held at once, known before anything is let in. */
export interface ByteBudget {
  /**
   * Takes so many bytes until the way out is called. Where they are not there, those who are slow have to leave; throws `unavailable`
   * where that is not enough.
   */
  reserve(bytes: number, holder: Holder): () => void
}

/** Seconds after which another try may find room. */
const retryAfter = 5

export function createByteBudget(total: number): ByteBudget {
  const held = new Map<Holder, number>()
  const free = () => [...held.values()].reduce((rest, bytes) => rest - bytes, total)

  return {
    reserve(bytes, holder) {
      for (const other of held.keys()) {
        if (bytes <= free()) break
        if (!other.isSlow()) continue
        held.delete(other)
        other.giveUp()
      }
      if (bytes > free())
        throw new AppError('unavailable', { headers: { 'Retry-After': String(retryAfter) } })
      held.set(holder, bytes)
      return () => void held.delete(holder)
    },
  }
}
