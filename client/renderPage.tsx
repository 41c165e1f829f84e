import { type ReactNode, StrictMode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { RenderPage } from '#shared/page/boot.ts'
import { matchPage } from '#shared/pages.ts'
import { App } from './App.tsx'
import { createQueryClient } from './core/queryClient.ts'
import { fillCache } from './core/rendering/boot.ts'
import { loadWords } from './core/words.ts'
import { loadPage } from './pages.ts'

export const renderPage: RenderPage = async ({ path, search, language, queries, rendering }) => {
  const { name } = matchPage(path)
  await Promise.all([loadPage(name), loadWords(language, [])])
  const client = createQueryClient(Number.POSITIVE_INFINITY)
  fillCache(client, queries)
  return render(
    <StrictMode>
      <Router ssrPath={path} ssrSearch={search}>
        <App client={client} language={language} rendering={rendering} />
      </Router>
    </StrictMode>,
  )
}

/** How React marks what threw, or waits for its code. */
const fallback = '<!--$!-->'

/** Streams encode and copy several times: only for what is not loaded yet. */
async function render(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  return html.includes(fallback) ? renderWhenLoaded(page) : html
}

async function renderWhenLoaded(page: ReactNode): Promise<string> {
  let failure: { error: unknown } | undefined
  const stream = await renderToReadableStream(page, {
    // In one piece: inline scripts would insert later pieces.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= { error }
    },
  })
  await stream.allReady
  if (failure) throw failure.error
  return new Response(stream).text()
}
