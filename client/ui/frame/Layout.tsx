import type { ReactNode } from 'react'
import { useScroll } from '#client/core/history/scroll.ts'
import { useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { BottomNav } from './BottomNav.tsx'
import { Header } from './Header.tsx'

const Footer = laterPart(() => import('./Footer.tsx').then(({ Footer }) => Footer), <div className="h-72" />)
const LanguageOffer = laterPart(
  () => import('./LanguageOffer.tsx').then(({ LanguageOffer }) => LanguageOffer),
  null,
)

interface LayoutProps {
  favoritesCount: number
  actions?: ReactNode
  /** Between header and page. */
  banner?: ReactNode
  children: ReactNode
}

export function Layout({ favoritesCount, actions, banner, children }: LayoutProps) {
  const { layout: w } = useWords('layout')
  useScroll()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-20 rounded-full bg-action px-5 py-2.5 font-semibold text-action-ink focus-visible:translate-y-0"
      >
        {w.skip}
      </a>
      <ErrorBoundary quiet resetKey="language">
        <LanguageOffer />
      </ErrorBoundary>
      <Header favoritesCount={favoritesCount} actions={actions} />
      <ErrorBoundary quiet resetKey="banner">
        {banner}
      </ErrorBoundary>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <ErrorBoundary quiet resetKey="footer">
        <Footer />
      </ErrorBoundary>
      <BottomNav favoritesCount={favoritesCount} />
    </div>
  )
}
