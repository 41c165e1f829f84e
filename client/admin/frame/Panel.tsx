import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { adminQuery } from '#client/admin/admin.api.ts'
import { useScroll } from '#client/core/history/scroll.ts'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { paths } from '#client/paths.ts'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import { type PageName, pageOf } from '#shared/pages.ts'
import { PanelHeader } from './PanelHeader.tsx'
import { SessionExpired } from './SessionExpired.tsx'

const EnrolSection = lazyPart(
  () => import('#client/admin/account/EnrolSection.tsx').then((module) => module.EnrolSection),
  'adminAccount',
)

export function Panel({ name, children }: { name: PageName; children: ReactNode }) {
  const { layout } = useWords('layout')
  const [path] = useLocation()
  useScroll()
  const isOpen = pageOf(name).access === 'anyone'
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-20 rounded-full bg-action px-5 py-2.5 font-semibold text-action-ink focus-visible:translate-y-0"
      >
        {layout.skip}
      </a>
      <PanelHeader name={name} />
      <main id="main" tabIndex={-1} className="flex-1">
        <ErrorBoundary resetKey={path}>
          <Suspense fallback={<PageSkeleton />}>
            {isOpen ? children : <AdminOnly>{children}</AdminOnly>}
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

function AdminOnly({ children }: { children: ReactNode }) {
  const { data: session, error, refetch } = useQuery(adminQuery)
  if (session?.mustEnrol) return <EnrolSection />
  if (session)
    return (
      <>
        {children}
        <SessionExpired session={session} />
      </>
    )
  if (error) return <ErrorNote error={error} onRetry={refetch} />
  return session === null ? <ToSignIn /> : <PageSkeleton />
}

function ToSignIn() {
  const [path, navigate] = useLocation()
  const query = useSearch()
  useEffect(() => {
    const isDashboard = path === paths.admin || path === paths.adminDashboard()
    const here = query ? `${path}?${query}` : path
    navigate(paths.adminLogin(isDashboard && !query ? undefined : here), { replace: true })
  }, [path, query, navigate])
  return <PageSkeleton />
}
