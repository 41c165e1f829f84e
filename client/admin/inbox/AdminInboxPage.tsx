import { useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { Inbox } from '#client/inquiries/inbox/Inbox.tsx'
import { ReceivedList } from '#client/inquiries/inbox/ReceivedList.tsx'
import { ResponseTime } from '#client/inquiries/inbox/ResponseTime.tsx'
import { panelScope } from '#client/inquiries/inbox/scope.ts'
import { Thread } from '#client/inquiries/thread/Thread.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'

export default function AdminInboxPage({ params: { id } }: PageProps) {
  const { inbox: w } = useWords('inbox')
  const search = useSearch()
  return (
    <PageFrame>
      <Inbox
        title={w.title}
        isPanel
        head={
          <>
            <p className="mt-1.5 text-ink-muted">{w.leadAll}</p>
            <ResponseTime scope={panelScope} />
          </>
        }
        list={<ReceivedList scope={panelScope} current={id} />}
        thread={
          id !== undefined && (
            <Thread
              key={id}
              id={id}
              scope={panelScope}
              back={search ? `${panelScope.list}?${search}` : panelScope.list}
            />
          )
        }
      />
    </PageFrame>
  )
}
