import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createForbidden } from '#server/ai/checks/forbidden.ts'
import { refreshTerms } from '#server/listings/search/suggestions/terms.service.ts'
import { type ChatAnswer, type ChatEntry, chatAnswer } from '#shared/ai/ai.ts'
import { matchPage } from '#shared/pages.ts'
import type { AnswerCase } from '#tests/cases/assistant/case.ts'
import { firstTurnCases } from '#tests/cases/assistant/firstTurns.ts'
import { followUpCases } from '#tests/cases/assistant/followUps.ts'
import { marketCases } from '#tests/cases/assistant/markets.ts'
import { moneyCases } from '#tests/cases/assistant/money.ts'
import { pageCases } from '#tests/cases/assistant/onPage.ts'
import { portugueseCases } from '#tests/cases/assistant/portuguese.ts'
import { searchCases } from '#tests/cases/assistant/searches.ts'
import { secondTurnCases } from '#tests/cases/assistant/secondTurns.ts'
import { talkCases } from '#tests/cases/assistant/talk.ts'
import { aiHomes, pageHome } from '#tests/support/aiHomes.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { sampleOf } from '#tests/support/fuzz.ts'
import { insertListing, insertListings } from '#tests/support/listings.ts'

let app: TestApp
let propertyId: string
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await insertListings(app.context.db, aiHomes)
  propertyId = await insertListing(app.context.db, pageHome)
  await refreshTerms(app.context.db)
})
afterAll(() => app.close())

async function ask(question: string, history: ChatEntry[], one: AnswerCase): Promise<ChatAnswer> {
  const response = await app.send(
    'POST',
    one.onPage ? '/api/ai/chat' : '/api/ai/general-chat',
    { question, conversationHistory: history.slice(-20), ...(one.onPage && { propertyId }) },
    { 'Accept-Language': one.language ?? 'es' },
  )
  expect(response.status).toBe(200)
  return chatAnswer.parse(await response.json())
}

async function converse(one: AnswerCase): Promise<ChatAnswer> {
  const history: ChatEntry[] = []
  for (const question of one.after ?? []) {
    const { response } = await ask(question, history, one)
    history.push({ role: 'user', content: question }, { role: 'assistant', content: response })
  }
  return ask(one.ask, history, one)
}

const isForbidden = createForbidden('')

const name = ({ after = [], ask: asked }: AnswerCase) => [...after, asked].join(' → ')

describe.each([
  ['what nothing came before', firstTurnCases],
  ['a search', searchCases],
  ['a market', marketCases],
  ['money', moneyCases],
  ['the listing of the page', pageCases],
  ['anything else', talkCases],
  ['what only the turn before makes clear', followUpCases],
  ['second and third turns', secondTurnCases],
  ['something in Portuguese', portugueseCases],
])('asked about %s, the assistant answers', (_about, cases) => {
  it.each(sampleOf(cases).map((one) => [name(one), one] as const))('%s', async (_name, one) => {
    const answer = await converse(one)
    const said = answer.response.replaceAll('\u00a0', ' ')
    for (const text of one.has ?? []) expect(said).toMatch(text)
    for (const text of one.not ?? []) expect(said).not.toMatch(text)
    if (one.cards) expect(answer.listings.map(({ title }) => title)).toEqual(one.cards)
    if (one.about) expect(answer.about).toEqual(one.about)
    expect(answer.source).toBe('local')
    expectSources(answer)
    // A model may say as much, but for the figures of guides.
    const isOfGuide = answer.links.some(({ to }) => /^\/(?:guias|guides)\//.test(to))
    expect(!isOfGuide && isForbidden(answer.response)).toBe(false)
  })
})

function expectSources({ response, links, suggestions }: ChatAnswer): void {
  for (const { text, to } of links) {
    expect(response).toContain(text)
    expect(matchPage(to.split(/[?#]/, 1)[0] ?? '').name).not.toBe('notFound')
  }
  for (const line of response.split('\n'))
    if (/\$\d|Gs\. ?\d/.test(line) && !/«|“/.test(line))
      expect(links.filter(({ text }) => line.includes(text))).not.toEqual([])
  expect(suggestions.length).toBeLessThanOrEqual(4)
}
