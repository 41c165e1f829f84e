import { LRUCache } from 'lru-cache'
import * as openid from 'openid-client'
import type { Language } from '#shared/core/language.ts'
import { SignInError } from './signInError.ts'

export interface ProviderSettings {
  /** The demo's depends on the site's URL. */
  issuer(origin: string): string
  clientId: string
  clientSecret: string
  storedIssuer?: string
  accountUrl: string | null
  load?: () => Promise<void>
  fetch: openid.CustomFetch
}

export interface Checks {
  state: string
  nonce: string
  verifier: string
}

export interface Identified {
  issuer: string
  claims: openid.IDToken
  idToken: string | undefined
}

/** Discovered on first use: the server starts without it. */
export interface Provider {
  accountUrl: string | null
  /** Its library. */
  load(): Promise<void>
  begin(origin: string, checks: Checks, language: Language): Promise<URL>
  /** Throws if the callback is invalid. */
  finish(origin: string, search: URLSearchParams, checks: Checks): Promise<Identified>
  /** Redirects to `/`; undefined if unsupported. */
  endSessionUrl(origin: string, idToken: string | undefined): Promise<URL | undefined>
}

const scope = 'openid profile email'
/** Milliseconds. */
const metadataMaxAge = 3_600_000

export function createProvider(settings: ProviderSettings, callbackPath: string): Provider {
  const configurations = new LRUCache<string, openid.Configuration>({
    max: 20,
    ttl: metadataMaxAge,
    fetchMethod: (issuer) =>
      openid.discovery(
        new URL(issuer),
        settings.clientId,
        { client_secret: settings.clientSecret, [openid.clockTolerance]: 30 },
        authenticate(settings.clientSecret),
        {
          execute: [
            // Verifies the signature although it comes straight from the provider.
            openid.enableNonRepudiationChecks,
            ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
          ],
          [openid.customFetch]: settings.fetch,
        },
      ),
    ignoreFetchAbort: true,
  })

  async function discover(issuer: string): Promise<openid.Configuration> {
    await settings.load?.()
    return configurations.forceFetch(issuer)
  }

  return {
    accountUrl: settings.accountUrl,
    load: async () => settings.load?.(),
    async begin(origin, { state, nonce, verifier }, language) {
      const provider = await discover(settings.issuer(origin))
      return openid.buildAuthorizationUrl(provider, {
        redirect_uri: origin + callbackPath,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      })
    },
    async finish(origin, search, { state, nonce, verifier }) {
      const issuer = settings.issuer(origin)
      const provider = await discover(issuer)
      const tokens = await openid.authorizationCodeGrant(
        provider,
        new URL(`${origin}${callbackPath}?${search}`),
        { pkceCodeVerifier: verifier, expectedNonce: nonce, expectedState: state, idTokenExpected: true },
      )
      const claims = tokens.claims()
      if (!claims) throw new SignInError('failed', 'no id token')
      return { issuer: settings.storedIssuer ?? issuer, claims, idToken: tokens.id_token }
    },
    async endSessionUrl(origin, idToken) {
      const provider = await discover(settings.issuer(origin))
      if (!provider.serverMetadata().end_session_endpoint) return undefined
      return openid.buildEndSessionUrl(provider, {
        post_logout_redirect_uri: `${origin}/`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      })
    },
  }
}

/** In the body if supported, else in the header. */
function authenticate(secret: string): openid.ClientAuth {
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)]
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (takesBody ? inBody : inHeader)(server, client, body, headers)
  }
}
