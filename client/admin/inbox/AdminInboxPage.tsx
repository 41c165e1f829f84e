import { useSearch } from 'wouter'
import { panelFrame } from '#client/admin/frame/PanelFrame.tsx'
import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { Inbox } from '#client/inquiries/inbox/Inbox.tsx'
import { NoMailNote } from '#client/inquiries/inbox/NoMailNote.tsx'
import { ReceivedList } from '#client/inquiries/inbox/ReceivedList.tsx'
import { ResponseTime } from '#client/inquiries/inbox/ResponseTime.tsx'
import { panelScope } from '#client/inquiries/inbox/scope.ts'
import { Thread } from '#client/inquiries/thread/Thread.tsx'

export default function AdminInboxPage({ params: { id } }: PageProps) {
  const { inbox: w } = useWords('inbox')
  const search = useSearch()
  return (
    <div className={panelFrame}>
      <Inbox
        title={w.title}
        isPanel
        head={
          <>
            <p className="text-ink-muted text-sm">{w.leadAll}</p>
            <NoMailNote text={w.noMail} className="mt-2" />
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
    </div>
  )
}
