import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoData } from '#demo/demo.service.ts'
import { type ChatAnswer, type ChatEntry, chatAnswer } from '#shared/ai/ai.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { sampleOf } from '#tests/support/fuzz.ts'

/* What people ask, in several turns, of demo data; `has` and `not` are patterns joined by ` && `. */

interface Asked {
  language: string
  about: string
  turns: string[]
  has: RegExp[]
  not: RegExp[]
}

const patterns = (text = '') =>
  text
    .split(' && ')
    .filter(Boolean)
    .map((one) => new RegExp(one))

const [, ...lines] = fs
  .readFileSync(path.join(import.meta.dirname, '../../tests/cases/assistant/questions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const questions = lines.map((line): Asked => {
  const [language = 'es', about = '', turns = '', has, not] = line.split('\t')
  return { language, about, turns: turns.split(' >> '), has: patterns(has), not: patterns(not) }
})

let app: TestApp
let ids: Record<string, string> = {}
beforeAll(async () => {
  app = await startApp({}, { indexed: true })
  await createDemoData(app.context, { listings: 1200 })
  const first = async (query: string) => {
    const [found] = await (await app.fetch(`/api/listings?limit=1&propertyType=apartment&${query}`)).json()
    return String(found.id)
  }
  ids = {
    listing: await first('transactionType=sale&city=Asunción&bedrooms=2&sortBy=price'),
    rental: await first('transactionType=rent&city=Asunción&sortBy=price&sortOrder=asc'),
    other: await first('transactionType=sale&sortBy=price&sortOrder=asc'),
  }
})
afterAll(() => app.close())

async function converse({ language, about, turns }: Asked): Promise<ChatAnswer> {
  const history: ChatEntry[] = []
  let answer: ChatAnswer | undefined
  for (const turn of turns) {
    const question = turn.replace('OTHER', ids.other ?? '')
    const response = await app.send(
      'POST',
      about ? '/api/ai/chat' : '/api/ai/general-chat',
      { question, conversationHistory: history, ...(about && { propertyId: ids[about] }) },
      { 'Accept-Language': language },
    )
    expect(response.status).toBe(200)
    answer = chatAnswer.parse(await response.json())
    history.push({ role: 'user', content: question }, { role: 'assistant', content: answer.response })
  }
  if (!answer) throw new Error('nothing was asked')
  return answer
}

const maxLength = 1800

describe('a question is answered with what a good agent would say', () => {
  it.each(sampleOf(questions).map((one) => [`${one.about} ${one.turns.join(' → ')}`.trim(), one] as const))(
    '%s',
    async (_name, one) => {
      const { response, links } = await converse(one)
      const said = response.replaceAll('\u00a0', ' ')
      for (const pattern of one.has) expect(said).toMatch(pattern)
      for (const pattern of one.not) expect(said).not.toMatch(pattern)
      expect(said).not.toMatch(/undefined|NaN|Infinity|null|\[object/)
      expect(said.length).toBeLessThan(maxLength)
      for (const { text } of links) expect(response).toContain(text)
    },
  )
})
