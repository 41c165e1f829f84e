import type { ReactNode } from 'react'

interface Props {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[]
}

export function DataTable({ caption, columns, rows }: Props) {
  return (
    <table className="mt-1 w-full border-collapse text-right text-sm tabular">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 pl-3 font-semibold text-ink-muted first:pl-0 first:text-left"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key} className="border-b">
            <th scope="row" className="py-2 text-left font-normal">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-2 pl-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
