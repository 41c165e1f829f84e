import { z } from 'zod'
import {
  activityCounts,
  type NewActivity,
  recordRepeated,
  systemActor,
} from '#server/activities/activities.service.ts'
import type { Context } from '#server/core/context.ts'
import { createBatch } from '#server/core/database/batch.ts'
import type { Db } from '#server/core/database/database.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler, job } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { mailOf } from '#server/notifications/mail.ts'
import { type Mailer, sendMail } from '#server/notifications/mailer.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { pages } from '#shared/pages.ts'

export interface FailedSignIn {
  /** Undefined: there is none of that name. What was typed may be a password. */
  account: { id: string; username: string } | undefined
  /** Coarse. */
  area: string | null
}

/** Written later: a sign-in that follows it comes after it. */
type Failure = FailedSignIn & { at: Date }

export interface FailedSignIns {
  add(failed: FailedSignIn): void
  flush(): Promise<void>
}

/** Within it, equal failures are one activity. */
const groupHours = 1
/** Activities of one name in that time; other areas are one more. */
const maxAreas = 20
/** Within `groupHours`: then the administrators are told, once in `quietHours`. */
export const pileUp = 20
const quietHours = 6
const unnamed = '—'

const mailFailedSignIns = job('mail-failed-sign-ins', z.object({ window: z.int() }), {
  retries: 8,
  retryDelay: 60,
})

export function createFailedSignIns(
  { db, log }: Pick<Context, 'db' | 'log'>,
  queue: Pick<Queue, 'send'>,
): FailedSignIns {
  const batch = createBatch<Failure>(log, {
    name: 'failed sign-ins',
    write: (failed) =>
      db.transaction(async (tx) => {
        for (const { activity, count } of groups(failed))
          await recordRepeated(tx, activity, { count, hours: groupHours, maxRows: maxAreas })
        if ((await recentFailures(tx)).total < pileUp) return
        const window = Math.floor(Date.now() / (quietHours * 3_600_000))
        await queue.send(mailFailedSignIns, { window }, { tx, key: String(window) })
      }),
  })
  return { ...batch, add: (failed) => batch.add({ ...failed, at: new Date() }) }
}

function groups(failed: readonly Failure[]): { activity: NewActivity; count: number }[] {
  const found = new Map<string, { activity: NewActivity; count: number }>()
  for (const failure of failed) {
    const key = `${failure.account?.id} ${failure.area}`
    const count = (found.get(key)?.count ?? 0) + 1
    found.set(key, { activity: asActivity(failure), count })
  }
  return [...found.values()]
}

const asActivity = ({ account, area, at }: Failure): NewActivity => ({
  actor: systemActor,
  event: 'sign_in_failed',
  subject: { kind: 'administrator', id: account?.id ?? null, name: account?.username ?? unnamed },
  changes: { address: [null, area] },
  at,
})

async function recentFailures(db: Db) {
  const counts = await activityCounts(db, 'sign_in_failed', groupHours)
  return { counts, total: counts.reduce((sum, { count }) => sum + count, 0) }
}

export function failedSignInJobs(
  { db, env, log }: Context,
  { mailer }: { mailer: Mailer | undefined },
): JobHandler[] {
  return [
    handle(mailFailedSignIns, async ({ window }) => {
      const { securityEmail, inquiriesEmail } = await readSettings(db)
      const to = securityEmail ?? inquiriesEmail
      const { counts, total } = await recentFailures(db)
      log.warn({ failures: total }, 'sign-ins of administrators fail again and again')
      if (!mailer || to === null || total === 0) return
      const language = defaultLanguage
      const { securityMails: w } = words(language)
      const content = {
        subject: w.heading,
        heading: w.heading,
        paragraphs: [w.text(total), w.advice],
        facts: counts
          .slice(0, maxAreas)
          .map(({ name, id, count, address }): [string, string] => [
            id === null ? w.unknownName : name,
            w.times(count, address),
          ]),
        action: {
          name: w.action,
          url: `${siteAddress(env)}${pages.adminActivities.pattern}?subjectKind=administrator`,
        },
        why: w.why,
      }
      await sendMail(
        { mailer, db, log },
        mailOf(content, { id: `failed-sign-ins.${window}`, to, language }),
        'failed-sign-ins',
      )
    }),
  ]
}
