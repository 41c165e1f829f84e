import { useWords } from '#client/core/language.tsx'
import type { GuideText } from '#shared/guides/guideText.ts'
import { MarkedText } from './MarkedText.tsx'

/** What the guide comes to, large. */
export function GuideFigures({ figures }: Pick<GuideText, 'figures'>) {
  const { guides: w } = useWords('guides')
  if (figures.length === 0) return null
  return (
    <dl
      aria-label={w.atAGlance}
      className="mt-7 grid overflow-hidden rounded-lg border bg-surface-raised shadow-card sm:grid-cols-3 print:shadow-none"
    >
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-0.5 px-5 py-4 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
        >
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-display font-semibold text-2xl text-action [&_sup]:-top-[0.9em] print:text-ink">
            <MarkedText text={value} withRate={false} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
