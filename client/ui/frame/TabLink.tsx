import clsx from 'clsx'
import { Link, useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { isActiveTab, type tabs } from './tabs.ts'

interface TabLinkProps {
  tab: (typeof tabs)[number]
  /** A badge unless 0. */
  count?: number
  variant: 'header' | 'bottom'
}

export function TabLink({ tab, count = 0, variant }: TabLinkProps) {
  const [path] = useLocation()
  const { layout: w } = useWords('layout')
  const active = isActiveTab(tab.to, path)
  const Icon = tab.icon
  return (
    <Link
      href={tab.to}
      aria-current={active ? 'page' : undefined}
      className={clsx(
        'relative flex items-center font-semibold transition-colors',
        variant === 'bottom'
          ? 'h-16 min-w-0 flex-1 flex-col justify-center gap-0.5 text-[min(0.75rem,3.1vw)] outline-offset-[-4px]'
          : 'min-h-11 gap-2 rounded-full px-2 text-sm lg:px-4',
        active ? 'text-action' : 'text-ink-muted hover:text-ink',
        variant === 'header' && (active ? 'bg-action-soft' : 'hover:bg-surface-sunken'),
      )}
    >
      <span className="relative">
        <Icon
          aria-hidden="true"
          className={variant === 'bottom' ? 'size-6' : 'size-4.5 max-lg:hidden'}
          strokeWidth={active ? 2.4 : 1.9}
        />
        {variant === 'bottom' && <Count count={count} className="absolute -top-2 left-full -ml-2" />}
      </span>
      <span className="max-w-full truncate">{w.tabs[tab.name]}</span>
      {variant === 'header' && <Count count={count} className="absolute -top-0.5 -right-1" />}
      {count > 0 && <span className="sr-only">{w.favoritesCount(count)}</span>}
    </Link>
  )
}

function Count({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] text-accent-ink leading-4.5 tabular',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
