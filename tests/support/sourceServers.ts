import { createHash } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Item = Record<string, unknown>
type Fault = { status: number; headers?: Record<string, string>; times?: number } | 'cut'

/** Of Tokko, EasyBroker and a WordPress site at one host, each with its own way of paging and of keys. */
export interface SourceServer {
  /** As FETCH_EXCEPT has it. */
  host: string
  url: string
  key: string
  tokko: Item[]
  easyBroker: Item[]
  wordPress: Item[]
  /** Addresses of pictures, by the id of a WordPress attachment. */
  attachments: Map<number, string>
  pictures: Map<string, Buffer>
  /** By a part of the address. */
  faults: Map<string, Fault>
  /** Method, path and status of each call, without keys. */
  asked: string[]
  /** Contacts that were sent. */
  contacts: Item[]
  reset(): void
  close(): Promise<void>
}

interface Reply {
  status: number
  json?: unknown
  body?: Buffer
  headers?: Record<string, string>
}

const denied: Reply = { status: 401, json: { error: 'Unauthorized' } }
const missing: Reply = { status: 404, json: { code: 'rest_no_route' } }
const numberOf = (query: URLSearchParams, name: string, otherwise: number) =>
  Number(query.get(name) ?? otherwise)

type State = Omit<SourceServer, 'close' | 'reset' | 'host' | 'url'>

function tokkoPage({ tokko, key }: State, { searchParams: query }: URL): Reply {
  if (query.get('key') !== key) return denied
  const [limit, offset] = [numberOf(query, 'limit', 20), numberOf(query, 'offset', 0)]
  const next =
    offset + limit < tokko.length ? `/api/v1/property/?limit=${limit}&offset=${offset + limit}` : null
  const meta = { limit, offset, next, previous: null, total_count: tokko.length }
  return { status: 200, json: { meta, objects: tokko.slice(offset, offset + limit) } }
}

const summaryFields = ['public_id', 'title', 'location', 'operations', 'property_type', 'updated_at']

function easyBrokerPage(
  { easyBroker, key }: State,
  { pathname, searchParams: query }: URL,
  request: IncomingMessage,
): Reply {
  if (request.headers['x-authorization'] !== key) return denied
  const id = pathname.split('/')[3]
  if (id) {
    const found = easyBroker.find((item) => item.public_id === id)
    return found ? { status: 200, json: found } : missing
  }
  const [limit, page] = [numberOf(query, 'limit', 20), numberOf(query, 'page', 1)]
  const rows = easyBroker.slice((page - 1) * limit, page * limit)
  const content = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => summaryFields.includes(name))),
  )
  const next_page =
    page * limit < easyBroker.length ? `https://api.easybroker.com/v1/properties?page=${page + 1}` : null
  return { status: 200, json: { pagination: { limit, page, total: easyBroker.length, next_page }, content } }
}

function wordPressPage({ wordPress, attachments }: State, { pathname, searchParams: query }: URL): Reply {
  if (pathname.endsWith('/media')) {
    const ids = (query.get('include') ?? '').split(',').map(Number)
    const json = ids.flatMap((id) => (attachments.has(id) ? [{ id, source_url: attachments.get(id) }] : []))
    return { status: 200, json: json.toReversed() }
  }
  if (!pathname.endsWith('/properties')) return missing
  const [limit, page] = [numberOf(query, 'per_page', 10), numberOf(query, 'page', 1)]
  const pages = Math.ceil(wordPress.length / limit)
  if (page > Math.max(1, pages)) return { status: 400, json: { code: 'rest_post_invalid_page_number' } }
  const headers = { 'X-WP-Total': String(wordPress.length), 'X-WP-TotalPages': String(pages) }
  return { status: 200, headers, json: wordPress.slice((page - 1) * limit, page * limit) }
}

async function contact(state: State, url: URL, request: IncomingMessage): Promise<Reply> {
  const isAllowed =
    url.searchParams.get('key') === state.key || request.headers['x-authorization'] === state.key
  if (!isAllowed) return denied
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  state.contacts.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  return { status: 201, json: { status: 'successful' } }
}

async function replyTo(state: State, request: IncomingMessage, url: URL): Promise<Reply> {
  const { pathname } = url
  const picture = state.pictures.get(pathname)
  if (picture) return { status: 200, body: picture }
  if (request.method === 'POST') return contact(state, url, request)
  if (pathname === '/api/v1/property/') return tokkoPage(state, url)
  if (pathname.startsWith('/v1/properties')) return easyBrokerPage(state, url, request)
  if (pathname.startsWith('/wp-json/wp/v2/')) return wordPressPage(state, url)
  if (pathname === '/page') return { status: 200, body: Buffer.from('<!doctype html><title>Login</title>') }
  return missing
}

