import clsx from 'clsx'

interface Props {
  title: string
  /** Percent from the left. */
  x: number
  rows: readonly { name: string; text: string }[]
}

/** Screen readers have the table. */
export function ChartTooltip({ title, x, rows }: Props) {
  return (
    <div
      aria-hidden="true"
      style={{ left: `${x}%` }}
      className={clsx(
        'pointer-events-none absolute top-1/2 z-10 -translate-y-1/2 whitespace-nowrap rounded-lg bg-ink px-3 py-2 text-surface-raised text-xs tabular shadow-lifted',
        x > 50 ? '-translate-x-full -ml-3' : 'ml-3',
      )}
    >
      <p className="font-semibold">{title}</p>
      <ul>
        {rows.map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
