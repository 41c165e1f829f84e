import crypto from 'node:crypto'
import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Decrypted. */
export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  payload: unknown
  /** With a verified signature. */
  claims: { aud: string; exp: number; sub: string }
  publicKey: string
}

export interface PushServer {
  origin: string
  received: ReceivedPush[]
  attempts: () => number
  /** A new browser, whose messages this server can decrypt. */
  subscribe(): { endpoint: string; p256dh: string; auth: string }
  close(): Promise<void>
}

type Answer = number | 'silence'

/** `answer`: status of attempt n (1-based). */
export async function startPushServer(answer: (attempt: number) => Answer = () => 201): Promise<PushServer> {
  const browsers = new Map<string, { ecdh: crypto.ECDH; auth: Buffer }>()
  const received: ReceivedPush[] = []
  let attempts = 0
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    attempts += 1
    const status = answer(attempts)
    if (status === 'silence') return
    const path = request.url ?? ''
    const browser = browsers.get(path)
    if (status === 201 && browser) {
      const { publicKey, claims } = readVapid(request.headers.authorization ?? '')
      const payload = JSON.parse(decrypt(Buffer.concat(chunks), browser.ecdh, browser.auth))
      received.push({ path, headers: request.headers, payload, claims, publicKey })
    }
    response.writeHead(status, { Location: '/elsewhere' }).end('x'.repeat(5000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    attempts: () => attempts,
    subscribe() {
      const ecdh = crypto.createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = crypto.randomBytes(16)
      const path = `/push/${crypto.randomUUID()}`
      browsers.set(path, { ecdh, auth })
      return {
        endpoint: origin + path,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** A message of one record (RFC 8291). */
function decrypt(body: Buffer, browser: crypto.ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = hkdf(browser.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = crypto.createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(crypto.hkdfSync('sha256', secret, salt, info, length))
}

/** RFC 8292: `vapid t=<token>, k=<public key>`. */
function readVapid(authorization: string): Pick<ReceivedPush, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = crypto.createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const holds = crypto.verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!holds) throw new Error('the signature of the sender does not hold')
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) }
}
