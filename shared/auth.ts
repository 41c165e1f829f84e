import { currentUser } from '#shared/users/users.ts'
import { endpoint } from './core/endpoint.ts'
import type { Language } from './core/language.ts'
import { localPath } from './core/localPath.ts'
import { paths } from './paths.ts'
import type { SignInFailure } from './signInFailures.ts'

export const authPaths = {
  login: '/api/login',
  callback: '/api/callback',
  logout: '/api/logout',
} as const

/** `returnTo`: ignored unless local. */
export function loginPath(returnTo?: string, language?: Language): string {
  const page = localPath(returnTo)
  const query = new URLSearchParams({
    ...(page ? { returnTo: page } : {}),
    ...(language ? { lang: language } : {}),
  })
  return query.size > 0 ? `${authPaths.login}?${query}` : authPaths.login
}

/** Where a failed sign-in leads to; `token`: tells whose account is suspended, and why. */
export function signInFailurePath(failure: SignInFailure, token?: string): string {
  return `${paths.root}?${new URLSearchParams({ signIn: failure, ...(token && { account: token }) })}`
}

export const authApi = {
  user: endpoint('GET', '/api/auth/user', {
    summary: 'Who is signed in',
    access: 'user',
    asksWho: true,
    answer: currentUser,
    errors: ['not_signed_in'],
  }),
}
