import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = string | Buffer | number | 'cut'

export interface FeedServer {
  /** As FETCH_EXCEPT has it. */
  host: string
  url(path: string): string
  /** By path; a status instead of a body; a promise: once it is kept. */
  answers: Map<string, Answer | Promise<Answer>>
  /** Paths with the status that was given. */
  asked: string[]
  close(): Promise<void>
}

/** Of a CRM: with an entity tag. `cut`: promises more than it sends. */
export async function startFeedServer(): Promise<FeedServer> {
  const answers: FeedServer['answers'] = new Map()
  const asked: string[] = []
  const server = http.createServer(async (request, response) => {
    const path = request.url ?? ''
    const answer = (await answers.get(path)) ?? 404
    const etag = typeof answer === 'number' ? '' : `"${createHash('md5').update(answer).digest('hex')}"`
    const isSame = etag !== '' && request.headers['if-none-match'] === etag
    const status = typeof answer === 'number' ? answer : isSame ? 304 : 200
    asked.push(`${path} ${status}`)
    if (answer === 'cut') {
      response.writeHead(200, { 'Content-Length': 5000 }).write('<root><property><id>1</id></property>')
      setImmediate(() => response.destroy())
    } else if (typeof answer === 'number')
      response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end()
    else response.writeHead(status, { ETag: etag }).end(isSame ? undefined : answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: (path) => `http://${host}${path}`,
    answers,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One property of Kyero v3; `more` replaces elements or adds them. */
export function kyeroProperty(id: string, more: Record<string, string> = {}): string {
  const elements = {
    id,
    date: '2026-11-27 10:00:00',
    ref: `R-${id}`,
    price: '120000',
    currency: 'USD',
    price_freq: 'sale',
    type: 'villa',
    town: 'Luque',
    province: 'Central',
    location_detail: 'Centro',
    beds: '3',
    baths: '2',
    pool: '1',
    surface_area: '<built>180</built><plot>360</plot>',
    desc: `<es>Casa ${id} con patio y parrilla.</es>`,
    ...more,
  }
  const written = Object.entries(elements).map(([name, value]) => `<${name}>${value}</${name}>`)
  return `<property>${written.join('')}</property>`
}

export const kyeroFeed = (...properties: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero>${properties.join('\n')}</root>`
