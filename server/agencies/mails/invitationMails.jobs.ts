import { findToMail } from '#server/agencies/invitations.service.ts'
import type { InvitationTokens } from '#server/agencies/invitationTokens.ts'
import type { Context } from '#server/core/context.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import { words } from '#server/core/words.ts'
import { mailOf } from '#server/notifications/mail.ts'
import { type Mailer, sendMail } from '#server/notifications/mailer.ts'
import { paths } from '#shared/paths.ts'
import { mailInvitation } from './invitationMail.ts'

/** In the language of who invited. */
export function invitationMailJobs(
  { db, env, log }: Context,
  { mailer, tokens }: { mailer: Mailer | undefined; tokens: InvitationTokens },
): JobHandler[] {
  return [
    {
      ...handle(mailInvitation, async ({ invitationId }) => {
        const invitation = await findToMail(db, invitationId)
        if (!mailer || !invitation) return
        const { email, language, agency, inviter, role } = invitation
        const w = words(language).agencyMails
        const mail = mailOf(
          {
            subject: w.subject(agency),
            heading: w.heading(agency),
            paragraphs: [w.text(inviter, agency, w.roles[role]), w.life],
            action: {
              name: w.action,
              url: siteAddress(env) + paths.invitation(tokens.tokenOf(invitationId)),
            },
            why: w.why,
          },
          { id: `invitation.${invitationId}`, to: email, language },
        )
        await sendMail({ mailer, db, log }, mail, 'agency_invitation')
      }),
      paused: mailer ? undefined : 'there is no mail server',
    },
  ]
}
