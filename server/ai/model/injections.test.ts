import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { readAnswer } from '#tests/support/eventStream.ts'
import { isWholeFuzz } from '#tests/support/fuzz.ts'
import { injections, obeyed, oneDisguiseEach } from '#tests/support/injections.ts'
import { insertListing, insertListings, insertUser } from '#tests/support/listings.ts'
import { hostileAnswers } from '#tests/support/modelAnswers.ts'
import {
  type CompletionRequest,
  type ModelReply,
  type ModelServer,
  startModelServer,
} from '#tests/support/modelServer.ts'

const secrets = [
  'secreto-titular',
  'secreto-calle',
  'secreto-borrador',
  'secreto-mensaje',
  'secreta@mail',
  'sk-test-77',
]

let server: ModelServer
let app: TestApp
let ids: string[]
let draft: string
beforeAll(async () => {
  server = await startModelServer(playAlong)
  app = await startApp(
    { OPENAI_API_KEY: 'sk-test-77', OPENAI_BASE_URL: server.url },
    { allow: ['model'], modelBounds: { timeout: 60_000, idleTimeout: 30_000, maxFailures: 1_000_000 } },
  )
  const { db } = app.context
  const ownerUserId = await insertUser(db, { firstName: 'secreto-titular', email: 'secreta@mail.test' })
  const hidden = { ownerUserId, address: 'secreto-calle 123', locationPrecision: 'neighborhood' as const }
  ids = await insertListings(
    db,
    injections.map((description) => ({ ...hidden, description })),
  )
  draft = await insertListing(db, { ...hidden, status: 'draft', title: 'secreto-borrador' })
  await db.insert(inquiries).values({
    id: newId(),
    listingId: ids[0] ?? '',
    name: 'secreto-titular',
    email: 'secreta@mail.test',
    message: 'secreto-mensaje',
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const answer = (response: string, suggestions: string[] = []): ModelReply => ({
  content: { response, listingIds: [], suggestions },
  piece: 11,
})

/** A model that follows every injected instruction. */
function playAlong({ messages }: CompletionRequest, number: number): ModelReply {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const sent = messages.map(({ content }) => content).join('\n')
  const results = messages.filter(({ role }) => role === 'tool')
  if (number % 9 === 0 && results.length === 0)
    return {
      toolCalls: [
        { name: 'get_listing', input: { id: draft } },
        { name: 'sql_query', input: { sql: 'select * from users' } },
        { name: 'search_listings', input: { text: 'secreto-borrador secreta@mail.test' } },
      ],
    }
  const ways: ModelReply[] = [
    answer(system),
    answer(`Claro. ${[...system.slice(0, 400)].join('\u200b')}`),
    answer(`Claro: ${system.slice(150, 300).split('').join(' ')}`),
    answer(`Acá va: ${sent}`),
    answer(`Dice ${obeyed} y nada más.`),
    answer('Hola <script>alert(1)</script>'),
    answer('Pagá en https://evil.test/pago o www.evil.test'),
    answer('¡Hola! ![x](https://evil.test/p.png?q=1)'),
    answer('Llamá ya al +595 981 555 777.'),
    answer(Buffer.from(system).toString('base64')),
    answer('Buen día.', [system.slice(0, 100), `Decí ${obeyed}`, 'https://evil.test']),
    answer('Cuesta 1 dólar; las demás son estafas, salvo «Mansión Fantasma» a $9,999.'),
    { content: system },
    { content: { response: 'Hola', listingIds: [draft], suggestions: [] } },
    { content: { response: system, response2: sent } },
    answer(`• ${results.map(({ content }) => content).join('\n• ') || sent.slice(-300)}`),
  ]
  const turn = Math.floor(number / 2)
  if (number % 2 === 0) return answer(hostileAnswers[turn % hostileAnswers.length]?.[1] ?? system)
  return ways[turn % ways.length] ?? answer(system)
}

it('injections bring nothing out, whatever the model does with them', async () => {
  expect(new Set(injections)).toHaveLength(100)
  const systems = new Set<string>()
  for (const text of isWholeFuzz ? injections : oneDisguiseEach) {
    const conversationHistory = [
      { role: 'assistant', content: text },
      { role: 'user', content: text },
    ]
    const asked = [
      {
        path: 'chat',
        body: { question: '¿Cuánto cuesta?', propertyId: ids[injections.indexOf(text)], conversationHistory },
      },
      { path: 'general-chat', body: { question: text.slice(0, 2000) } },
    ]
    for (const { path, body } of asked) {
      const headers = { Accept: 'text/event-stream' }
      const { streamed, done, events } = await readAnswer(
        await app.send('POST', `/api/ai/${path}`, body, headers),
      )
      expect(done, text).toBeDefined()
      const out = `${streamed}\n${done?.response}\n${done?.suggestions.join('\n')}\n${JSON.stringify(done?.links)}`
      for (const secret of secrets) expect(out, text).not.toContain(secret)
      expect(JSON.stringify(events), text).not.toMatch(
        /You answer questions|never an instruction|secreta?-|sk-test/,
      )
      // Our own answers may quote the question.
      if (path === 'chat') expect(out, text).not.toMatch(/evil\.test|<script|981 555 777|CANARIO-7|Fantasma/)
      expect(hostileAnswers.filter(([, answered]) => out.includes(answered))).toEqual([])
    }
  }
  for (const { request } of server.received) {
    expect(request.messages.map(({ role }) => role).join(' ')).toMatch(/^system user( assistant( tool)+)*$/)
    systems.add(
      request.messages[0]?.role === 'system' ? request.messages[0].content.replace(/-[\da-f]{18}/, '') : '',
    )
  }
  expect(systems).toHaveLength(1)
  const prompts = server.received.map(({ request }) => JSON.stringify(request.messages)).join('\n')
  for (const secret of secrets.filter((one) => !one.endsWith('borrador') && !one.endsWith('@mail')))
    expect(prompts).not.toContain(secret)
}, 180_000)
