import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createDemoData } from '#demo/demo.service.ts'
import { chatAnswer } from '#shared/ai/ai.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { sampleOf } from '#tests/support/fuzz.ts'

/* What a text finds, and in which order, is the same by every way. */

const [, ...lines] = fs
  .readFileSync(path.join(import.meta.dirname, '../../tests/cases/sentence/meantSearches.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const texts = lines.map((line) => line.split('\t')[1] ?? '')

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await createDemoData(app.context, { listings: 600 })
})
afterAll(() => app.close())

const shown = 4
const found = z.object({ total: z.int(), listings: z.array(z.object({ id: z.string() })) })
const idsOf = (listings: { id: string }[]) => listings.map(({ id }) => id)

async function ofPage(text: string) {
  const query = new URLSearchParams({ searchQuery: text, limit: String(shown) })
  const response = await app.fetch(`${listingsApi.search.path}?${query}`)
  return { total: Number(response.headers.get('x-total-count')), ids: idsOf(await response.json()) }
}

async function ofMcp(text: string) {
  const params = { name: 'search_listings', arguments: { text, limit: shown } }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const accept = { Accept: 'application/json, text/event-stream' }
  const { result } = await (await app.send('POST', '/mcp', body, accept)).json()
  const { total, listings } = found.parse(result.structuredContent)
  return { total, ids: idsOf(listings) }
}

async function ofChat(text: string): Promise<string[]> {
  const answer = await app.send('POST', '/api/ai/general-chat', { question: text })
  return idsOf(chatAnswer.parse(await answer.json()).listings)
}

/** The chat answers these with prices per square meter, by return, with what is rented and sold apart, or as questions. */
const answeredOtherwise = new Set([
  'oficina 15 usd el m2 alquiler',
  'terrenos mas baratos por m2 luque',
  'lo mas barato por metro cuadrado departamentos en venta en asuncion',
  'quiero invertir en depto en pozo asuncion',
  'casa rentada con inquilino como inversion',
  'busco casita economica pa mi familia, 2 pieza y patio',
  'casa sin garage no importa, 2 dorm asuncion barata',
  'casa que no se inunda',
  'alquilo garaje para dos coches',
])

it.each(sampleOf(texts))('%s', async (text) => {
  const page = await ofPage(text)
  expect(await ofMcp(text)).toEqual(page)
  if (page.total > 0 && !answeredOtherwise.has(text)) expect(await ofChat(text)).toEqual(page.ids)
})
