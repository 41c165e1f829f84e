import webPush, { type VapidKeys } from 'web-push'
import { z } from 'zod'
import type { Db } from '#server/core/database/database.ts'
import { insertSetting } from '#server/settings/settings.service.ts'

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * The keys by which push services know this site: made when first asked for, kept in the database, the same for all servers.
 * The private one never leaves the server.
 */
export function createVapidKeys(db: Db): () => Promise<VapidKeys> {
  let known: VapidKeys | undefined
  return async () => {
    known ??= await insertSetting(db, 'vapidKeys', vapidKeys, () => webPush.generateVAPIDKeys())
    return known
  }
}
