import clsx from 'clsx'
import { useId } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import type { Reports } from '#shared/reports.ts'
import { dollars } from './dollars.ts'

export function CostToday({ costUSD, ceilingUSD }: Reports['assistant']['today']) {
  const { reports: w } = useWords('reports')
  const { language } = useLanguage()
  const id = useId()
  const share = ceilingUSD > 0 ? Math.min(1, costUSD / ceilingUSD) : 1
  const isReached = share >= 1
  return (
    <div className="rounded-lg border bg-surface-raised p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span id={id} className="font-semibold">
          {w.costToday}
        </span>
        <span className="tabular text-sm">
          {w.ofCeiling(dollars(costUSD, language), dollars(ceilingUSD, language))}
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the browsers' own meter cannot be coloured alike */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={w.ofCeiling(dollars(costUSD, language), dollars(ceilingUSD, language))}
        className="mt-2 h-2.5 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div
          className={clsx('h-full rounded-full', isReached ? 'bg-warning' : 'bg-action')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="mt-2 text-ink-muted text-sm">
        {ceilingUSD === 0 ? w.ceilingOff : isReached ? w.ceilingReached : w.ceilingLead}{' '}
        <Link
          href={paths.adminDashboard('settings')}
          className="inline-block py-1 font-semibold text-action underline underline-offset-4"
        >
          {w.changeCeiling}
        </Link>
      </p>
    </div>
  )
}
