import { count, desc, eq } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import { words } from '#server/core/words.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { noMailServer } from '#server/inquiries/mails/inquiryMail.ts'
import { type MailAddress, recipientAddress } from '#server/inquiries/mails/mailedInquiry.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow, titleIn } from '#server/listings/listingTexts.ts'
import { type MailContent, mailOf } from '#server/notifications/mail.ts'
import { type Mailer, sendMail } from '#server/notifications/mailer.ts'
import { oneLine } from '#server/notifications/messages.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import type { Language } from '#shared/core/language.ts'
import { inquiryPaths } from '#shared/inquiries/inbox.ts'
import { paths } from '#shared/paths.ts'
import { mailBundle, pushBundle, type Recipient, whereBundled } from './bundles.ts'

/** Further ones are only counted. */
const maxListings = 20

interface Bundle {
  total: number
  listings: { title: string; count: number }[]
}

export function bundleJobs(
  { db, env, log }: Context,
  { mailer, notifier }: { mailer: Mailer | undefined; notifier: Notifier },
): JobHandler[] {
  const origin = siteAddress(env)
  return [
    {
      ...handle(mailBundle, async ({ from, ...to }) => {
        const { recipientUserId } = to
        const address = await recipientAddress(db, to)
        if (!mailer || !address) return
        const bundle = await readBundle(db, to, from, address.language)
        if (bundle.total === 0) return
        const content = bundleContent(bundle, address, origin)
        const id = `inquiries.${recipientUserId ?? to.agencyId ?? 'administrators'}.${Date.parse(from)}`
        const mail = mailOf(content, { id, to: address.email, language: address.language })
        await sendMail({ mailer, db, log }, mail, 'inquiries')
      }),
      paused: mailer ? undefined : noMailServer,
    },
    handle(pushBundle, async ({ from, userId }) => {
      const to = { recipientUserId: userId, agencyId: null }
      const total = await db.$count(inquiries, whereBundled(to, from))
      if (total > 0) await notifier.push(userId, { kind: 'inquiries_bundled', count: total })
    }),
  ]
}

async function readBundle(db: Db, to: Recipient, from: string, language: Language): Promise<Bundle> {
  const rows = await db
    .select({ texts: textsOfRow(listings.id), count: count() })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(whereBundled(to, from))
    .groupBy(listings.id)
    .orderBy(desc(count()), listings.id)
  const titles = rows.map(({ texts, count }) => ({
    title: oneLine(texts[language]?.title || titleIn(texts)),
    count,
  }))
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return { total, listings: titles.slice(0, maxListings) }
}

function bundleContent(
  { total, listings: titles }: Bundle,
  address: MailAddress,
  origin: string,
): MailContent {
  const { inquiryMails: w, messages } = words(address.language)
  return {
    subject: w.bundle.heading(total),
    heading: w.bundle.heading(total),
    paragraphs: [w.bundle.text],
    facts: titles.map(({ title, count: one }) => [title, w.bundle.count(one)]),
    action: {
      name: w.bundle.open,
      url: origin + (address.isUser ? paths.inbox() : inquiryPaths.adminInbox),
    },
    why: w.why.recipient,
    settings: address.isUser ? { name: messages.closing.settings, url: origin + paths.settings } : undefined,
  }
}
