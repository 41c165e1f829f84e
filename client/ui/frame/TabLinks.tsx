import { useLocation } from 'wouter'
import { Reused } from '#client/core/rendering/reuse.tsx'
import { TabLink } from './TabLink.tsx'
import { isActiveTab, tabs } from './tabs.ts'

interface TabLinksProps {
  label: string
  variant: 'header' | 'bottom'
  favoritesCount: number
  className: string
}

export function TabLinks({ label, variant, favoritesCount, className }: TabLinksProps) {
  const [path] = useLocation()
  const active = tabs.filter(({ to }) => isActiveTab(to, path)).map(({ name }) => name)
  return (
    <Reused
      as="nav"
      by={`tabs ${variant} ${favoritesCount} ${active}`}
      aria-label={label}
      className={className}
    >
      {tabs.map((tab) => (
        <TabLink
          key={tab.name}
          tab={tab}
          variant={variant}
          count={tab.name === 'favorites' ? favoritesCount : 0}
        />
      ))}
    </Reused>
  )
}
