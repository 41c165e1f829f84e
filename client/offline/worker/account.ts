import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { choiceCookies } from '#shared/page/choiceCookies.ts'
import { offline as en } from '#shared/words/en/offline.ts'
import { offline as es } from '#shared/words/es/offline.ts'
import { isOurs } from './offlinePages.ts'

declare const self: ServiceWorkerGlobalScope

const paths = ['/api/login', '/api/logout']
const network = new NetworkOnly()

const style = `:root { color-scheme: light dark; --ink: #25211b; --surface: #fbf8f2; --action: #0d5a61; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4ede1; --surface: #171512; --action: #73c7c3; } }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; padding: 1.5rem; box-sizing: border-box;
  background: var(--surface); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; text-align: center; overflow-wrap: anywhere; }
h1 { font-size: min(1.75rem, 13vw); line-height: 1.2; margin: 0; } p { max-width: 28rem; margin: 0.75rem 0 1.5rem; }
a { color: var(--action); font-weight: 600; display: inline-block; padding: 0.75rem 1rem; }`

/** Sign-in and sign-out need the server: offline, a page says so and links back. */
export function serveAccount(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      request.mode === 'navigate' && sameOrigin && paths.includes(url.pathname),
    async (options) => {
      const response = await network.handle(options).catch(() => undefined)
      const isReached = response && (response.status < 500 || isOurs(response))
      return isReached ? response : offlinePage(options.request)
    },
  )
}

async function offlinePage({ referrer }: Request): Promise<Response> {
  const chosen = await self.cookieStore?.get(choiceCookies.language)
  const isEnglish = chosen?.value === 'en'
  const { account: w, retry } = isEnglish ? en : es
  const html = `<!doctype html>
<html lang="${isEnglish ? 'en' : 'es'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${w.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${w.title}</h1>
<p>${w.text}</p>
<a href="${pathOf(referrer)}">${w.back}</a>
<a href="">${retry}</a>
</main>
</body>
</html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** Safe in HTML: a URL's path and query contain no quotes or angle brackets. */
function pathOf(referrer: string): string {
  const { origin } = self.location
  if (!referrer.startsWith(`${origin}/`)) return '/'
  const { pathname, search } = new URL(referrer)
  return pathname.startsWith('/api/')
    ? '/'
    : `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}
