import { fillPath } from '#shared/core/queryKey.ts'
import { pages } from '#shared/pages.ts'

export interface InboxScope {
  name: 'mine' | 'panel'
  list: string
  thread: (id: string) => string
}

export const mineScope: InboxScope = {
  name: 'mine',
  list: pages.inbox.pattern,
  thread: (id) => fillPath(pages.inboxThread.pattern, { id }),
}

export const panelScope: InboxScope = {
  name: 'panel',
  list: pages.adminInbox.pattern,
  thread: (id) => fillPath(pages.adminInboxThread.pattern, { id }),
}
