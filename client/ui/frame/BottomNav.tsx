import { useWords } from '#client/core/language.tsx'
import { TabLink } from './TabLink.tsx'
import { tabs } from './tabs.ts'

/** Phones only; wide screens have tabs in the header. */
export function BottomNav({ favoritesCount }: { favoritesCount: number }) {
  const { layout: w } = useWords('layout')
  return (
    <nav
      aria-label={w.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t bg-surface-raised pb-[env(safe-area-inset-bottom)] short:static md:hidden"
    >
      {tabs.map((tab) => (
        <TabLink
          key={tab.name}
          tab={tab}
          variant="bottom"
          count={tab.name === 'favorites' ? favoritesCount : 0}
        />
      ))}
    </nav>
  )
}
