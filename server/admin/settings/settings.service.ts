import { sql } from 'drizzle-orm'
import { recordActivity } from '#server/activities/activities.service.ts'
import { changesBetween } from '#server/activities/changes.ts'
import { readAccount } from '#server/administrators/account/account.service.ts'
import { actingAdministrator } from '#server/administrators/administrators.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, adminIdOf } from '#server/core/http/actor.ts'
import { toE164 } from '#server/core/phone.ts'
import { words } from '#server/core/words.ts'
import { readSettings, writeSetting } from '#server/settings/settings.service.ts'
import type { ActivityChanges } from '#shared/activities.ts'
import type { AdminSettings, SettingsChange } from '#shared/admin/settings.ts'
import { defaultLanguage } from '#shared/core/language.ts'

/** What administrators may set, with defaults. */
export async function readAdminSettings(db: Db): Promise<AdminSettings> {
  const settings = await readSettings(db)
  const { whatsappNumber, moderation, inquiriesEmail, securityEmail, requireCodes, aiCeilingUSD } = settings
  return { whatsappNumber, moderation, inquiriesEmail, securityEmail, requireCodes, aiCeilingUSD }
}

/** Throws `invalid`, and `conflict` for who would be the first to be without required codes. */
export async function changeSettings(db: Db, change: SettingsChange, actor: Actor): Promise<AdminSettings> {
  const {
    whatsappNumber: typed,
    moderation,
    inquiriesEmail,
    securityEmail,
    requireCodes,
    aiCeilingUSD,
  } = change
  const whatsappNumber = typed ? toE164(typed) : typed === undefined ? undefined : null
  if (typed && whatsappNumber === undefined)
    throw new AppError('invalid', { fields: { whatsappNumber: 'not_a_phone' } })
  return db.transaction(async (tx) => {
    // Serialized, as each records the previous values.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`)
    const before = await readAdminSettings(tx)
    if (whatsappNumber !== undefined) await writeSetting(tx, 'whatsappNumber', whatsappNumber)
    if (moderation !== undefined) await writeSetting(tx, 'moderation', moderation)
    if (inquiriesEmail !== undefined) await writeSetting(tx, 'inquiriesEmail', inquiriesEmail || null)
    if (securityEmail !== undefined) await writeSetting(tx, 'securityEmail', securityEmail || null)
    if (requireCodes) await requireOwnCodes(tx, actor)
    if (requireCodes !== undefined) await writeSetting(tx, 'requireCodes', requireCodes)
    if (aiCeilingUSD !== undefined) await writeSetting(tx, 'aiCeilingUSD', aiCeilingUSD)
    const after = await readAdminSettings(tx)
    const changes = changesBetween({ ...before }, { ...after })
    if (Object.keys(changes).length > 0) await recordSettings(tx, actor, changes)
    return after
  })
}

async function requireOwnCodes(tx: Db, actor: Actor): Promise<void> {
  const { hasCodes } = await readAccount(tx, adminIdOf(actor))
  if (!hasCodes)
    throw new AppError('conflict', { sentence: (language) => words(language).errors.ownCodesFirst })
}

/** As an activity; `changes`: before and after by field. */
export async function recordSettings(tx: Db, actor: Actor, changes: ActivityChanges): Promise<void> {
  const name = words(defaultLanguage).admin.tabs.settings
  await recordActivity(tx, {
    actor: await actingAdministrator(tx, actor),
    event: 'update',
    subject: { kind: 'settings', id: null, name },
    changes,
  })
}

/** As an activity: the exchange rate was fetched by hand. */
export async function recordRefresh(tx: Db, actor: Actor): Promise<void> {
  const name = words(defaultLanguage).adminSettings.rate
  await recordActivity(tx, {
    actor: await actingAdministrator(tx, actor),
    event: 'refresh',
    subject: { kind: 'settings', id: null, name },
  })
}
