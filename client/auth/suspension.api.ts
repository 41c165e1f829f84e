import { call } from '#client/core/call.ts'
import { suspensionsApi } from '#shared/suspensions.ts'

/** Why the account is suspended that somebody tried to sign in with. */
export async function readReason(token: string): Promise<string> {
  const { reason } = await call(suspensionsApi.reason, { params: { token } })
  return reason
}
