import { isLocalPath } from '#shared/auth.ts'
import { paths } from '#shared/paths.ts'

/** A cookie holds no more. */
const longest = 1000

/** Where a sign-in leads: a path of this site, else the first page. Never one that asks for signing in or out again. */
export function localPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > longest || !isLocalPath(asked)) return paths.root
  let plain: string
  try {
    plain = decodeURIComponent(asked)
  } catch {
    return paths.root
  }
  const resolved = new URL(asked, 'http://any')
  const isOurs = isLocalPath(plain) && resolved.host === 'any' && !resolved.pathname.startsWith('/api/')
  return isOurs ? resolved.pathname + resolved.search + resolved.hash : paths.root
}
