import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { administrators } from '#server/administrators/administrators.table.ts'
import { recoveryCodes } from '#server/administrators/recoveryCodes.table.ts'
import { seal, unseal } from '#server/auth/seal.ts'
import type { KeyFor } from '#server/auth/secrets.ts'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { recoveryCodeCount } from '#shared/administrators/account.ts'
import { brand } from '#shared/brand.ts'

/** Steps of 30 seconds. */
const window = 1

export interface Codes {
  /** Sealed until `confirm`. */
  prepare(
    db: Db,
    administrator: { id: string; username: string },
  ): Promise<{ secret: string; address: string }>
  /** Undefined for a wrong code. */
  confirm(tx: Db, id: string, code: string): Promise<string[] | undefined>
  /** Invalidates previous ones. */
  renewRecovery(tx: Db, id: string): Promise<string[]>
  turnOff(tx: Db, id: string): Promise<void>
  /** A code is accepted once. */
  accept(db: Db, id: string, sealed: string, code: string): Promise<boolean>
}

export function createCodes(keyFor: KeyFor): Codes {
  const key = keyFor('administrator codes')
  const hashOf = (code: string) => createHmac('sha256', key).update(code).digest('base64url')

  function stepOf(id: string, sealed: string, code: string): number | undefined {
    const secret = unseal(key, id, sealed)
    if (secret === undefined) return undefined
    const timestamp = Date.now()
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const delta = totp.validate({ token: code, timestamp, window })
    return delta === null ? undefined : totp.counter({ timestamp }) + delta
  }

  async function renewRecovery(tx: Db, id: string): Promise<string[]> {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, id))
    const codes = Array.from({ length: recoveryCodeCount }, () => newId().slice(0, 10))
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ administratorId: id, codeHash: hashOf(code) })))
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  }

  async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
    const used = await db
      .update(administrators)
      .set({ codeStep: step })
      .where(
        and(
          eq(administrators.id, id),
          or(isNull(administrators.codeStep), lt(administrators.codeStep, step)),
        ),
      )
      .returning({ id: administrators.id })
    return used.length > 0
  }

  async function takeRecovery(db: Db, id: string, code: string): Promise<boolean> {
    const isIt = and(eq(recoveryCodes.administratorId, id), eq(recoveryCodes.codeHash, hashOf(code)))
    return (
      (await db.delete(recoveryCodes).where(isIt).returning({ id: recoveryCodes.administratorId })).length > 0
    )
  }

  return {
    async prepare(db, { id, username }) {
      const secret = new Secret({ size: 20 })
      await db
        .update(administrators)
        .set({ newCodeSecret: seal(key, id, secret.base32) })
        .where(eq(administrators.id, id))
      const totp = new TOTP({ issuer: brand.name, label: username, secret })
      return { secret: secret.base32, address: totp.toString() }
    },
    async confirm(tx, id, code) {
      const [row] = await tx
        .select({ sealed: administrators.newCodeSecret })
        .from(administrators)
        .where(eq(administrators.id, id))
        .for('update')
      const step = row?.sealed ? stepOf(id, row.sealed, plain(code)) : undefined
      if (step === undefined) return undefined
      await tx
        .update(administrators)
        .set({ codeSecret: row?.sealed, newCodeSecret: null, codeStep: step })
        .where(eq(administrators.id, id))
      return renewRecovery(tx, id)
    },
    renewRecovery,
    async turnOff(tx, id) {
      await tx
        .update(administrators)
        .set({ codeSecret: null, newCodeSecret: null })
        .where(eq(administrators.id, id))
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, id))
    },
    async accept(db, id, sealed, typed) {
      const code = plain(typed)
      if (!/^\d{6}$/.test(code)) return takeRecovery(db, id, code)
      const step = stepOf(id, sealed, code)
      return step !== undefined && takeStep(db, id, step)
    },
  }
}

const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '')

export async function countRecoveryCodes(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.administratorId, id))
  return row?.count ?? 0
}
