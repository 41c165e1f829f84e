import { type ReactNode, useId } from 'react'
import { useWords } from '#client/core/language.tsx'

interface PartProps {
  title: string
  text?: ReactNode
  isOptional?: boolean
  children: ReactNode
}

/** Fields that belong together, on a card of their own. */
export function Part({ title, text, isOptional, children }: PartProps) {
  const { publish: w } = useWords('publish')
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid min-w-0 gap-5 rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={heading} className="text-xl">
            {title}
          </h3>
          {isOptional && <span className="text-ink-muted text-sm">{w.optional}</span>}
        </div>
        {text && <p className="mt-1 max-w-reading text-ink-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  )
}
