import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import type { KeyFor } from '#server/auth/secrets.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { addressOf } from '#server/core/http/limits/address.ts'
import { failureLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { createFailureLimit } from '#server/core/http/limits/limits.ts'
import type { Devices } from './devices.ts'
import type { Lane } from './passwords.ts'
import { forgetTurn, returnTurn, type Turn, takeTurn } from './signInTurns.ts'

/** For an address, for a device that the name knows, and for a name before it is slowed. */
const failureLimit = { points: 10, seconds: 15 * 60, isFailure }

/** Bounds the guessing of passwords, for known and unknown names alike. */
export interface Attempts {
  /** Of a name in its plain form. */
  keyOf(username: string): string
  /**
   * A device that the name has signed in from has a budget of its own, which strangers cannot use up. From
   * elsewhere an address is shut after its failures, and a name is slowed: it is tried in turns. Throws
   * `too_many_requests`.
   */
  run<T>(request: Request, name: string, work: (lane: Lane) => Promise<T>): Promise<T>
}

export function createAttempts(context: Context, keyFor: KeyFor, devices: Devices): Attempts {
  const { db, env } = context
  const key = keyFor('administrator sign-ins')
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const limitDevice = createFailureLimit(context, 'admin-device', failureLimit)
  const limitAddress = failureLimitByAddress(context, 'admin-address', failureLimit)
  const limitName = createFailureLimit(context, 'admin-name', failureLimit)

  async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const wait = await takeTurn(db, turn)
    if (wait !== undefined)
      throw new AppError('too_many_requests', { headers: { 'Retry-After': String(wait) } })
    try {
      const done = await work()
      await forgetTurn(db, turn)
      return done
    } catch (error) {
      if (!isFailure(error)) await returnTurn(db, turn)
      throw error
    }
  }

  return {
    keyOf: hashOf,
    run(request, name, work) {
      if (env.LIMITS === 'off') return work('strangers')
      const device = devices.idFor(request, name)
      if (device !== undefined) return limitDevice(hashOf(`${device} ${name}`), () => work('known'))
      const address = addressOf(request)
      const turn = { name, network: hashOf(address.site ?? address.network) }
      const fromElsewhere = () => work('strangers')
      return limitAddress(address, () => limitName(name, fromElsewhere, () => inTurn(turn, fromElsewhere)))
    },
  }
}

function isFailure(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'bad_credentials' || error.code === 'bad_code')
}
