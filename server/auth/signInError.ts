import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { OutboundError } from '#server/core/http/outbound.ts'
import { asAppError } from '#server/core/http/sendError.ts'
import { codeOf } from '#server/core/log.ts'
import type { SignInFailure } from '#shared/signInFailures.ts'

/** `reason` is for the log, without personal data. */
export class SignInError extends Error {
  constructor(
    readonly failure: SignInFailure,
    readonly reason: string,
    /** The cause, if it is a bug. */
    fault?: unknown,
    /** Of `suspended`: gives access to the reason. */
    readonly token?: string,
  ) {
    super(`${failure}: ${reason}`, { cause: fault })
    this.name = 'SignInError'
  }
}

export function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (error instanceof AuthorizationResponseError) return new SignInError(failureOf(error.error), error.code)
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutboundError) return new SignInError('unavailable', one.message)
  }
  const { code } = asAppError(error)
  if (code === 'unavailable' || code === 'too_many_requests') return new SignInError('unavailable', code)
  if (error instanceof ClientError || error instanceof ResponseBodyError)
    return new SignInError('failed', error.code ?? error.name)
  return new SignInError('failed', codeOf(error) ?? 'unknown', error)
}

/** Neither canceled nor a server failure. */
export function isRefusal(error: unknown): boolean {
  const { failure, cause } = asSignInError(error)
  return failure === 'failed' && cause === undefined
}

/** RFC 6749 section 4.1.2.1. */
function failureOf(code: string): SignInFailure {
  if (code === 'access_denied') return 'cancelled'
  return code === 'temporarily_unavailable' || code === 'server_error' ? 'unavailable' : 'failed'
}
