import clsx from 'clsx'
import type { CardLayout } from '#shared/page/listLayout.ts'

export function gridClass(layout: CardLayout): string {
  return clsx('grid gap-5', layout === 'grid' && 'grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]')
}
