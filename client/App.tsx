import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { LanguageProvider } from '#client/core/language.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { Layout } from '#client/ui/Layout.tsx'
import { PageSkeleton } from '#client/ui/PageSkeleton.tsx'
import { Toaster } from '#client/ui/Toaster.tsx'
import type { Language } from '#shared/language.ts'
import type { Words } from '#shared/words.ts'
import { AccountActions } from './auth/AccountActions.tsx'
import { useUser } from './auth/auth.api.ts'
import { useSignInTrouble } from './auth/useSignInTrouble.ts'
import { RateBanner } from './currency/RateBanner.tsx'
import { FavoriteButton } from './favorites/FavoriteButton.tsx'
import { useFavoriteIds } from './favorites/useFavorites.ts'
import { useFavoritesSync } from './favorites/useFavoritesSync.ts'
import { LandingActions } from './landing/LandingActions.tsx'
import type { ListingAction } from './listings/ListingGrid.tsx'
import { pageAt, pages } from './pages.ts'
import { routes } from './paths.ts'
import { useAccountLanguage } from './users/useAccountLanguage.ts'

const LandingPage = lazy(pages.root)
const HomePage = lazy(pages.home)
const SearchPage = lazy(pages.search)
const PropertyPage = lazy(pages.property)
const FavoritesPage = lazy(pages.favorites)
const ComparePage = lazy(pages.compare)
const PriceCalculatorPage = lazy(pages['price-calculator'])
const NeighborhoodPricesPage = lazy(pages.prices)
const MethodPage = lazy(pages.method)
const ProfilePage = lazy(pages.profile)
const MyPropertiesPage = lazy(pages['my-properties'])
const SettingsPage = lazy(pages.settings)
const PriceDashboardPage = lazy(pages['price-dashboard'])
const PublishPage = lazy(pages.publish)
const OwnerPage = lazy(pages.users)
const TermsPage = lazy(pages.terms)
const PrivacyPage = lazy(pages.privacy)
const ContactPage = lazy(pages.contact)
const NotFoundPage = lazy(pages.notFound)

const heart: ListingAction = (listing) => <FavoriteButton listing={listing} />

/** Loaded when it is needed: hardly anybody signs out. */
const endPush = () =>
  import('./notifications/browserPush.ts').then(({ endSubscription }) => endSubscription())

/** Where prices are looked at, the exchange rate stands above them. */
const withRate: readonly string[] = ['home', 'search', 'property']

/** Providers, and around the pages the frame that stays. */
export function App(props: { client: QueryClient; language: Language; words: Words }) {
  return (
    <QueryClientProvider client={props.client}>
      <LanguageProvider start={props.language} words={props.words}>
        <Site />
        <Toaster />
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function Site() {
  const [path] = useLocation()
  useAccountLanguage()
  useSignInTrouble()
  const favorites = useFavoriteIds()
  useFavoritesSync()
  const isSignedIn = Boolean(useUser())
  const page = pageAt(path)
  const isLanding = page === 'root' && !isSignedIn
  const hasRate = withRate.includes(page) || (page === 'root' && isSignedIn)
  return (
    <Layout
      favoritesCount={favorites.length}
      actions={isLanding ? <LandingActions /> : <AccountActions beforeSignOut={endPush} />}
      banner={hasRate && <RateBanner />}
    >
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            <Route path={routes.root} component={isSignedIn ? HomePage : LandingPage} />
            <Route path={routes.home} component={HomePage} />
            <Route path={routes.search}>
              <SearchPage action={heart} />
            </Route>
            <Route path={routes.property} component={PropertyPage} />
            <Route path={routes.favorites} component={FavoritesPage} />
            <Route path={routes.compare} component={ComparePage} />
            <Route path={routes.priceCalculator} component={PriceCalculatorPage} />
            <Route path={routes.neighborhoodPrices} component={NeighborhoodPricesPage} />
            <Route path={routes.metodo} component={MethodPage} />
            <Route path={routes.method} component={MethodPage} />
            <Route path={routes.profile} component={ProfilePage} />
            <Route path={routes.myProperties} component={MyPropertiesPage} />
            <Route path={routes.settings} component={SettingsPage} />
            <Route path={routes.priceDashboard} component={PriceDashboardPage} />
            <Route path={routes.publish} component={PublishPage} />
            <Route path={routes.edit} component={PublishPage} />
            <Route path={routes.owner}>{({ id }) => <OwnerPage id={id} action={heart} />}</Route>
            <Route path={routes.terms} component={TermsPage} />
            <Route path={routes.privacy} component={PrivacyPage} />
            <Route path={routes.contact} component={ContactPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}
