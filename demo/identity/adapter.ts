import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** More is not kept: the oldest goes, and with it at worst a sign-in under way. */
const most = 5000

/** What the embedded provider keeps, in memory: codes and sign-ins of minutes. */
export function createAdapter(): (model: string) => Adapter {
  const kept = new LRUCache<string, AdapterPayload>({ max: most })
  /** The keys of what was given under one grant. */
  const granted = new LRUCache<string, Set<string>>({ max: most })
  const idByUid = new LRUCache<string, string>({ max: most })

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const find = async (id: string) => kept.get(keyOf(id))
    return {
      find,
      async upsert(id, payload, expiresIn) {
        const key = keyOf(id)
        kept.set(key, payload, expiresIn ? { ttl: expiresIn * 1000 } : {})
        if (payload.uid) idByUid.set(keyOf(payload.uid), id)
        if (payload.grantId)
          granted.set(payload.grantId, (granted.get(payload.grantId) ?? new Set()).add(key))
      },
      async findByUid(uid) {
        const id = idByUid.get(keyOf(uid))
        return id === undefined ? undefined : find(id)
      },
      // Codes typed on another device are not offered.
      async findByUserCode() {
        return undefined
      },
      async consume(id) {
        const payload = await find(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const key of granted.get(grantId) ?? []) kept.delete(key)
        granted.delete(grantId)
      },
    }
  }
}
