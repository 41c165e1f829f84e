import { type LineStyle, strokeClasses } from './lines.ts'

export function ChartLegend({ entries }: { entries: readonly { name: string; look: LineStyle }[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {entries.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="24" height="12">
            <line
              x1="0"
              x2="24"
              y1="6"
              y2="6"
              className={strokeClasses[look.tone]}
              strokeWidth={look.width}
              strokeDasharray={look.dash}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
