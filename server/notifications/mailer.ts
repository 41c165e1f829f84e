import { createTransport } from 'nodemailer'
import type { Db } from '#server/core/database/database.ts'
import type { Env } from '#server/core/env.ts'
import type { Logger } from '#server/core/log.ts'
import { markBounced } from '#server/users/users.service.ts'
import type { Mail } from './mail.ts'

/** Safe to log: no address, no text of the server. */
export class MailFault extends Error {
  constructor(
    readonly isFinal: boolean,
    readonly reason: string,
    /** Nobody has the address, or takes mail there. */
    readonly isBounce = false,
  ) {
    super(`the mail did not leave: ${reason}`)
    this.name = 'MailFault'
  }
}

export interface Mailer {
  /** Throws `MailFault`. */
  send(mail: Mail): Promise<void>
  close(): void
}

interface Sending {
  mailer: Mailer
  db: Db
  log: Logger
}

/** Whether the mail server took it; a user whose address bounces is sent nothing more. Throws `MailFault` if a retry may succeed. */
export async function sendMail({ mailer, db, log }: Sending, mail: Mail, kind: string): Promise<boolean> {
  try {
    await mailer.send(mail)
    return true
  } catch (error) {
    if (!(error instanceof MailFault) || !error.isFinal) throw error
    log.warn({ kind, reason: error.reason }, 'a mail was refused')
    if (error.isBounce) await markBounced(db, mail.to)
    return false
  }
}

/** Milliseconds per step. */
const stepTimeout = 15_000

/** Undefined without a mail server. `returnPath`: of the envelope; else the sender. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  timeout = stepTimeout,
  returnPath: (to: string) => string | undefined = () => undefined,
): Mailer | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    idleTimeout: 10_000,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, to, subject, text, html, settingsUrl, unsubscribeUrl, replyTo, thread, calendar }) {
      const unsubscribe = unsubscribeUrl ?? settingsUrl
      if (!isAddress(to)) throw new MailFault(true, 'no address')
      const path = returnPath(to)
      try {
        await transport.sendMail({
          from: MAIL_FROM,
          to: { name: '', address: to },
          ...(path !== undefined && { envelope: { from: path, to } }),
          messageId: `<${id}@${hostOf(MAIL_FROM)}>`,
          ...(thread !== undefined &&
            thread !== id && {
              inReplyTo: `<${thread}@${hostOf(MAIL_FROM)}>`,
              references: `<${thread}@${hostOf(MAIL_FROM)}>`,
            }),
          ...(calendar && {
            icalEvent: { method: calendar.method, content: calendar.text, filename: 'visita.ics' },
          }),
          ...(replyTo !== undefined && isAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          ...(unsubscribe !== undefined && { list: { unsubscribe } }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          signal: AbortSignal.timeout(timeout * 3),
        })
      } catch (error) {
        throw faultOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** One plain address, no header injection. */
function isAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(text)
}

/** From `Name <address>`, or an address. */
export function addressIn(from: string): string {
  return from.match(/<([^<>]+)>$/)?.[1] ?? from
}

function hostOf(from: string): string {
  return from.match(/@([^\s<>@]+)>?$/)?.[1] ?? 'localhost'
}

function faultOf(error: unknown): MailFault {
  const { code, responseCode, response, command } = Object(error) as Partial<Record<string, unknown>>
  const name = typeof code === 'string' ? code : 'unknown'
  const status = typeof responseCode === 'number' ? responseCode : undefined
  // Wrong credentials may be corrected before a retry.
  const isFinal = name !== 'EAUTH' && (status !== undefined ? status >= 500 : name === 'EENVELOPE')
  const isBounce = command === 'RCPT TO' && isOfAddress(status, typeof response === 'string' ? response : '')
  return new MailFault(isFinal, status === undefined ? name : `${name} ${status}`, isBounce)
}

/** Not where all mail of ours is refused (5.7, RFC 3463), nor a full mailbox. */
function isOfAddress(status: number | undefined, response: string): boolean {
  if (status !== 550 && status !== 551 && status !== 553) return false
  const enhanced = response.match(/^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/)?.[1]
  return enhanced === undefined || enhanced.startsWith('5.1.') || enhanced === '5.2.1'
}
