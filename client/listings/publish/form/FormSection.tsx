import { type ReactNode, useId } from 'react'
import { useWords } from '#client/core/language.tsx'

interface FormSectionProps {
  title: string
  text?: ReactNode
  isOptional?: boolean
  children: ReactNode
}

export function FormSection({ title, text, isOptional, children }: FormSectionProps) {
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
