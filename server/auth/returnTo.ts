import { localPath } from '#shared/core/localPath.ts'
import { paths } from '#shared/paths.ts'

/** A cookie holds no more. */
const longest = 1000

/** Where a sign-in leads: a page of this site, else the first. Never an address that asks for signing in or out again. */
export function returnPath(requested: unknown): string {
  const path = localPath(requested)
  if (path === undefined || path.length > longest) return paths.root
  const { pathname } = new URL(path, 'http://any')
  return /^\/+(?:api|idp)(?:\/|$)/i.test(decodeURIComponent(pathname)) ? paths.root : path
}
