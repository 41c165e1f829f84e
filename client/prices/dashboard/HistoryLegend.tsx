import { useWords } from '#client/core/language.tsx'

/** Which line is which. */
export function HistoryLegend({ hasMarket }: { hasMarket: boolean }) {
  const { dashboard: w } = useWords()
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" width="24" height="12">
          <line x1="0" x2="24" y1="6" y2="6" className="stroke-accent" strokeWidth="3" />
        </svg>
        {w.historyOwn}
      </li>
      {hasMarket && (
        <li className="flex items-center gap-2">
          <svg aria-hidden="true" width="24" height="12">
            <line
              x1="0"
              x2="24"
              y1="6"
              y2="6"
              className="stroke-action"
              strokeWidth="2"
              strokeDasharray="5 4"
            />
          </svg>
          {w.historyMarket}
        </li>
      )}
    </ul>
  )
}
