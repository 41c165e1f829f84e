import type { Context } from '#server/core/context.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import { words } from '#server/core/words.ts'
import { mailOf } from '#server/notifications/mail.ts'
import { type Mailer, sendMail } from '#server/notifications/mailer.ts'
import type { SavedSearchLinks } from '#server/savedSearches/links.ts'
import { findById, findSubscriber } from '#server/savedSearches/savedSearches.queries.ts'
import { paths } from '#shared/paths.ts'
import { mailConfirmation } from './confirmation.ts'
import { noMailServer } from './mailRetries.ts'

/** In our words alone: a stranger may have typed the address, the search and its name. */
export function confirmationJobs(
  { db, env, log }: Context,
  { mailer, links }: { mailer: Mailer | undefined; links: SavedSearchLinks },
): JobHandler[] {
  return [
    {
      ...handle(mailConfirmation, async ({ savedSearchId, language, at }) => {
        const row = await findById(db, savedSearchId)
        const subscriber = row && (await findSubscriber(db, { id: row.subscriberId }))
        if (!mailer || !subscriber?.email) return
        const { confirmation: w } = words(language).savedSearchMails
        const confirm = links.tokenOf('savedSearch', savedSearchId)
        const mail = mailOf(
          {
            subject: w.subject,
            heading: w.heading,
            paragraphs: [w.text],
            action: { name: w.action, url: siteAddress(env) + paths.alerts({ confirm }) },
            why: w.why,
          },
          { id: `saved-search.${savedSearchId}.${at}`, to: subscriber.email, language },
        )
        await sendMail({ mailer, db, log }, mail, 'saved_search_confirmation')
      }),
      paused: mailer ? undefined : noMailServer,
    },
  ]
}
