import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { offscreenProps } from '#client/core/rendering/layOutRest.ts'

interface HomeSectionProps {
  title: string
  text?: string
  aside?: ReactNode
  /** Far below the first screen. */
  isOffscreen?: boolean
  children: ReactNode
}

export function HomeSection({ title, text, aside, isOffscreen, children }: HomeSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} {...(isOffscreen && offscreenProps)}>
      <div className="mb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={heading} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          {aside}
        </div>
        {text && <p className="text-ink-muted sm:mt-1">{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** `of` completes the link's name for screen readers. */
export function ViewAll({ to, of, children }: { to: string; of: string; children: string }) {
  return (
    <Link
      href={to}
      className="inline-flex items-center gap-1.5 whitespace-nowrap py-2 font-semibold text-action hover:underline"
    >
      {children}
      <span className="sr-only">: {of}</span>
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </Link>
  )
}
