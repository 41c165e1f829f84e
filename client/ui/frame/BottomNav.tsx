import { useWords } from '#client/core/language.tsx'
import { TabLinks } from './TabLinks.tsx'

/** Phones only; wide screens have tabs in the header. */
export function BottomNav({ favoritesCount }: { favoritesCount: number }) {
  const { layout: w } = useWords('layout')
  return (
    <TabLinks
      label={w.mainNavigation}
      variant="bottom"
      favoritesCount={favoritesCount}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t bg-surface-raised pb-[env(safe-area-inset-bottom)] short:static md:hidden"
    />
  )
}
