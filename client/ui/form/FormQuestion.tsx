import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  texts: readonly string[]
  /** Buttons that answer. */
  children: ReactNode
}

/** About what was typed, before it may be sent. */
export function FormQuestion({ title, texts, children }: Props) {
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-warning-soft p-4 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {texts.map((text) => (
          <p key={text} className="mt-0.5 wrap-anywhere text-ink">
            {text}
          </p>
        ))}
        <div className="mt-3 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}
