import webPush, { type VapidKeys } from 'web-push'
import { z } from 'zod'
import type { Db } from '#server/core/database/database.ts'
import { insertSetting } from '#server/settings/settings.service.ts'

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Stored in the database. */
export function createVapidKeys(db: Db): () => Promise<VapidKeys> {
  let known: VapidKeys | undefined
  return async () => {
    known ??= await insertSetting(db, 'vapidKeys', vapidKeys, () => webPush.generateVAPIDKeys())
    return known
  }
}
