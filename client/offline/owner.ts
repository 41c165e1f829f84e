import { hashKey, type QueryClient } from '@tanstack/react-query'
import { userQuery } from '#client/auth/auth.api.ts'
import { cacheNames } from './caches.ts'
import { claim, deleteCopies, type Owner } from './database.ts'
import { offlineState } from './offlineState.ts'

const userHash = hashKey(userQuery.queryKey)

let known: Owner | undefined
let claiming: Promise<void> = Promise.resolve()

/** According to the server; undefined while unknown. */
export function knownOwner(): Owner | undefined {
  return known
}

/** Resolves once others' data is deleted. */
export function claimed(): Promise<void> {
  return claiming
}

/** Never shows one user's data to another. */
export function followOwner(client: QueryClient): void {
  const follow = () => {
    if (offlineState().copies.has(userHash)) return
    const user = client.getQueryData(userQuery.queryKey)
    const owner = user === undefined ? undefined : (user?.id ?? null)
    if (owner === undefined || owner === known) return
    known = owner
    claiming = claim(owner).then(
      (isAnother) => (isAnother ? deletePictures() : undefined),
      () => undefined,
    )
  }
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === userHash) follow()
  })
  follow()
}

export async function forgetCopies(): Promise<void> {
  known = undefined
  await Promise.all([deleteCopies(), deletePictures()])
}

async function deletePictures(): Promise<void> {
  await globalThis.caches?.delete(cacheNames.pictures)
}
