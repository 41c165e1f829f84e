import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault =
  | 'wrong key'
  | 'wrong issuer'
  | 'wrong audience'
  | 'wrong nonce'
  | 'expired'
  | 'no id token'
  | 'foreign issuer in discovery'
  | 'error 500'
  | 'drips'
  | 'cancelled'

export interface OidcServer {
  issuer: string
  env: Record<string, string>
  fault: Fault | undefined
  /** Of the next sign-in. */
  claims: Record<string, unknown>
  requestCounts: Map<string, number>
  /** Milliseconds. */
  elapsed: number
  close(): Promise<void>
}

interface Given {
  nonce: string
  challenge: string
  redirectUri: string
}

/** Signs everyone in at once. */
export async function startOidcServer(): Promise<OidcServer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, Given>()
  const dripping = new Set<ServerResponse>()
  const listening = http.createServer((request, response) => {
    const start = performance.now()
    response.on('finish', () => {
      server.elapsed += performance.now() - start
    })
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  const server: OidcServer = {
    issuer,
    env: { OIDC_ISSUER_URL: issuer, OIDC_CLIENT_ID: 'oga', OIDC_CLIENT_SECRET: 'a secret of the tests' },
    fault: undefined,
    claims: { sub: 'someone' },
    requestCounts: new Map(),
    elapsed: 0,
    close() {
      for (const response of dripping) response.destroy()
      listening.closeAllConnections()
      return new Promise((resolve) => listening.close(() => resolve()))
    },
  }

  async function answer(request: http.IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    server.requestCounts.set(url.pathname, (server.requestCounts.get(url.pathname) ?? 0) + 1)
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
    if (server.fault === 'error 500') return void json({ error: 'server_error' }, 500)
    if (server.fault === 'drips') {
      dripping.add(response)
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{')
    }
    if (url.pathname === '/.well-known/openid-configuration') return void json(describe(issuer, server.fault))
    if (url.pathname === '/jwks') {
      return void json({
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      })
    }
    if (url.pathname === '/auth') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      if (server.fault === 'cancelled') back.searchParams.set('error', 'access_denied')
      else back.searchParams.set('code', give(url.searchParams, back))
      return void response.writeHead(302, { Location: back.href }).end()
    }
    if (url.pathname === '/token') return void json(...redeem(new URLSearchParams(await readBody(request))))
    json({ error: 'not_found' }, 404)
  }

  function give(asked: URLSearchParams, back: URL): string {
    const code = randomBytes(16).toString('hex')
    const redirectUri = back.origin + back.pathname
    codes.set(code, {
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirectUri,
    })
    return code
  }

  function redeem(form: URLSearchParams): [unknown, number] {
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood =
      given?.challenge === challenge &&
      given.redirectUri === form.get('redirect_uri') &&
      form.get('client_secret') === server.env.OIDC_CLIENT_SECRET
    if (!isGood) return [{ error: 'invalid_grant' }, 400]
    const { fault } = server
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: fault === 'wrong issuer' ? 'http://elsewhere.example' : issuer,
      aud: fault === 'wrong audience' ? 'somebody-else' : 'oga',
      iat: now,
      exp: fault === 'expired' ? now - 3600 : now + 300,
      nonce: fault === 'wrong nonce' ? 'another' : given.nonce,
      ...server.claims,
    }
    const idToken = sign(claims, fault === 'wrong key' ? others.privateKey : keys.privateKey)
    const tokens = { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', expires_in: 300 }
    return [fault === 'no id token' ? tokens : { ...tokens, id_token: idToken }, 200]
  }

  return server
}

function describe(issuer: string, fault: Fault | undefined) {
  return {
    issuer: fault === 'foreign issuer in discovery' ? 'http://elsewhere.example' : issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/leave`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  }
}

function sign(claims: unknown, key: KeyObject): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createSign('sha256').update(signed).sign(key, 'base64url')}`
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
