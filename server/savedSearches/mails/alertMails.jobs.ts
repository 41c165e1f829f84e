import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import { storedListing } from '#server/listings/listings.service.ts'
import { mailOf } from '#server/notifications/mail.ts'
import { type Mailer, sendMail } from '#server/notifications/mailer.ts'
import { recipientOf } from '#server/notifications/recipients.service.ts'
import type { SavedSearchLinks } from '#server/savedSearches/links.ts'
import { findSubscriber, pauseAll, type Subscriber } from '#server/savedSearches/savedSearches.queries.ts'
import { savedSearchAlerts, savedSearches } from '#server/savedSearches/savedSearches.table.ts'
import { paths } from '#shared/paths.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'
import { mailAlerts } from './alertMail.ts'
import { alertContent, type MailedAlert, maxListed } from './alertMailContent.ts'
import { noMailServer } from './mailRetries.ts'

export function alertMailJobs(
  { db, env, log }: Context,
  { mailer, links }: { mailer: Mailer | undefined; links: SavedSearchLinks },
): JobHandler[] {
  const origin = siteAddress(env)
  return [
    {
      ...handle(mailAlerts, async ({ subscriberId, mailId }) => {
        const subscriber = await findSubscriber(db, { id: subscriberId })
        const address = subscriber && (await addressOf(db, subscriber))
        if (!mailer || !subscriber || !address) return
        const told = await readTold(db, mailId)
        if (told.count === 0) return
        const token = links.tokenOf('subscriber', subscriber.id)
        const { email: to, language } = address
        const isUser = subscriber.userId !== null
        const alertsUrl = origin + paths.alerts(isUser ? {} : { token })
        const mail = mailOf(alertContent({ ...told, language, origin, alertsUrl }), {
          id: `alerts.${mailId}`,
          to,
          language,
          unsubscribeUrl: `${origin}${savedSearchesApi.unsubscribe.path}?token=${token}`,
        })
        const isTaken = await sendMail({ mailer, db, log }, mail, 'alerts')
        // The address takes no mail: nothing more is sent there.
        if (!isTaken && !isUser) await pauseAll(db, subscriber.id)
      }),
      paused: mailer ? undefined : noMailServer,
    },
  ]
}

/** Undefined: no mail, as the user wants none, or nobody confirmed the address. */
async function addressOf(db: Db, { userId, email, confirmedAt, language }: Subscriber) {
  if (userId === null) return email !== null && confirmedAt !== null ? { email, language } : undefined
  const user = await recipientOf(db, userId)
  return user?.emailNotifications && user.email ? { email: user.email, language: user.language } : undefined
}

/** One line for each listing, however many saved searches show it. */
async function readTold(db: Db, mailId: string) {
  const { listingId, savedSearchId, kind, priceBefore } = savedSearchAlerts
  const rows = await db
    .select({ listingId, savedSearchId, kind, priceBefore, name: savedSearches.name })
    .from(savedSearchAlerts)
    .leftJoin(savedSearches, eq(savedSearches.id, savedSearchId))
    .where(and(eq(savedSearchAlerts.mailId, mailId)))
    .orderBy(asc(savedSearchAlerts.createdAt), asc(savedSearchAlerts.id))
  const byListing = new Map(rows.map((row) => [row.listingId, row]))
  const alerts: MailedAlert[] = []
  let gone = 0
  for (const row of byListing.values()) {
    if (alerts.length >= maxListed) break
    const listing = await storedListing(db, row.listingId)
    if (listing) alerts.push({ kind: row.kind, priceBefore: row.priceBefore, listing })
    else gone++
  }
  return {
    alerts,
    count: byListing.size - gone,
    names: [...new Set(rows.flatMap(({ name }) => name ?? []))],
    savedSearchIds: [...new Set(rows.flatMap((row) => row.savedSearchId ?? []))],
    hasFavorites: rows.some((row) => row.savedSearchId === null),
  }
}
