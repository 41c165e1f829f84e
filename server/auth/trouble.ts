import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { asAppError } from '#server/core/http/answerError.ts'
import { OutboundError } from '#server/core/http/outbound.ts'
import { codeOf } from '#server/core/log.ts'
import type { SignInTrouble } from '#shared/signInTroubles.ts'

/** A sign-in that came to nothing. The reason is for the log and names nobody. */
export class SignInError extends Error {
  constructor(
    readonly trouble: SignInTrouble,
    readonly reason: string,
    /** What nobody foresaw: a fault of ours. */
    fault?: unknown,
  ) {
    super(`${trouble}: ${reason}`, { cause: fault })
    this.name = 'SignInError'
  }
}

/** What the reader is told of whatever went wrong, and the reason for the log. */
export function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (error instanceof AuthorizationResponseError) return new SignInError(answered(error.error), error.code)
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutboundError) return new SignInError('unavailable', one.message)
  }
  const { code } = asAppError(error)
  if (code === 'unavailable' || code === 'too_many_requests') return new SignInError('unavailable', code)
  if (error instanceof ClientError || error instanceof ResponseBodyError)
    return new SignInError('failed', error.code ?? error.name)
  return new SignInError('failed', codeOf(error) ?? 'unknown', error)
}

/** Whether somebody brought what the provider did not give them; a cancelled sign-in, or a fault of a server, is none. */
export function isRefusal(error: unknown): boolean {
  const { trouble, cause } = asSignInError(error)
  return trouble === 'failed' && cause === undefined
}

/** The provider's own word, by RFC 6749 section 4.1.2.1. */
function answered(code: string): SignInTrouble {
  if (code === 'access_denied') return 'cancelled'
  return code === 'temporarily_unavailable' || code === 'server_error' ? 'unavailable' : 'failed'
}
