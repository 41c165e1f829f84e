import { eq } from 'drizzle-orm'
import { recordActivity, systemActor } from '#server/activities/activities.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { administrators } from './administrators.table.ts'
import { passwordProblem } from './signIn/passwordRules.ts'
import { hashPassword } from './signIn/passwords.ts'
import { plainUsername } from './signIn/signIn.service.ts'

export class FirstAdministratorProblem extends Error {}

/** From the environment, unless the name exists. Throws `FirstAdministratorProblem`. */
export async function ensureFirstAdministrator({ env, db, log }: Context): Promise<void> {
  if (!env.ADMIN_USERNAME || !env.ADMIN_PASSWORD) return
  const username = plainUsername(env.ADMIN_USERNAME)
  const problem = await passwordProblem(env.ADMIN_PASSWORD, username)
  if (problem && !(await isKnown(db, username)))
    throw new FirstAdministratorProblem(`ADMIN_PASSWORD: ${words('en').errors.fields[problem]}`)
  if (await insertAdministrator(db, username, env.ADMIN_PASSWORD))
    log.info('the administrator of the environment was created')
}

async function isKnown(db: Db, username: string): Promise<boolean> {
  return (await db.$count(administrators, eq(administrators.username, username))) > 0
}

export async function insertAdministrator(db: Db, username: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const id = newId()
    const created = await tx
      .insert(administrators)
      .values({ id, username, passwordHash })
      .onConflictDoNothing({ target: administrators.username })
      .returning({ id: administrators.id })
    if (created.length === 0) return false
    const subject = { kind: 'administrator', id, name: username } as const
    await recordActivity(tx, { actor: systemActor, event: 'create', subject })
    return true
  })
}
