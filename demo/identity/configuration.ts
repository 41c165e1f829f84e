import { createECDH } from 'node:crypto'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { KeyFor } from '#server/auth/secrets.ts'
import { signInFailurePath } from '#shared/auth.ts'
import { paths } from '#shared/paths.ts'
import { emailDomain, type Person } from './account.ts'
import { createAdapter } from './adapter.ts'

interface Site {
  origin: string
  mountPath: string
  clientId: string
  clientSecret: string
  keyFor: KeyFor
  people: readonly Person[]
}

type Oidc = KoaContextWithOIDC['oidc']

const hour = 3600
const cookieNames = { session: 'idp.session', interaction: 'idp.interaction', resume: 'idp.resume' }

type Library = typeof import('oidc-provider')

export function openIdentityProvider({ Provider }: Library, site: Site): Provider {
  const provider = new Provider(site.origin + site.mountPath, configurationOf(site))
  provider.proxy = true
  provider.use(async (ctx, next) => {
    await next()
    const oidc: Oidc | undefined = ctx.oidc
    if (oidc?.route !== 'end_session' || ctx.status !== 200) return
    await signOut(oidc, site)
    ctx.status = 303
    ctx.redirect(site.origin + paths.root)
  })
  return provider
}

function configurationOf({ origin, mountPath, clientId, clientSecret, keyFor, people }: Site): Configuration {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const
  return {
    adapter: createAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/api/callback`],
        post_logout_redirect_uris: [`${origin}/`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey(keyFor)] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      keys: [keyFor('embedded provider cookies').toString('base64url')],
      names: cookieNames,
      long: { ...cookie, path: mountPath },
      short: cookie,
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour,
      Session: 24 * hour,
      Grant: 24 * hour,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // Never shown: the middleware answers.
        logoutSource: (ctx) => {
          ctx.body = ''
        },
        postLogoutSuccessSource: (ctx) => ctx.redirect(origin + paths.root),
      },
    },
    clientBasedCORS: () => false,
    interactions: { url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}` },
    findAccount: (_ctx, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...claimsOf(subject, people) }),
    }),
    // The site itself needs no consent.
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    renderError(ctx) {
      const leaving = ctx.oidc?.route?.startsWith('end_session')
      ctx.status = 303
      ctx.redirect(origin + (leaving ? paths.root : signInFailurePath('failed')))
    },
  }
}

/** Requires the id token. */
async function signOut({ entities, session, cookies }: Oidc, { mountPath }: Site): Promise<void> {
  if (!entities.IdTokenHint || !session) return
  await session.destroy()
  cookies.set(cookieNames.session, null, { path: mountPath, signed: true, overwrite: true })
}

function claimsOf(subject: string, people: readonly Person[]) {
  const known = people.find((person) => person.subject === subject)
  const email = known?.email ?? `${subject}@${emailDomain}`
  const given = known?.firstName ?? subject.charAt(0).toUpperCase() + subject.slice(1)
  const names = known ? { family_name: known.lastName, name: `${given} ${known.lastName}` } : { name: given }
  return { email, email_verified: true, given_name: given, ...names }
}

/** Derived: the same after a restart and on every server. */
function signingKey(keyFor: KeyFor) {
  const d = keyFor('embedded provider signatures')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return {
    kty: 'EC',
    crv: 'P-256',
    use: 'sig',
    alg: 'ES256',
    kid: 'embedded',
    d: d.toString('base64url'),
    x,
    y,
  }
}

let loading: Promise<Library> | undefined

/** Suppresses its warning about Node 20. */
export function loadLibrary(): Promise<Library> {
  loading ??= (async () => {
    const { warn } = console
    console.warn = (...texts: unknown[]) => {
      if (!String(texts[0]).includes('oidc-provider')) warn(...texts)
    }
    try {
      return await import('oidc-provider')
    } finally {
      console.warn = warn
    }
  })()
  return loading
}
