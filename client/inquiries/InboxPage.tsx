import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { paths } from '#client/paths.ts'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { matchPage } from '#shared/pages.ts'
import { Inbox } from './inbox/Inbox.tsx'
import { InboxTabs } from './inbox/InboxTabs.tsx'
import { unreadQuery } from './inbox/inbox.api.ts'
import { NoMailNote } from './inbox/NoMailNote.tsx'
import { ReceivedList } from './inbox/ReceivedList.tsx'
import { ResponseTime } from './inbox/ResponseTime.tsx'
import { SentList } from './inbox/SentList.tsx'
import { mineScope } from './inbox/scope.ts'
import { SentThread } from './thread/SentThread.tsx'
import { Thread } from './thread/Thread.tsx'

export default function InboxPage({ params: { id } }: PageProps) {
  const { inbox: w } = useWords('inbox')
  const [path] = useLocation()
  const search = useSearch()
  const { data: unread } = useQuery(unreadQuery(mineScope))
  const { name } = matchPage(path)
  const isSent = name === 'inboxSent' || name === 'inboxSentThread'
  const withSearch = (address: string) => (search ? `${address}?${search}` : address)
  return (
    <PageFrame>
      <Inbox
        title={w.title}
        head={
          <>
            <p className="mt-1.5 text-ink-muted">{w.leadOwn}</p>
            <NoMailNote text={w.noMail} className="mt-4" />
            {!isSent && <ResponseTime scope={mineScope} />}
            <InboxTabs current={isSent ? 'sent' : 'received'} unread={unread} />
          </>
        }
        list={isSent ? <SentList current={id} /> : <ReceivedList scope={mineScope} current={id} />}
        thread={
          id !== undefined &&
          (isSent ? (
            <SentThread key={id} id={id} />
          ) : (
            <Thread key={id} id={id} scope={mineScope} back={withSearch(paths.inbox())} />
          ))
        }
      />
    </PageFrame>
  )
}
