import { Suspense, useMemo } from 'react'
import { useLocation } from 'wouter'
import { Hydration, laterPart, lazyPart } from '#client/core/lazyPart.tsx'
import { matchPage, type PageName, pageOf, shownPage } from '#shared/pages.ts'
import { AccountActions } from './auth/AccountActions.tsx'
import { useUser } from './auth/auth.api.ts'
import { SessionWatch } from './auth/SessionWatch.tsx'
import { useSignInError } from './auth/useSignInError.ts'
import { FavoriteButton } from './favorites/FavoriteButton.tsx'
import { useFavoriteIds, useIsFavorite } from './favorites/useFavorites.ts'
import { useFavoritesSync } from './favorites/useFavoritesSync.ts'
import { LandingActions } from './landing/LandingActions.tsx'
import { FavoriteHookContext, ListingActionContext } from './listings/card/listingAction.ts'
import { Notifications } from './Notifications.tsx'
import { LazyOfflineBar } from './offline/lazyOfflineBar.ts'
import { loadOffline } from './offline/loadOffline.ts'
import { useOfflineState } from './offline/offlineState.ts'
import { PageView } from './PageView.tsx'
import { type AppProps, Providers } from './Providers.tsx'
import { ErrorBoundary } from './ui/feedback/ErrorBoundary.tsx'
import { PageSkeleton } from './ui/feedback/PageSkeleton.tsx'
import { Layout } from './ui/frame/Layout.tsx'
import { useUnsavedLanguage } from './users/unsavedLanguage.ts'

const RateBanner = laterPart(
  () => import('./currency/RateBanner.tsx').then(({ RateBanner }) => RateBanner),
  <div className="h-9 border-b bg-surface-sunken" />,
  'currency',
)

const AccountLanguage = lazyPart(() =>
  import('./users/AccountLanguage.tsx').then(({ AccountLanguage }) => AccountLanguage),
)

const SuspendedDialog = lazyPart(() =>
  import('./auth/SuspendedDialog.tsx').then(({ SuspendedDialog }) => SuspendedDialog),
)

const Panel = lazyPart(() => import('./admin/frame/Panel.tsx').then(({ Panel }) => Panel), 'admin', 'unread')

async function leaveBrowser(): Promise<void> {
  await Promise.allSettled([
    loadOffline().then(({ forgetCopies }) => forgetCopies()),
    import('./notifications/browserPush.ts').then(({ endSubscription }) => endSubscription()),
    import('./inquiries/clearDrafts.ts').then(({ clearInquiryDrafts }) => clearInquiryDrafts()),
  ])
}

const pagesWithRate: readonly PageName[] = ['home', 'search', 'property']

export function App(props: AppProps) {
  return (
    <Providers {...props}>
      <Site />
      <Notifications />
      <SignInError />
    </Providers>
  )
}

function SignInError() {
  const [suspended, forget] = useSignInError()
  if (!suspended) return null
  return (
    <Suspense>
      <SuspendedDialog token={suspended} onClose={forget} />
    </Suspense>
  )
}

function Site() {
  const [path] = useLocation()
  useUnsavedLanguage()
  const favorites = useFavoriteIds()
  useFavoritesSync()
  const user = useUser()
  const { trouble, copies } = useOfflineState()
  const isOffline = trouble !== undefined || copies.size > 0
  const { name, params } = useMemo(() => matchPage(path), [path])
  const page = shownPage(name, Boolean(user))
  if (pageOf(page).isPanel)
    return (
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<PageSkeleton />}>
          <Panel name={page}>
            <PageView name={page} params={params} />
          </Panel>
        </Suspense>
      </ErrorBoundary>
    )
  return (
    <Layout
      favoritesCount={favorites.length}
      actions={page === 'root' ? <LandingActions /> : <AccountActions beforeSignOut={leaveBrowser} />}
      banner={
        <>
          {isOffline && <OfflineNotice />}
          {pagesWithRate.includes(page) && <RateBanner />}
        </>
      }
    >
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<PageSkeleton />}>
          <Hydration>
            <ListingActionContext value={FavoriteButton}>
              <FavoriteHookContext value={useIsFavorite}>
                <PageView name={page} params={params} />
              </FavoriteHookContext>
            </ListingActionContext>
          </Hydration>
        </Suspense>
      </ErrorBoundary>
      <SessionWatch />
      {user && (
        <ErrorBoundary quiet resetKey={path}>
          <Suspense>
            <AccountLanguage account={user.language} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Layout>
  )
}

function OfflineNotice() {
  return (
    <ErrorBoundary quiet resetKey="offline">
      <Suspense>
        <LazyOfflineBar />
      </Suspense>
    </ErrorBoundary>
  )
}
