import type { ComponentProps } from 'react'
import { DataTable } from './DataTable.tsx'

/** A table wider than its place, such as on phones. */
export function ScrolledTable(props: ComponentProps<typeof DataTable>) {
  return (
    <section
      aria-label={props.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
      tabIndex={0}
      className="overflow-x-auto"
    >
      <DataTable {...props} />
    </section>
  )
}
