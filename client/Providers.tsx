import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { navigateAround } from '#client/core/history/overlayRules.ts'
import { LanguageProvider } from '#client/core/language.tsx'
import { RenderingContext } from '#client/core/rendering/rendering.ts'
import type { Language } from '#shared/core/language.ts'
import type { Rendering } from '#shared/page/bootData.ts'

export interface AppProps {
  client: QueryClient
  language: Language
  rendering?: Rendering
}

export function Providers({ client, language, rendering, children }: AppProps & { children: ReactNode }) {
  const [path, search] = rendering?.address.split(/\?(.*)/s) ?? []
  return (
    <RenderingContext value={rendering}>
      <QueryClientProvider client={client}>
        <LanguageProvider start={language}>
          <Router aroundNav={navigateAround} ssrPath={path} ssrSearch={search}>
            {children}
          </Router>
        </LanguageProvider>
      </QueryClientProvider>
    </RenderingContext>
  )
}
