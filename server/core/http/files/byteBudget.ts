import { AppError } from '#server/core/errors.ts'

export interface Holder {
  isSlow(): boolean
  evict(): void
}

export interface ByteBudget {
  /** Returns the release function. Evicts slow holders; throws `unavailable`. */
  reserve(bytes: number, holder: Holder): () => void
}

const retryAfter = 5

export function createByteBudget(total: number): ByteBudget {
  const held = new Map<Holder, number>()
  const free = () => [...held.values()].reduce((remaining, bytes) => remaining - bytes, total)

  return {
    reserve(bytes, holder) {
      for (const other of held.keys()) {
        if (bytes <= free()) break
        if (!other.isSlow()) continue
        held.delete(other)
        other.evict()
      }
      if (bytes > free())
        throw new AppError('unavailable', { headers: { 'Retry-After': String(retryAfter) } })
      held.set(holder, bytes)
      return () => void held.delete(holder)
    },
  }
}
