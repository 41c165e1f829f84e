import type { Response } from 'express'
import { localPath } from '#shared/core/localPath.ts'
import { paths } from '#shared/paths.ts'

/**
 * By GET. A path that is not one of this site leads home; another site takes a `URL`, never a request's text.
 */
export function seeOther(response: Response, target: string | URL): void {
  response.redirect(303, target instanceof URL ? target.href : (localPath(target) ?? paths.root))
}