export async function startSourceServer(): Promise<SourceServer> {
  const state: State = {
    ...{ key: 'a-key-of-theirs', tokko: [], easyBroker: [], wordPress: [], asked: [], contacts: [] },
    ...{ attachments: new Map(), pictures: new Map(), faults: new Map() },
  }
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://source.test')
    const path = url.pathname + url.search
    const note = (status: number) =>
      state.asked.push(`${request.method} ${path.replaceAll(state.key, '*')} ${status}`)
    const [part, fault] = [...state.faults].find(([one]) => path.includes(one)) ?? []
    if (fault === 'cut') {
      note(0)
      response.writeHead(200, { 'Content-Length': 5000 }).write('{"meta":')
      setImmediate(() => response.destroy())
      return
    }
    if (fault && part !== undefined) {
      if (fault.times !== undefined && --fault.times === 0) state.faults.delete(part)
      note(fault.status)
      response.writeHead(fault.status, fault.headers).end()
      return
    }
    const {
      status,
      json,
      body = Buffer.from(JSON.stringify(json)),
      headers,
    } = await replyTo(state, request, url)
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    const isSame = request.headers['if-none-match'] === etag
    note(isSame ? 304 : status)
    response.writeHead(isSame ? 304 : status, { ...headers, ETag: etag }).end(isSame ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    host,
    url: `http://${host}`,
    reset() {
      for (const list of [state.tokko, state.easyBroker, state.wordPress, state.asked, state.contacts])
        list.length = 0
      state.faults.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

export const tokkoHome = (id: number, more: Item = {}): Item => ({
  id,
  reference_code: `AP${id}`,
  publication_title: `Casa ${id} en Luque`,
  description: 'Con patio.',
  rich_description: `<p>Casa ${id} con <b>patio</b> &amp; parrilla.</p>`,
  type: { id: 3, code: 'HO', name: 'Casa' },
  operations: [
    { operation_id: 1, operation_type: 'Venta', prices: [{ currency: 'USD', price: 120000, period: 0 }] },
  ],
  location: { id: 1, name: 'Centro', full_location: 'Paraguay | Central | Luque | Centro' },
  fake_address: 'Cerro Corá 100',
  geo_lat: '-25.27',
  geo_long: '-57.48',
  photos: [],
  suite_amount: 3,
  room_amount: 5,
  bathroom_amount: 2,
  parking_lot_amount: 1,
  roofed_surface: '180.00',
  surface: '360.00',
  total_surface: '360.00',
  age: 0,
  tags: [{ id: 1, name: 'Piscina' }],
  status: 2,
  web_price: true,
  branch: { email: 'ventas@inmobiliaria.example' },
  updated_at: '2026-11-27T10:00:00',
  ...more,
})

export const easyBrokerHome = (id: string, more: Item = {}): Item => ({
  public_id: id,
  title: `Casa ${id}`,
  description: `Casa ${id} con patio.`,
  property_type: 'Casa',
  operations: [{ type: 'sale', amount: 120000, currency: 'USD', unit: 'total' }],
  location: {
    name: 'Centro, Luque, Central',
    latitude: -25.27,
    longitude: -57.48,
    street: 'Cerro Corá',
    exterior_number: '100',
    show_exact_location: true,
  },
  bedrooms: 3,
  bathrooms: 2,
  parking_spaces: 1,
  lot_size: 360,
  construction_size: 180,
  property_images: [],
  features: [{ name: 'Piscina', category: 'Exterior' }],
  agent: { name: 'Rosa', email: 'rosa@inmobiliaria.example' },
  updated_at: '2026-11-27T10:00:00-03:00',
  ...more,
})

const term = (taxonomy: string, name: string) => ({ id: 1, taxonomy, name })

/** Of Houzez, where values stand in arrays. */
export const houzezHome = (id: number, meta: Item = {}, more: Item = {}): Item => ({
  id,
  modified: '2026-11-27T10:00:00',
  title: { rendered: `Casa ${id} &#8211; Luque` },
  content: { rendered: `<p>Casa ${id} con patio.</p>` },
  property_meta: {
    fave_property_price: ['120000'],
    fave_property_size: ['180'],
    fave_property_land: ['360'],
    fave_property_bedrooms: ['3'],
    fave_property_bathrooms: ['2'],
    fave_property_garage: ['1'],
    houzez_geolocation_lat: ['-25.27'],
    houzez_geolocation_long: ['-57.48'],
    ...meta,
  },
  _embedded: {
    'wp:term': [
      [term('property_type', 'Casa')],
      [term('property_status', 'En Venta')],
      [term('property_city', 'Luque')],
      [term('property_area', 'Centro')],
      [term('property_feature', 'Piscina')],
    ],
  },
  ...more,
})

export const realHomesHome = (id: number, meta: Item = {}): Item =>
  houzezHome(
    id,
    {},
    {
      property_meta: {
        REAL_HOMES_property_price: '120000',
        REAL_HOMES_property_size: '180',
        REAL_HOMES_property_lot_size: '360',
        REAL_HOMES_property_bedrooms: '3',
        REAL_HOMES_property_bathrooms: '2',
        REAL_HOMES_property_garage: '1',
        REAL_HOMES_property_location: '-25.27,-57.48,15',
        ...meta,
      },
      _embedded: {
        'wp:term': [
          [term('property-type', 'Casa')],
          [term('property-status', 'Venta')],
          [term('property-city', 'Luque')],
        ],
      },
    },
  )
