import { eq } from 'drizzle-orm'
import { recordActivity, systemActor } from '#server/activities/activities.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { words } from '#server/core/words.ts'
import { passwordLength } from '#shared/administrators/account.ts'
import { newUsername } from '#shared/administrators/administrators.ts'
import { administratorSessions } from './administratorSessions.table.ts'
import { listAdministrators } from './administrators.service.ts'
import { administrators } from './administrators.table.ts'
import { insertAdministrator } from './firstAdministrator.ts'
import { passwordProblem } from './signIn/passwordRules.ts'
import { hashPassword } from './signIn/passwords.ts'

export class CommandError extends Error {}

export const usage = [
  'npm run admin -- create NAME     a new administrator; asks for the password, or reads it from the standard input',
  'npm run admin -- password NAME   a new password: one-time codes are off, sessions end',
  'npm run admin -- list            every administrator',
]

type Command = { name: 'list' } | { name: 'create' | 'password'; username: string }

/** Throws `CommandError`. */
export function readCommand([name, text, ...rest]: readonly string[]): Command {
  if (name === 'list' && text === undefined) return { name }
  if ((name !== 'create' && name !== 'password') || text === undefined || rest.length > 0)
    throw new CommandError(usage.join('\n'))
  const username = newUsername.safeParse(text).data
  if (username === undefined)
    throw new CommandError('A name has 2 to 40 letters, digits, dots, dashes or underscores.')
  return { name, username }
}

/** Returns the lines to print; throws `CommandError`. */
export async function runCommand(
  db: Db,
  command: Command,
  readPassword: () => Promise<string>,
): Promise<string[]> {
  if (command.name === 'list') return listLines(db)
  const { username } = command
  const exists = (await listAdministrators(db)).some((one) => one.username === username)
  if (command.name === 'password' && !exists) throw new CommandError(`There is no administrator ${username}.`)
  if (command.name === 'create' && exists)
    throw new CommandError(`There is an administrator ${username} already.`)
  const password = await readPassword()
  if (password.length < passwordLength.min || password.length > passwordLength.max)
    throw new CommandError(`A password has ${passwordLength.min} to ${passwordLength.max} characters.`)
  const problem = await passwordProblem(password, username)
  if (problem) throw new CommandError(words('en').errors.fields[problem])
  if (command.name === 'password') return replacePassword(db, username, password)
  if (!(await insertAdministrator(db, username, password)))
    throw new CommandError(`There is an administrator ${username} already.`)
  return [`The administrator ${username} can sign in.`]
}

async function listLines(db: Db): Promise<string[]> {
  const all = await listAdministrators(db)
  if (all.length === 0) return ['There are no administrators.']
  return all.map(({ username, agency, disabledAt, hasCodes }) =>
    [username, agency?.name, hasCodes && 'one-time codes', disabledAt && 'disabled']
      .filter(Boolean)
      .join(', '),
  )
}

async function replacePassword(db: Db, username: string, password: string): Promise<string[]> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [account] = await tx
      .update(administrators)
      .set({ passwordHash, codeSecret: null, newCodeSecret: null })
      .where(eq(administrators.username, username))
      .returning({ id: administrators.id })
    if (!account) throw new CommandError(`There is no administrator ${username}.`)
    await tx.delete(administratorSessions).where(eq(administratorSessions.administratorId, account.id))
    const subject = { kind: 'administrator', id: account.id, name: username } as const
    await recordActivity(tx, { actor: systemActor, event: 'password', subject })
    return [`The administrator ${username} has the new password, and no one-time codes.`]
  })
}
