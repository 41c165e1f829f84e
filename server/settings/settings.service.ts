import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/core/database/database.ts'
import { type Env, sendsMail } from '#server/core/env.ts'
import { maxCeiling } from '#shared/admin/settings.ts'
import type { PublicSettings } from '#shared/settings/settings.ts'
import { settings } from './settings.table.ts'

/** The default also replaces an invalid value. */
const schema = z.object({
  whatsappNumber: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .nullable()
    .catch(null),
  /** Administrators approve listings before publication. */
  moderation: z.boolean().catch(false),
  /** Recipient of inquiries without another one. */
  inquiriesEmail: z.string().nullable().catch(null),
  /** Told of sign-ins that fail again and again; null: `inquiriesEmail` is. */
  securityEmail: z.string().nullable().catch(null),
  /** Administrators need one-time codes. */
  requireCodes: z.boolean().catch(false),
  /** US dollars a day for the assistant's model; 0 disables it. */
  aiCeilingUSD: z.number().min(0).max(maxCeiling).catch(5),
})
export type Settings = z.infer<typeof schema>

/** All, with defaults. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  return schema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** Null: back to the default. */
export async function writeSetting<K extends keyof Settings>(
  db: Db,
  key: K,
  value: Settings[K],
): Promise<void> {
  if (value === null) {
    await db.delete(settings).where(eq(settings.key, key))
    return
  }
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } })
}

/** Created once for all servers, never returned by the API. Throws if the stored value is invalid. */
export async function insertSetting<T>(db: Db, key: string, schema: z.ZodType<T>, make: () => T): Promise<T> {
  const read = () => db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  const [known] = await read()
  if (known) return schema.parse(known.value)
  await db.insert(settings).values({ key, value: make() }).onConflictDoNothing()
  // Another server may have been first.
  const [kept] = await read()
  return schema.parse(kept?.value)
}

/** What visitors’ pages need to know. */
export async function readPublicSettings(
  db: Db,
  env: Pick<Env, 'OPENAI_API_KEY' | 'SMTP_URL' | 'MAIL_FROM'>,
): Promise<PublicSettings> {
  const { whatsappNumber } = await readSettings(db)
  return { whatsappNumber, aiModel: env.OPENAI_API_KEY !== undefined, sendsMail: sendsMail(env) }
}
