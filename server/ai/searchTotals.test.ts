import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ChatAnswer, chatAnswer } from '#shared/ai/ai.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import { aiHomes, pageHome } from '#tests/support/aiHomes.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { sampleOf } from '#tests/support/fuzz.ts'
import { insertListing, insertListings, type NewListing } from '#tests/support/listings.ts'
import { type ModelServer, type Respond, startModelServer } from '#tests/support/modelServer.ts'

/** Amenities that only the text names. */
const onlySaid: NewListing[] = [
  { title: 'Casa con pileta de material', city: 'Luque', priceUsd: '99000.00', description: 'Y quincho.' },
  { title: 'Chalet Ñemby', city: 'Ñemby', priceUsd: '70000.00', area: '80.00', description: 'Con piscina.' },
  { title: 'Departamento amoblado', propertyType: 'apartment', transactionType: 'rent', priceUsd: '400.00' },
]

const sentences: Record<string, readonly string[]> = {
  'prices and areas': [
    'casa en luque hasta 120 mil',
    'casas de más de 200 m2 en luque',
    'terreno hasta 25000 dólares en lambaré',
    'departamento en villa morra entre 90 y 150 mil',
    'depto en recoleta desde 150.000 usd',
    'casa en luque hasta 500 palos',
    'casas de 800 millones de guaraníes en Luque',
    'departamento de 70 a 100 metros en villa morra',
    'terreno 12x40 lambare',
    'depto alquiler 4.500.000 gs por mes villa morra',
  ],
  'rooms and amenities': [
    'casa 3 dormitorios 2 baños san lorenzo',
    'departamento 2 dormitorios villa morra hasta 140 mil',
    'casa con piscina en luque',
    'casa con pileta y quincho en luque hasta 200 mil',
    'depto con ascensor villa morra',
    'casas con piscina',
    'casa con cochera luque menos de 130 mil',
  ],
  exclusions: [
    'casas sin pileta en luque',
    'casa que no sea en luque hasta 160 mil',
    'casas en luque excepto con quincho',
    'depto no amoblado villa morra alquiler',
  ],
  conditions: ['alquiler amoblado villa morra hasta 700 dólares', 'casa quinta por noche san bernardino'],
  typos: ['casa en luqe hasta 100 mil', 'departmento en vila mora hasta 120 mil', 'casa con picina luque'],
  English: [
    '2 bedroom apartment in asuncion under 150k',
    'houses with a pool in luque under 200,000',
    'land for sale in lambare up to 30k',
    'furnished apartment for rent in villa morra under $700',
    'house over 200 sqm in luque',
  ],
  Portuguese: ['casa com piscina em luque', 'casa à venda em luque até 120 mil'],
  Guaraní: ['oga 3 koty san lorenzo', 'óga luque pe hasta 120 mil'],
  landmarks: [
    'depto cerca del shopping villa morra hasta 130 mil',
    'casa frente a la plaza luque',
    'depto sobre mcal lopez',
    'depto a 3 km del shopping mariscal hasta 150 mil',
  ],
}

