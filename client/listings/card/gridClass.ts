import clsx from 'clsx'
import type { ListLayout } from '#shared/page/listLayout.ts'

export function gridClass(layout: ListLayout): string {
  return clsx('grid gap-5', layout === 'grid' && 'grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]')
}
