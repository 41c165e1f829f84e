import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { endpointQuery, findQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { agenciesApi } from '#shared/agencies/agencies.ts'
import {
  conversationsApi,
  type InquiryChange,
  type InquiryThread,
  inboxApi,
} from '#shared/inquiries/inbox.ts'
import { templatesApi } from '#shared/inquiries/templates.ts'
import type { InboxScope } from './scope.ts'

/** The same calls have other responses in the panel. */
function scoped<Options extends { queryKey: readonly unknown[] }>(options: Options, { name }: InboxScope) {
  return {
    ...options,
    queryKey: name === 'mine' ? options.queryKey : [...options.queryKey, name],
    staleTime: ownStaleTime,
  }
}

export const threadQuery = (id: string, scope: InboxScope) =>
  scoped(findQuery(inboxApi.get, { params: { id } }), scope)
export const unreadQuery = (scope: InboxScope) => scoped(endpointQuery(inboxApi.unread), scope)
export const speedQuery = (scope: InboxScope) => scoped(endpointQuery(inboxApi.responseTime), scope)
/** Null: works for none. */
export const ownAgencyQuery = endpointQuery(agenciesApi.mine)
export const templatesQuery = (scope: InboxScope) => scoped(endpointQuery(templatesApi.list), scope)

/** `ref`: an id with a session, or the token of a mail's link. */
export const conversationQuery = (ref: string) => ({
  ...findQuery(conversationsApi.get, { params: { ref } }),
  staleTime: ownStaleTime,
})

const isInquiries = ([api, feature]: readonly unknown[]) => api === 'api' && feature === 'inquiries'

/** Except the given conversation. */
export function refreshInbox(client: QueryClient, except?: readonly unknown[]): Promise<void> {
  const unchanged = JSON.stringify(except)
  return client.invalidateQueries({
    predicate: ({ queryKey }) => isInquiries(queryKey) && JSON.stringify(queryKey) !== unchanged,
  })
}

export function useChangeThread(id: string, scope: InboxScope) {
  const client = useQueryClient()
  const { queryKey } = threadQuery(id, scope)
  return useMutation({
    mutationFn: (body: InquiryChange) => call(inboxApi.change, { params: { id }, body }),
    onSuccess(thread: InquiryThread) {
      client.setQueryData(queryKey, thread)
      return refreshInbox(client, queryKey)
    },
  })
}
