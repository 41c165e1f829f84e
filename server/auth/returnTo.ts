import { localPath } from '#shared/core/localPath.ts'
import { paths } from '#shared/paths.ts'

/** The cookie holds at most 4 KB. */
const maxLength = 1000

/** A path outside of the API, else `/`. */
export function returnPath(requested: unknown): string {
  const path = localPath(requested)
  if (path === undefined || path.length > maxLength) return paths.root
  const { pathname } = new URL(path, 'http://any')
  return /^\/+(?:api|idp)(?:\/|$)/i.test(decodeURIComponent(pathname)) ? paths.root : path
}
