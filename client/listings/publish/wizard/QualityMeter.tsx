import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { type Quality, type QualityPart, qualityOf, stepOfPart } from '#client/listings/publish/quality.ts'

const colours: Record<Quality['level'], string> = {
  start: 'text-warning',
  fair: 'text-warning',
  good: 'text-action',
  great: 'text-positive',
}

export function QualityMeter({ isCompact }: { isCompact?: boolean }) {
  const { publish } = useWords('publish')
  const w = publish.quality
  const { score, level, next } = qualityOf(useFields())
  return (
    <section
      aria-label={w.title}
      className={clsx('rounded-xl border bg-surface-raised', isCompact ? 'px-4 py-2.5' : 'p-5 shadow-card')}
    >
      <div className="flex items-center gap-4">
        <Ring score={score} className={clsx('shrink-0', colours[level], isCompact ? 'size-11' : 'size-16')} />
        <div className="min-w-0 flex-1">
          <p className={clsx('text-ink-muted', isCompact ? 'sr-only' : 'text-sm')}>{w.title}</p>
          <p className={clsx('font-semibold', !isCompact && 'font-display text-xl')}>
            {w.levels[level]}
            <span className="sr-only">, {w.score(score)}</span>
          </p>
          {isCompact && <Tip part={next[0]} />}
        </div>
      </div>
      {!isCompact && (
        <div className="mt-4 border-t pt-3 text-sm">
          <p className="mb-1 text-ink-muted">{next.length > 0 ? w.next : w.done}</p>
          <ul>
            {next.slice(0, 3).map((part) => (
              <li key={part}>
                <Tip part={part} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Tip({ part }: { part: QualityPart | undefined }) {
  const { publish } = useWords('publish')
  const w = publish.quality
  const { goTo } = useWizard()
  const { length } = useFields().photos
  if (!part) return <p className="text-ink-muted text-sm">{w.done}</p>
  return (
    <button
      type="button"
      onClick={() => goTo(stepOfPart[part])}
      className="flex min-h-8 items-center gap-1.5 text-left font-medium text-action text-sm underline-offset-2 hover:underline"
    >
      {part === 'photos' ? w.tips.photos(length) : w.tips[part]}
      <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
    </button>
  )
}

const radius = 16
const circumference = 2 * Math.PI * radius

function Ring({ score, className }: { score: number; className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className} fill="none">
      <circle cx="20" cy="20" r={radius} className="stroke-line" strokeWidth="4" />
      <circle
        cx="20"
        cy="20"
        r={radius}
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${(score / 100) * circumference} ${circumference}`}
        transform="rotate(-90 20 20)"
        className="transition-[stroke-dasharray] duration-300"
      />
      <text
        x="20"
        y="20"
        dy="0.36em"
        textAnchor="middle"
        className="fill-ink font-semibold text-[12px] tabular"
      >
        {score}
      </text>
    </svg>
  )
}