let server: ModelServer
let app: TestApp
let respond: Respond = () => 'error500'
beforeAll(async () => {
  server = await startModelServer((request, number) => respond(request, number))
  app = await startApp(
    { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url },
    {
      indexed: true,
      allow: ['model'],
      modelBounds: { timeout: 60_000, idleTimeout: 30_000, maxFailures: 1_000_000 },
    },
  )
  await insertListings(app.context.db, [...aiHomes, ...onlySaid])
  await insertListing(app.context.db, pageHome)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

async function ofPage(query: Record<string, string>): Promise<number> {
  const response = await app.fetch(
    `${listingsApi.search.path}?${new URLSearchParams({ ...query, limit: '1' })}`,
  )
  expect(response.status).toBe(200)
  return Number(response.headers.get('x-total-count'))
}

const found = z.object({ total: z.int(), path: z.string() })

async function ofMcp(input: object): Promise<z.output<typeof found>> {
  const body = {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'search_listings', arguments: input },
  }
  const accept = { Accept: 'application/json, text/event-stream' }
  const answer = await (await app.send('POST', '/mcp', body, accept)).json()
  return found.parse(answer.result.structuredContent)
}

const ask = async (question: string): Promise<ChatAnswer> =>
  chatAnswer.parse(await (await app.send('POST', '/api/ai/general-chat', { question })).json())

async function ofModel(text: string): Promise<number> {
  let total: number | undefined
  respond = ({ messages }) => {
    const [result] = messages.flatMap((one) => (one.role === 'tool' ? [one.content] : []))
    if (result === undefined) return { toolCalls: [{ name: 'search_listings', input: { text } }] }
    total = Number(result.match(/"total":(\d+)/)?.[1])
    return { content: { response: 'Listo.', listingIds: [], suggestions: [] } }
  }
  expect((await ask(text)).source).toBe('model')
  return total ?? Number.NaN
}

/** By the address that its answer leads to, and in words. */
async function ofChat(text: string): Promise<{ said: number; linked: number }> {
  respond = () => 'error500'
  const { response, links } = await ask(text)
  const [link] = links.flatMap(({ to }) => (to.startsWith(`${paths.search()}?`) ? [to] : []))
  const linked = await ofPage(Object.fromEntries(new URL(link ?? '/', app.url).searchParams))
  const figure = response.match(/(?:Encontré|Encontrei|I found|Hay|There are) (una|one|[\d.,]+)/)?.[1]
  const isNone = /No encontré|Não encontrei|I found no/.test(response)
  const said = isNone ? 0 : /^(?:una|one)$/.test(figure ?? '') ? 1 : Number(figure)
  return { said, linked }
}

describe.each(Object.entries(sentences))('a sentence with %s', (_kind, texts) => {
  it.each(sampleOf(texts))('finds as much by every way: %s', async (text) => {
    const total = await ofPage({ searchQuery: text })
    const mcp = await ofMcp({ text })
    expect({
      mcp: mcp.total,
      mcpLink: await ofPage(Object.fromEntries(new URL(mcp.path, app.url).searchParams)),
      model: await ofModel(text),
      chat: await ofChat(text),
    }).toEqual({ mcp: total, mcpLink: total, model: total, chat: { said: total, linked: total } })
  })
})

it('filters beside a sentence win over it, and what they leave open comes from it', async () => {
  const text = 'casa en luque hasta 100 mil de más de 100 m2'
  const filters = { maxPriceUSD: 130_000 }
  const mcp = await ofMcp({ text, ...filters })
  expect(mcp.total).toBe(await ofPage({ searchQuery: text, maxPrice: '130000' }))
  expect(mcp.total).toBeLessThan(await ofPage({ searchQuery: 'casa en luque' }))
  expect(mcp.total).toBeGreaterThan(await ofPage({ searchQuery: text }))
})

it.each([
  ['casas con pileta', 'más baratas'],
  ['casa com piscina', 'e mais baratas?'],
  ['houses with a pool', 'show me cheaper ones'],
])('what a text alone says is found by the next turn as well: %s, %s', async (first, next) => {
  respond = () => 'error500'
  const { response } = await ask(first)
  const history = [
    { role: 'user', content: first },
    { role: 'assistant', content: response },
  ]
  const again = await app.send('POST', '/api/ai/general-chat', {
    question: next,
    conversationHistory: history,
  })
  const answer = chatAnswer.parse(await again.json())
  const figureOf = (text: string) => text.match(/(?:Encontré|Encontrei|I found) ([\d.,]+)/)?.[1]
  expect(figureOf(answer.response)).toBe(figureOf(response))
  const [link] = answer.links.flatMap(({ to }) => (to.startsWith(`${paths.search()}?`) ? [to] : []))
  const linked = await ofPage(Object.fromEntries(new URL(link ?? '/', app.url).searchParams))
  expect(linked).toBe(await ofPage({ searchQuery: first }))
})
