import { call } from '#client/core/call.ts'
import { authApi } from '#shared/auth.ts'

/** Why the account is suspended that somebody tried to sign in with. */
export async function readReason(token: string): Promise<string> {
  const { reason } = await call(authApi.suspension, { params: { token } })
  return reason
}
