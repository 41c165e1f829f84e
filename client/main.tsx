// Every language needs it: part of the first chunk.
import '#shared/words/plural.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startNoteId } from '#shared/page/startNote.ts'
import { matchPage, shownPage } from '#shared/pages.ts'
import { App } from './App.tsx'
import { userQuery } from './auth/auth.api.ts'
import { chooseLanguage, languageStore } from './core/chooseLanguage.ts'
import { startHistory } from './core/history/startHistory.ts'
import { whenSettled } from './core/idle.ts'
import { createQueryClient } from './core/queryClient.ts'
import { dehydrated } from './core/rendering/dehydrated.ts'
import { markHydrated } from './core/rendering/earlyClicks.ts'
import { layOutRest } from './core/rendering/layOutRest.ts'
import { fillCache, readBoot } from './core/rendering/readBoot.ts'
import { loadWords } from './core/words.ts'
import { loadPage, preloadPages } from './loadPage.ts'
import { loadOffline } from './offline/loadOffline.ts'
import { readThroughCopies } from './offline/readThrough.ts'
import { isServerReachable, reloadOnce } from './ui/feedback/staleChunk.ts'

/** Milliseconds: a fast page appears together with its frame. */
const pageTimeout = 150

async function start(root: HTMLElement): Promise<void> {
  // A task of its own, apart from the evaluation of all modules.
  await new Promise((resolve) => setTimeout(resolve))
  startHistory()
  const client = createQueryClient()
  readThroughCopies(client)
  const boot = readBoot(document)
  fillCache(client, boot.queries)
  const user = client.getQueryData(userQuery.queryKey)
  const language = chooseLanguage(location.search, languageStore.get() ?? user?.language ?? null)
  // Setting it recalculates all styles, even if unchanged.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  const address = `${location.pathname}?${location.search.slice(1)}`
  const page = loadPage(shownPage(matchPage(location.pathname).name, Boolean(user)))
  await loadWords(language, [])
  const isThis = boot.language === language && boot.rendering?.address === address
  const rendering = isThis ? boot.rendering : undefined
  const app = (
    <StrictMode>
      <App client={client} language={language} rendering={rendering} />
    </StrictMode>
  )
  if (rendering) {
    // Keeps the HTML readable until then.
    await page
    // A transition lets React yield to the browser.
    startTransition(() => {
      hydrateRoot(root, <Hydration root={root}>{app}</Hydration>)
    })
  } else {
    await Promise.race([
      page.catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, pageTimeout)),
    ])
    root.removeAttribute(dehydrated)
    createRoot(root).render(app)
  }
  document.getElementById(startNoteId)?.remove()
  layOutRest()
  preloadPages()
  if (import.meta.env.PROD) {
    whenSettled(() => void startOffline(client))
    addEventListener('offline', () => void startOffline(client), { once: true })
  }
}

async function startOffline(client: QueryClient): Promise<void> {
  const offline = await loadOffline().catch(() => undefined)
  offline?.startOffline(client)
}

/** Otherwise the HTML stays readable. */
async function reloadIfReachable(): Promise<void> {
  if ((await isServerReachable()) && reloadOnce()) return
  document.getElementById(startNoteId)?.classList.add('is-due')
}

function Hydration({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    markHydrated(root)
    performance.mark('hydrated')
  }, [root])
  return children
}

const root = document.getElementById('root')
if (root) start(root).catch(reloadIfReachable)
