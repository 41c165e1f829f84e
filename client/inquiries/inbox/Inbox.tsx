import clsx from 'clsx'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'

interface Props {
  title: string
  isPanel?: boolean
  head: ReactNode
  list: ReactNode
  thread: ReactNode
}

export function Inbox({ title, isPanel, head, list, thread }: Props) {
  const { inbox: w } = useWords('inbox')
  return (
    <>
      <h1
        className={clsx(isPanel ? 'text-xl sm:text-2xl' : 'text-3xl sm:text-4xl', thread && 'max-lg:sr-only')}
      >
        {title}
      </h1>
      <div className={clsx(thread && 'max-lg:hidden')}>{head}</div>
      <div
        className={clsx(
          'mt-5 grid items-start gap-6 max-lg:mt-0 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
          !thread && 'lg:has-data-empty:grid-cols-1',
        )}
      >
        <section
          aria-label={w.list}
          className={clsx(
            'min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain max-lg:mt-5',
            thread && 'max-lg:hidden',
          )}
        >
          {list}
        </section>
        <div className={clsx('min-w-0', !thread && '[section:has([data-empty])+&]:hidden max-lg:hidden')}>
          {thread || (
            <div className="rounded-xl border border-dashed">
              <EmptyState
                title={
                  <span className="inline-flex items-center gap-2.5">
                    <MessagesSquare aria-hidden="true" className="size-6 text-action" />
                    {w.choose}
                  </span>
                }
                text={w.chooseText}
              />
            </div>
          )}
        </div>
      </div>
    </>
  )
}
