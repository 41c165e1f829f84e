import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Drops the oldest. */
const maxEntries = 5000

/** In memory: codes and sign-ins are short-lived. */
export function createAdapter(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: maxEntries })
  const granted = new LRUCache<string, Set<string>>({ max: maxEntries })
  const idByUid = new LRUCache<string, string>({ max: maxEntries })

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const find = async (id: string) => entries.get(keyOf(id))
    return {
      find,
      async upsert(id, payload, expiresIn) {
        const key = keyOf(id)
        entries.set(key, payload, expiresIn ? { ttl: expiresIn * 1000 } : {})
        if (payload.uid) idByUid.set(keyOf(payload.uid), id)
        if (payload.grantId)
          granted.set(payload.grantId, (granted.get(payload.grantId) ?? new Set()).add(key))
      },
      async findByUid(uid) {
        const id = idByUid.get(keyOf(uid))
        return id === undefined ? undefined : find(id)
      },
      async findByUserCode() {
        return undefined
      },
      async consume(id) {
        const payload = await find(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        entries.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const key of granted.get(grantId) ?? []) entries.delete(key)
        granted.delete(grantId)
      },
    }
  }
}
