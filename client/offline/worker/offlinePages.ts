import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { shellPath } from '#shared/page/shellPath.ts'

/** Seconds before the shell replaces a page. */
const timeout = 4

const notPages = [/^\/(api|idp|media|og|sitemap|assets|\.well-known)\//, /\.\w+$/]

const network = new NetworkOnly({ networkTimeoutSeconds: timeout })

/** Not sent by captive portals. */
export const isOurs = (response: Response) => response.headers.has('content-security-policy')

/** From the network, never stored; the shell if it fails. */
export function servePages(revision: string): void {
  enableNavigationPreload()
  addPlugins([
    { cacheWillUpdate: async ({ response }) => (response.ok && isOurs(response) ? response : null) },
  ])
  precache([{ url: shellPath, revision }])
  cleanupOutdatedCaches()
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const { request } = options
        try {
          const response = await network.handle({ ...options, request: asRequest(request) })
          const isGateway = response.status >= 500 && !isOurs(response)
          return (isGateway && (await matchPrecache(shellPath))) || response
        } catch {
          return (await matchPrecache(shellPath)) ?? fetch(request)
        }
      },
      { denylist: notPages },
    ),
  )
}

const asRequest = (request: Request | string) =>
  typeof request === 'string' ? new Request(request) : request
