import { type ReactNode, StrictMode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { RenderPage, RenderRequest } from '#shared/page/boot.ts'
import { matchPage } from '#shared/pages.ts'
import { App } from './App.tsx'
import { userQuery } from './auth/auth.api.ts'
import { createQueryClient } from './core/queryClient.ts'
import { fillCache } from './core/rendering/boot.ts'
import { loadWords } from './core/words.ts'
import { CardHtmlContext } from './listings/card/cardHtml.ts'
import { reuseCards } from './listings/card/reuseCards.tsx'
import { type AppProps, Providers } from './Providers.tsx'
import { loadPage } from './pages.ts'

export const renderPage: RenderPage = async (request) => {
  const props = await prepare(request)
  return renderAtOnce(request, props) ?? renderWhenLoaded(<Page {...request} {...props} />)
}

/** By React alone. */
export const renderAfresh: RenderPage = async (request) => {
  const props = await prepare(request)
  return renderWhenLoaded(<Page {...request} {...props} />)
}

async function prepare({ path, language, queries, rendering }: RenderRequest): Promise<AppProps> {
  const { name } = matchPage(path)
  await Promise.all([loadPage(name), loadWords(language, [])])
  const client = createQueryClient(Number.POSITIVE_INFINITY)
  fillCache(client, queries)
  return { client, language, rendering }
}

function Page({ path, search, ...props }: AppProps & Pick<RenderRequest, 'path' | 'search'>) {
  return (
    <StrictMode>
      <Router ssrPath={path} ssrSearch={search}>
        <App {...props} />
      </Router>
    </StrictMode>
  )
}

/** Undefined if that is impossible. Streams take more time: they encode and copy each piece. */
function renderAtOnce(
  { path, search, language, rendering, cards: store }: RenderRequest,
  props: AppProps,
): string | undefined {
  const render = (content: ReactNode) => loaded(renderToString(<Providers {...props}>{content}</Providers>))
  const isVisitor = !props.client.getQueryData(userQuery.queryKey)
  const cards = isVisitor ? reuseCards({ language, now: rendering.now, cards: store, render }) : undefined
  try {
    const page = renderToString(
      <CardHtmlContext value={cards?.htmlOf}>
        <Page path={path} search={search} {...props} />
      </CardHtmlContext>,
    )
    return cards ? cards.fill(loaded(page)) : loaded(page)
  } catch {
    return undefined
  }
}

/** Throws if React marked what threw, or waits for its code. */
function loaded(html: string): string {
  if (html.includes('<!--$!-->')) throw new Error('not loaded yet')
  return html
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
