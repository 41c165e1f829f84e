import { type ReactNode, StrictMode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { RenderedPage, RenderPage, RenderRequest } from '#shared/page/bootData.ts'
import { matchPage } from '#shared/pages.ts'
import { App } from './App.tsx'
import { userQuery } from './auth/auth.api.ts'
import { createQueryClient } from './core/queryClient.ts'
import { fillCache } from './core/rendering/readBoot.ts'
import { ReuseContext } from './core/rendering/reuse.tsx'
import { loadWords } from './core/words.ts'
import { CardHtmlContext } from './listings/card/cardHtml.ts'
import { reuseContent } from './listings/card/reuseContent.tsx'
import { loadPage } from './loadPage.ts'
import { type AppProps, Providers } from './Providers.tsx'

export const renderPage: RenderPage = async (request) => {
  const props = await prepare(request)
  let fault: unknown
  try {
    return { html: renderAtOnce(request, props) }
  } catch (error) {
    // Code of a part that loads when it is needed comes with this page.
    if (!(error instanceof NotLoaded)) fault = error
  }
  return {
    ...(await renderWhenLoaded(<Page {...request} {...props} />)),
    ...(fault !== undefined && { fault }),
  }
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

class NotLoaded extends Error {}

/** Throws `NotLoaded`. Streams take more time: they encode and copy each piece. */
function renderAtOnce(
  { path, search, language, rendering, store }: RenderRequest,
  props: AppProps,
): Uint8Array {
  const render = (content: ReactNode) => loaded(renderToString(<Providers {...props}>{content}</Providers>))
  const isVisitor = !props.client.getQueryData(userQuery.queryKey)
  const earlier = isVisitor ? reuseContent({ language, now: rendering.now, store, render }) : undefined
  const page = renderToString(
    <ReuseContext value={earlier?.htmlOf}>
      <CardHtmlContext value={earlier?.htmlOfCard}>
        <Page path={path} search={search} {...props} />
      </CardHtmlContext>
    </ReuseContext>,
  )
  return earlier ? earlier.fill(loaded(page)) : new TextEncoder().encode(loaded(page))
}

/** Throws `NotLoaded` if React marked what threw, or waits for its code. */
function loaded(html: string): string {
  if (html.includes('<!--$!-->')) throw new NotLoaded('not loaded yet')
  return html
}

async function renderWhenLoaded(page: ReactNode): Promise<RenderedPage> {
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
  return { html: new TextEncoder().encode(loaded(await new Response(stream).text())) }
}
