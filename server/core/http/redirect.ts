import type { Response } from 'express'
import { localPath } from '#shared/core/localPath.ts'
import { paths } from '#shared/paths.ts'

/** Other sites need a `URL`, never a request's text. */
export function seeOther(response: Response, target: string | URL): void {
  response.redirect(303, target instanceof URL ? target.href : (localPath(target) ?? paths.root))
}

/** Of a former address; keeps the method. */
export function movedTo(response: Response, target: string): void {
  response.redirect(308, localPath(target) ?? paths.root)
}
