import { endpoint } from './core/endpoint.ts'
import type { Language } from './core/language.ts'
import { localPath } from './core/localPath.ts'
import { paths } from './paths.ts'
import type { SignInTrouble } from './signInTroubles.ts'
import { currentUser } from './users.ts'

/** Where a browser goes, by real navigation, to sign in and out; the provider sends it back to `callback`. */
export const authPaths = {
  login: '/api/login',
  callback: '/api/callback',
  logout: '/api/logout',
} as const

/** The address that signs in, in a language, and then leads to a page of ours: what is none is left out. */
export function loginPath(returnTo?: string, language?: Language): string {
  const page = localPath(returnTo)
  const query = new URLSearchParams({
    ...(page ? { returnTo: page } : {}),
    ...(language ? { lang: language } : {}),
  })
  return query.size > 0 ? `${authPaths.login}?${query}` : authPaths.login
}

/** The address that tells of a sign-in that came to nothing. */
export function signInTroublePath(trouble: SignInTrouble): string {
  return `${paths.root}?${new URLSearchParams({ signIn: trouble })}`
}

export const authApi = {
  user: endpoint('GET', '/api/auth/user', {
    summary: 'Who is signed in',
    access: 'user',
    answer: currentUser,
    errors: ['not_signed_in'],
  }),
}
