import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { refreshInbox } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { fillPath } from '#shared/core/queryKey.ts'
import { type NewVisit, type Visit, visitsApi } from '#shared/inquiries/visits.ts'

export interface VisitAccess {
  save: (visit: NewVisit) => Promise<Visit>
  cancel: (reason: string) => Promise<Visit>
  calendar: string
  /** Whether it needs the panel's header. */
  needsHeader: boolean
  onChanged: () => void
}

/** As the recipient. */
export function useRecipientVisit(id: string, scope: InboxScope): VisitAccess {
  const client = useQueryClient()
  const params = { id }
  return {
    save: (body) => call(visitsApi.agree, { params, body }),
    cancel: (reason) => call(visitsApi.cancel, { params, body: { reason } }),
    calendar: fillPath(visitsApi.calendar.path, params),
    needsHeader: scope.name === 'panel',
    onChanged: () => void refreshInbox(client),
  }
}

/** `ref`: the conversation's id with a session, or the token of a mail's link. */
export function useConversationVisit(ref: string): VisitAccess {
  const client = useQueryClient()
  const params = { ref }
  return {
    save: (body) => call(visitsApi.move, { params, body }),
    cancel: (reason) => call(visitsApi.cancelByLink, { params, body: { reason } }),
    calendar: fillPath(visitsApi.calendarByLink.path, params),
    needsHeader: false,
    onChanged: () => void refreshInbox(client),
  }
}
