import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { favoritesStore, useStored } from '#client/core/storage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { Layout } from '#client/ui/Layout.tsx'
import { PageSkeleton } from '#client/ui/PageSkeleton.tsx'
import { Toaster } from '#client/ui/Toaster.tsx'
import { TooltipProvider } from '#client/ui/Tooltip.tsx'
import type { Language } from '#shared/language.ts'
import type { Words } from '#shared/words.ts'
import { LanguageProvider } from './core/language.tsx'
import { LandingActions } from './landing/LandingActions.tsx'
import { paths, routes } from './paths.ts'

const LandingPage = lazy(() => import('./landing/LandingPage.tsx'))
const TermsPage = lazy(() => import('./about/TermsPage.tsx'))
const PrivacyPage = lazy(() => import('./about/PrivacyPage.tsx'))
const ContactPage = lazy(() => import('./about/ContactPage.tsx'))
const NotFoundPage = lazy(() => import('./notFound/NotFoundPage.tsx'))

/** Providers, and around the pages the frame that stays. */
export function App(props: { client: QueryClient; language: Language; words: Words }) {
  return (
    <QueryClientProvider client={props.client}>
      <LanguageProvider start={props.language} words={props.words}>
        <TooltipProvider>
          <Site />
          <Toaster />
        </TooltipProvider>
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function Site() {
  const [path] = useLocation()
  const favorites = useStored(favoritesStore)
  return (
    <Layout favoritesCount={favorites.length} actions={path === paths.root ? <LandingActions /> : undefined}>
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            <Route path={paths.root} component={LandingPage} />
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
