import './styles.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWords } from '#shared/words.ts'
import { App } from './App.tsx'
import { userQuery } from './auth/auth.api.ts'
import { hydrate, readBoot } from './core/boot.ts'
import { chooseLanguage, languageStore } from './core/chooseLanguage.ts'
import { createQueryClient } from './core/queryClient.ts'
import { rememberScroll } from './core/scroll.ts'
import { pageAt, preloadPage, preloadTabs } from './pages.ts'
import { reloadOnce } from './ui/staleChunk.ts'

/** Paints the page, in its language and with the answers it came with. */
async function start(root: HTMLElement): Promise<void> {
  setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '')
  rememberScroll()
  const client = createQueryClient()
  hydrate(client, readBoot(document))
  const page = pageAt(location.pathname)
  preloadPage(page === 'root' && client.getQueryData(userQuery.queryKey) ? 'home' : page)
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
