import { createHmac } from 'node:crypto'
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhookPayload } from '#shared/webhooks/webhookPayloads.ts'

export interface ReceivedWebhook {
  path: string
  id: string
  headers: IncomingHttpHeaders
  body: string
  type: string
  data: Record<string, string>
  at: number
}

export interface WebhookReceiver {
  /** As FETCH_EXCEPT has it. */
  host: string
  url(path: string): string
  received: ReceivedWebhook[]
  of(path: string): ReceivedWebhook[]
  /** A status, or nothing at all for ever. Default: 204. */
  answers: Map<string, number | 'silence'>
  close(): Promise<void>
}

/** Somebody's endpoints, by path. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const answers = new Map<string, number | 'silence'>()
  const respond = (response: ServerResponse, status: number) =>
    response.writeHead(status, { Location: '/elsewhere' }).end('x'.repeat(500))
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    const body = Buffer.concat(chunks).toString()
    const answer = answers.get(path) ?? 204
    const { type, data } = webhookPayload.parse(JSON.parse(body))
    const id = String(request.headers['webhook-id'])
    received.push({ path, id, headers: request.headers, body, type, data, at: performance.now() })
    if (answer !== 'silence') respond(response, answer)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: (path) => `http://${host}${path}`,
    received,
    of: (path) => received.filter((one) => one.path === path),
    answers,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As a receiver checks it, by the letter of Standard Webhooks 1.0. */
export function isSignedBy(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return String(signatures).split(' ').includes(`v1,${expected}`)
}
