import type { Response } from 'express'
import { localPath } from '#shared/core/localPath.ts'
import { paths } from '#shared/paths.ts'

/**
 * Redirects by GET: to a path of this site (the home page where it is not one), or to another site, which
 * takes a `URL` so that it is never a request's text.
 */
export function seeOther(response: Response, target: string | URL): void {
  response.redirect(303, target instanceof URL ? target.href : (localPath(target) ?? paths.root))
}
