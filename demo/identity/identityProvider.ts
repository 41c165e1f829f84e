import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import type { Provider } from 'oidc-provider'
import { isNavigation } from '#server/auth/navigation.ts'
import { type DemoProvider, identityProviderPath } from '#server/auth/providers.ts'
import type { KeyFor } from '#server/auth/secrets.ts'
import { run } from '#server/auth/sessions.ts'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { isHttps } from '#server/core/http/cookies.ts'
import { limitRequests, memoryLimitByAddress } from '#server/core/http/limits/byAddress.ts'
import { originOf } from '#server/core/http/origin.ts'
import { hashOf, refuseCrossSite } from '#server/core/http/security.ts'
import type { Person } from './account.ts'
import { createBackChannel } from './backChannel.ts'
import { loadLibrary, openIdentityProvider } from './configuration.ts'
import { createInteraction } from './interaction.ts'
import { pageStyle } from './page.style.ts'

const clientId = 'oga'

export type Fonts = Record<'display' | 'text' | 'bold', string | undefined>

interface Options {
  people: readonly Person[]
  fonts: Fonts
  load?: typeof loadLibrary
}

/** In process, one per site URL. Its state is in memory; its keys are derived from the server's secret. */
export function createIdentityProvider(
  { env }: Pick<Context, 'env' | 'log'>,
  keyFor: KeyFor,
  { people, fonts, load = loadLibrary }: Options,
): DemoProvider {
  const clientSecret = keyFor('embedded provider client').toString('base64url')
  const providers = new LRUCache<string, Provider>({
    max: 20,
    fetchMethod: async (origin) =>
      openIdentityProvider(await load(), {
        origin,
        mountPath: identityProviderPath,
        clientId,
        clientSecret,
        keyFor,
        people,
      }),
    ignoreFetchAbort: true,
  })
  const limit = limitRequests(memoryLimitByAddress({ env }, { points: 240, seconds: 60 }))
  const refuseForeign = refuseCrossSite(env)
  const interaction = createInteraction(people, identityProviderPath)

  /** In process. */
  async function handle(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = await providers.forceFetch(origin)
    const { host, protocol } = new URL(origin)
    Object.assign(request.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) })
    await provider.callback()(request, response)
  }

  const mount: RequestHandler = async (request, response, next) => {
    const origin = originOf(request, env)
    response.set({
      'Content-Security-Policy': `default-src 'none'; img-src 'self'; font-src 'self'; style-src ${hashOf(pageStyle.text)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(isHttps(env) && env.NODE_ENV === 'production'
        ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
        : {}),
    })
    await run(refuseForeign, request, response)
    // Pictures on other sites must not use up their viewers' limit.
    if (request.get('sec-fetch-site') === 'cross-site' && !isNavigation(request))
      throw new AppError('cross_site')
    await run(limit, request, response)
    const font = Object.entries(fonts).find(([name]) => request.path === `/fonts/${name}.woff`)?.[1]
    if (font) return response.sendFile(font, { maxAge: '1y', immutable: true, dotfiles: 'allow' })
    if (await interaction(await providers.forceFetch(origin), request, response)) return
    await handle(origin, request, response).catch(next)
  }

  return {
    issuer: (origin) => origin + identityProviderPath,
    clientId,
    clientSecret,
    load: async () => void (await load()),
    fetch: createBackChannel(identityProviderPath, handle),
    mount,
  }
}
