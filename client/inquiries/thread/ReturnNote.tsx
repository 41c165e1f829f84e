import clsx from 'clsx'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { InquiryReturn } from '#shared/inquiries/inbox.ts'

/** Whether the listing's source was told of it. */
export function ReturnNote({ returned: { way, state, at } }: { returned: InquiryReturn }) {
  const { inbox: w } = useWords('inbox')
  const { language } = useLanguage()
  const isWrong = state === 'failed' || state === 'unsure'
  return (
    <p className={clsx('mt-0.5 text-sm', isWrong ? 'text-warning' : 'text-ink-muted')}>
      {w.returned[state](w.returnedTo[way])}
      {state === 'sent' && (
        <>
          {' · '}
          <time dateTime={at}>{formatAgo(at, language, Date.now())}</time>
        </>
      )}
    </p>
  )
}
