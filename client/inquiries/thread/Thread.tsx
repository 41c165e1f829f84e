import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { AppointmentSection } from '#client/inquiries/appointments/AppointmentSection.tsx'
import { useRecipientAppointment } from '#client/inquiries/appointments/access.ts'
import { threadQuery, useChangeThread } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import type { InquiryThread } from '#shared/inquiries/inbox.ts'
import { Answer } from './Answer.tsx'
import { ListingHead } from './ListingHead.tsx'
import { MessageList } from './MessageList.tsx'
import { Notes } from './Notes.tsx'
import { TeamPart } from './TeamPart.tsx'
import { ThreadHead } from './ThreadHead.tsx'

interface Props {
  id: string
  scope: InboxScope
  back: string
}

/** Milliseconds: colleagues answer too. */
const teamInterval = 10_000

export function Thread({ id, scope, back }: Props) {
  const { inbox: w } = useWords('inbox')
  const { data, error, refetch } = useQuery({
    ...threadQuery(id, scope),
    refetchInterval: ({ state }) => (state.data?.holder === undefined ? false : teamInterval),
  })
  return (
    <ThreadFrame back={back}>
      {data ? (
        <Loaded thread={data} scope={scope} />
      ) : data === null ? (
        <EmptyState
          title={w.gone}
          text={w.goneText}
          actions={<ButtonLink to={scope.list}>{w.back}</ButtonLink>}
        />
      ) : error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </ThreadFrame>
  )
}

export function ThreadFrame({ back, children }: { back: string; children: ReactNode }) {
  const { inbox: w } = useWords('inbox')
  return (
    <>
      <Link
        href={back}
        className="-ml-1 mb-3 inline-flex min-h-11 items-center gap-2 rounded font-semibold text-action lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {w.back}
      </Link>
      {children}
    </>
  )
}

function Loaded({ thread, scope }: { thread: InquiryThread; scope: InboxScope }) {
  const { mutate } = useChangeThread(thread.id, scope)
  const { id, isUnread } = thread
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it is opened, not when it is marked as unread again
  useEffect(() => {
    if (isUnread) mutate({ isUnread: false })
  }, [id])
  const appointment = useRecipientAppointment(id, scope)
  const hasForm = thread.channel === 'form'
  return (
    <article className="grid grid-cols-1 gap-6 rounded-xl border bg-surface-raised p-4 sm:p-6">
      <ThreadHead thread={thread} scope={scope} />
      {thread.holder !== undefined && <TeamPart thread={thread} scope={scope} />}
      <ListingHead listing={thread.listing} />
      {hasForm && <MessageList messages={thread.messages} side="recipient" />}
      {hasForm && (
        <AppointmentSection key={`visit ${id}`} {...thread} side="recipient" access={appointment} />
      )}
      {hasForm && <Answer key={thread.id} thread={thread} scope={scope} />}
      <Notes key={`notes ${thread.id}`} thread={thread} scope={scope} />
    </article>
  )
}
