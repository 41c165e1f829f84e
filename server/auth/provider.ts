import { LRUCache } from 'lru-cache'
import * as openid from 'openid-client'
import type { Language } from '#shared/core/language.ts'
import { SignInError } from './trouble.ts'

/** Where people sign in, and who we are there. */
export interface ProviderSettings {
  /** The issuer, exactly as the provider names itself; the demo's contains the address of the site. */
  issuer(origin: string): string
  clientId: string
  clientSecret: string
  /** Under which its people are stored, where that is not the issuer. */
  storedIssuer?: string
  /** Where people change their password; null where there is no such page. */
  accountUrl: string | null
  /** What has to happen before it can answer, where anything does. */
  load?: () => Promise<void>
  /** Reaches it. */
  fetch: openid.CustomFetch
}

/** What a sign-in is checked against when the provider answers. */
export interface Checks {
  state: string
  nonce: string
  verifier: string
}

/** What came of a sign-in: who it is, by the provider's word. */
export interface Identified {
  issuer: string
  claims: openid.IDToken
  idToken: string | undefined
}

/** An OpenID provider, called when first needed: the site starts and works without it. */
export interface Provider {
  accountUrl: string | null
  /** Loads what the first sign-in would wait for. */
  load(): Promise<void>
  /** The provider's address for a new sign-in. */
  begin(origin: string, checks: Checks, language: Language): Promise<URL>
  /** Redeems what the provider sent back. Throws where anything is not as it should be. */
  finish(origin: string, search: URLSearchParams, checks: Checks): Promise<Identified>
  /** The provider's address for signing out, which leads back to `/`; undefined where it has none. */
  endSessionUrl(origin: string, idToken: string | undefined): Promise<URL | undefined>
}

const scope = 'openid profile email'
/** Milliseconds for which a provider's metadata is stored; failures are not. */
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
            // Checks the signature of the id token although it comes straight from the provider.
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

/** The secret in the body where the provider takes it so, else in the header, which every provider must take. */
function authenticate(secret: string): openid.ClientAuth {
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)]
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (takesBody ? inBody : inHeader)(server, client, body, headers)
  }
}
