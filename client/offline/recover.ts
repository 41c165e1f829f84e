import type { Query } from '@tanstack/react-query'
import { loadCopyParts } from './loadCopyParts.ts'
import { markArrived, offlineState, setCopy, setTrouble, troubleOf } from './offlineState.ts'

export async function recover<Data>(
  network: Promise<Data>,
  query: Query,
  failure: { error: unknown } | undefined,
): Promise<unknown> {
  const { queryHash, queryKey, state } = query
  const trouble = failure && troubleOf(failure.error)
  const mayShowCopy = state.data === undefined || offlineState().copies.has(queryHash)
  const copy = mayShowCopy ? await readCopy(queryKey) : undefined
  if (trouble && (copy || trouble === 'offline')) setTrouble(trouble)
  if (!copy) {
    const data = await network
    markArrived(queryHash)
    return data
  }
  setCopy(queryHash, copy.savedAt)
  if (!failure)
    // Late data from the network replaces the copy.
    network.then(
      (data) => {
        markArrived(queryHash)
        query.setData(data)
      },
      (error) => setTrouble(troubleOf(error)),
    )
  return copy.data
}

/** Undefined if storage is blocked. */
async function readCopy(key: Query['queryKey']) {
  const parts = await loadCopyParts().catch(() => undefined)
  return parts?.findCopy(key).catch(() => undefined)
}
