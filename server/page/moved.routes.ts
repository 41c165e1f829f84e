import type { Express } from 'express'
import { movedTo } from '#server/core/http/redirect.ts'
import { fillPath } from '#shared/core/queryKey.ts'
import { pages } from '#shared/pages.ts'

/** Former addresses of pages. */
export function movedRoutes(app: Express): void {
  app.get('/admin/reviews{/:id}', ({ params: { id }, originalUrl }, response) => {
    const { adminApprovals, adminApproval } = pages
    const { search } = new URL(originalUrl, 'http://localhost')
    const path = id === undefined ? adminApprovals.pattern : fillPath(adminApproval.pattern, { id })
    movedTo(response, `${path}${search}`)
  })
}
