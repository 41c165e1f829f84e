import './styles.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { matchPage, shownPage } from '#shared/pages.ts'
import { loadWords } from '#shared/words.ts'
import { App } from './App.tsx'
import { userQuery } from './auth/auth.api.ts'
import { hydrate, readBoot } from './core/boot.ts'
import { chooseLanguage, languageStore } from './core/chooseLanguage.ts'
import { createQueryClient } from './core/queryClient.ts'
import { rememberScroll } from './core/scroll.ts'
import { preloadPage, preloadTabs } from './pages.ts'
import { reloadOnce } from './ui/staleChunk.ts'

/** Paints the page, in its language and with the answers it came with. */
async function start(root: HTMLElement): Promise<void> {
  setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '')
  rememberScroll()
  const client = createQueryClient()
  hydrate(client, readBoot(document))
  const isSignedIn = Boolean(client.getQueryData(userQuery.queryKey))
  preloadPage(shownPage(matchPage(location.pathname).name, isSignedIn))
  const language = chooseLanguage(location.search, languageStore.get())
  document.documentElement.lang = language
  const words = await loadWords(language)
  createRoot(root).render(
    <StrictMode>
      <App client={client} language={language} words={words} />
    </StrictMode>,
  )
  preloadTabs()
}

const root = document.getElementById('root')
if (root) start(root).catch(() => reloadOnce())
