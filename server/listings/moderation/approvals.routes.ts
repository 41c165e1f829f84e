import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { CountInquiries } from '#server/listings/publish/mine.service.ts'
import { approvalsApi } from '#shared/listings/approvals.ts'
import { approvalOf, waitingApprovals } from './approvals.service.ts'

export function approvalsRoutes(api: Api, { db }: Context, countInquiries: CountInquiries): void {
  api.servePage(approvalsApi.list, ({ query }) => waitingApprovals(db, query, countInquiries))
  api.serve(approvalsApi.get, ({ params }) => approvalOf(db, params.id, countInquiries))
}
