import type { ReactNode } from 'react'
import { laterPart } from '#client/core/lazyPart.tsx'

/** Loaded later: an error note must show without it. */
const Nanduti = laterPart(
  () =>
    import('#client/ui/Nanduti.tsx').then(
      ({ Nanduti }) => Nanduti,
      () => () => null,
    ),
  null,
)

interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** Heading level. */
  level?: 1 | 2 | 3
  seed?: number
}

export function EmptyState({ title, text, actions, level = 2, seed = 11 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <div className="mb-5 size-32 text-accent opacity-60">
        <Nanduti seed={seed} />
      </div>
      <Heading className="max-w-reading text-2xl">{title}</Heading>
      {text && <p className="mt-2 max-w-md text-balance text-ink-muted">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
