import { desc, eq } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { apiKey, keysApi } from '#shared/apiKeys/apiKeysApi.ts'
import { keyPartyOf, listKeys, makeKey, revokeKey } from './apiKeys.service.ts'
import { apiKeys } from './apiKeys.table.ts'

const makeLimit: Limit = { points: 50, seconds: 86_400 }

const keysData: PersonalDataSource = {
  name: 'apiKeys',
  export: (db, userId) =>
    db
      .select({
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        scopes: apiKeys.scopes,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId))
      .orderBy(desc(apiKeys.createdAt)),
  async erase(tx, userId) {
    await tx.delete(apiKeys).where(eq(apiKeys.userId, userId))
  },
}

/** Keys by which programs act for an agency, or for a user. */
export const keysFeature: Feature<{ context: Context }> = {
  name: 'apiKeys',
  personalData: keysData,
  schemas: { ApiKey: apiKey },
  create: ({ context }) => ({
    routes(api) {
      const { db } = context
      const limitMaking = createSharedLimit(context, 'keys-make', makeLimit)
      api.serve(keysApi.list, ({ actor }) => listKeys(db, keyPartyOf(actor)))
      api.serve(keysApi.make, async ({ actor, body }) => {
        const party = keyPartyOf(actor)
        await limitMaking(party.userId)
        return makeKey(db, party, body)
      })
      api.serve(keysApi.revoke, async ({ actor, params }) => {
        await revokeKey(db, keyPartyOf(actor), params.id)
        return undefined
      })
    },
  }),
}
