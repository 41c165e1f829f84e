import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'

interface InvestmentFiguresProps {
  roi: string
  occupancy: string
  dailyRate: string
  median?: boolean
  large?: boolean
}

export function InvestmentFigures({ roi, occupancy, dailyRate, median, large }: InvestmentFiguresProps) {
  const { home } = useWords('home')
  const w = home.investment
  const figures = [
    [median ? w.medianRoi : w.roi, roi],
    [w.occupancy, occupancy],
    [w.dailyRate, dailyRate],
  ]
  return (
    <dl className="grid grid-cols-3 gap-x-4">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="mt-1 text-river-muted text-sm leading-snug">{name}</dt>
          <dd
            className={clsx(
              'font-display font-semibold tabular',
              large ? 'text-3xl sm:text-4xl' : 'text-2xl',
            )}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}
