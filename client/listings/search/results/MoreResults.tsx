import { useEffect, useRef } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Button, buttonClass } from '#client/ui/Button.tsx'
import { Spinner } from '#client/ui/feedback/Spinner.tsx'

/** Further ones on request, so that the footer stays reachable. */
const automaticPages = 2

interface MoreResultsProps {
  shown: number
  total: number
  totalIsCapped: boolean
  pages: number
  hasNext: boolean
  isFetching: boolean
  hasFailed: boolean
  onMore: () => void
  /** Works without scripts. */
  nextUrl?: string
}

export function MoreResults(props: MoreResultsProps) {
  const { shown, total, totalIsCapped, pages, hasNext, isFetching, hasFailed, onMore, nextUrl } = props
  const { language } = useLanguage()
  const { core, listings: w } = useWords('core', 'listings')
  const end = useRef<HTMLDivElement>(null)
  const isAutomatic = hasNext && !isFetching && !hasFailed && pages <= automaticPages

  useEffect(() => {
    if (!isAutomatic || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '0px 0px 600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isAutomatic, onMore])

  const number = (value: number) => formatNumber(value, language)
  return (
    <div ref={end} className="mt-8 flex flex-col items-center gap-3 text-center">
      <p role="status" className="text-ink-muted text-sm tabular">
        {w.shown(number(shown), totalIsCapped ? `+${number(total)}` : number(total))}
      </p>
      {hasFailed && (
        <p role="alert" className="font-medium text-danger text-sm">
          {w.moreFailed}
        </p>
      )}
      {hasNext && (
        <MoreButton url={nextUrl} busy={isFetching} onMore={onMore}>
          {hasFailed ? core.retry : w.more}
        </MoreButton>
      )}
      {!hasNext && pages > 1 && <p className="text-ink-muted text-sm">{w.allShown}</p>}
    </div>
  )
}

function MoreButton(props: { url?: string; busy: boolean; onMore: () => void; children: string }) {
  const { url, busy, onMore, children } = props
  if (!url)
    return (
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {children}
      </Button>
    )
  return (
    <a
      href={url}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (!busy) onMore()
      }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {busy && <Spinner />}
      {children}
    </a>
  )
}
