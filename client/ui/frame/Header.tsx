import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { LanguageToggle } from './LanguageToggle.tsx'
import { Logo } from './Logo.tsx'
import { TabLinks } from './TabLinks.tsx'

export function Header({ favoritesCount, actions }: { favoritesCount: number; actions?: ReactNode }) {
  const { layout: w } = useWords('layout')
  return (
    <header className="sticky top-0 z-30 border-b bg-surface large-text:static short:static">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-2 px-4 large-text:py-2 sm:gap-3 sm:px-6 md:max-lg:gap-2 md:max-lg:px-4">
        <Link href={paths.root} className="-ml-1 rounded p-1">
          <Logo short />
        </Link>
        <TabLinks
          label={w.mainNavigation}
          variant="header"
          favoritesCount={favoritesCount}
          className="mx-auto hidden flex-wrap md:flex lg:gap-1"
        />
        <div className="ml-auto flex flex-wrap items-center gap-2 large-text:ml-0 md:ml-0">
          <LanguageToggle />
          {actions}
        </div>
      </div>
    </header>
  )
}
