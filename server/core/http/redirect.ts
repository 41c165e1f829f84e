import type { Response } from 'express'
import { localPath } from '#shared/core/localPath.ts'
import { paths } from '#shared/paths.ts'

/**
 * Sends a browser on by GET: to a path of this site, the first page where the text is none, or to an address elsewhere, which takes
 * a `URL` and so never comes from a request's text.
 */
export function seeOther(response: Response, target: string | URL): void {
  response.redirect(303, target instanceof URL ? target.href : (localPath(target) ?? paths.root))
}
