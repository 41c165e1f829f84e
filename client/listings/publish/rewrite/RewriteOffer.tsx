import clsx from 'clsx'
import { Check, RotateCw, Sparkles, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { Language } from '#shared/core/language.ts'
import type { TextVersion } from '#shared/listings/listingFields.ts'
import type { Proposal } from './proposal.ts'
import { RemovedParts } from './RemovedParts.tsx'

interface RewriteOfferProps {
  language: Language
  current: TextVersion
  proposal: Proposal
  onUse: () => void
  onAgain: () => void
  onDiscard: () => void
}

export function RewriteOffer({ language, current, proposal, onUse, onAgain, onDiscard }: RewriteOfferProps) {
  const w = useWords('publish').publish.rewrite
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Does not interrupt typing.
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus()
  }, [])
  const { kind, source, title, description, contradictions = [], leftOut = [], removed = [] } = proposal
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-lg border border-action/40 bg-surface-sunken p-4"
    >
      <header>
        <h4
          ref={heading}
          id={id}
          tabIndex={-1}
          className="flex scroll-mt-24 items-center gap-2 rounded text-lg outline-none"
        >
          <Sparkles aria-hidden="true" className="size-5 shrink-0 text-action" />
          {w.offer[kind]}
        </h4>
        <p className="mt-1 text-pretty text-ink-muted text-sm">{w.check[kind]}</p>
      </header>
      <div className="grid min-w-0 gap-3 sm:grid-cols-2">
        <TextPane
          label={w.current}
          language={language}
          title={title === undefined ? undefined : current.title}
          description={current.description}
        />
        <TextPane label={w.proposed} language={language} title={title} description={description} isNew />
      </div>
      {(contradictions.length > 0 || leftOut.length > 0) && (
        <ul className="grid gap-1.5 rounded bg-warning-soft px-3.5 py-2.5 text-sm">
          {contradictions.map(({ field, text, fact }) => (
            <li key={`${field} ${text}`}>{w.contradiction(text, fact)}</li>
          ))}
          {leftOut.length > 0 && <li>{w.leftOut[language](leftOut.length)}</li>}
        </ul>
      )}
      <RemovedParts removed={removed} />
      <p className="text-ink-muted text-sm">{w.sources[source]}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Check aria-hidden="true" className="size-4.5" />} onClick={onUse}>
          {w.use}
        </Button>
        {source === 'model' && (
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={onAgain}
          >
            {w.again}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onDiscard}
        >
          {w.discard}
        </Button>
      </div>
    </section>
  )
}

interface TextPaneProps {
  label: string
  language: Language
  title: string | undefined
  description: string
  isNew?: boolean
}

function TextPane({ label, language, title, description, isNew = false }: TextPaneProps) {
  const w = useWords('publish').publish.rewrite
  const isEmpty = !title?.trim() && !description.trim()
  return (
    <section
      aria-label={label}
      className={clsx(
        'min-w-0 rounded border p-3',
        isNew ? 'bg-surface-raised shadow-card max-sm:order-first' : 'text-ink-muted',
      )}
    >
      <h5 className="font-sans font-semibold text-ink-muted text-sm tracking-normal">{label}</h5>
      {isEmpty ? (
        <p className="mt-1.5">{w.nothing}</p>
      ) : (
        <div lang={language} className="mt-1.5 break-words">
          {title && <p className="mb-1 font-semibold">{title}</p>}
          <p className="whitespace-pre-line">{description}</p>
        </div>
      )}
    </section>
  )
}
