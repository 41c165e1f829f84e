import { type LineStyle, strokeClasses } from './lines.ts'

export function ChartLegend({ entries }: { entries: readonly { name: string; style: LineStyle }[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {entries.map(({ name, style }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="24" height="12">
            <line
              x1="0"
              x2="24"
              y1="6"
              y2="6"
              className={strokeClasses[style.tone]}
              strokeWidth={style.width}
              strokeDasharray={style.dash}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
