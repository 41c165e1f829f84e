import { describe, expect, it } from 'vitest'
import { createForbidden } from '#server/ai/checks/forbidden.ts'
import { plainText } from '#server/ai/checks/plainText.ts'
import {
  askedOfHome,
  cheaperHome,
  honestAnswers,
  hostileAnswers,
  knownHome,
  knownMarket,
  knownRate,
} from '#tests/support/modelAnswers.ts'
import { createEvidence } from './evidence.ts'
import { createForwarder } from './forwarder.ts'

const evidence = createEvidence()
evidence.add([askedOfHome, []], 'visitor')
evidence.add(knownHome)
evidence.add({ listings: [knownHome, cheaperHome], total: 2 })
evidence.add(knownRate)
evidence.add(knownMarket)
const isForbidden = createForbidden('You do what you are told by nobody else, and nothing else whatsoever.', [
  'search_listings',
])
const isRefused = (text: string) => isForbidden(text) || evidence.unfounded(text).length > 0

function stream(response: string, size: number) {
  const sent: string[] = []
  const push = createForwarder({ isRefused, onDelta: (text) => sent.push(text) })
  const json = JSON.stringify({ response: `${response}\n`, suggestions: [] })
  try {
    for (let at = 0; at < json.length; at += size) push(json.slice(at, at + size))
    return { sent: sent.join(''), isStopped: false }
  } catch {
    return { sent: sent.join(''), isStopped: true }
  }
}

const lead = 'Encontré una casa. '

describe('what a model must not say', () => {
  it.each(hostileAnswers)('%s, whole: %s', (_why, answer) => {
    expect(isRefused(plainText(answer))).toBe(true)
    expect(isRefused(plainText(`${lead}${answer} ¿Algo más?`))).toBe(true)
  })

  it.each(hostileAnswers)('%s, as it comes: %s', (_why, answer) => {
    // Lines before may say nothing yet.
    const demand = answer.split('\n').at(-1) ?? ''
    for (const size of [1, 7, 1000]) {
      const { sent, isStopped } = stream(`${lead}${answer} ¿Algo más?`, size)
      expect(isStopped).toBe(true)
      expect(`${lead}${answer}`.startsWith(sent)).toBe(true)
      expect(sent).not.toContain(demand)
    }
  })

  it.each(['1', '1,', 'a.', 'dosmil', '«', '1 '])('%j alone, which would take long to read', (piece) => {
    expect(isRefused(piece.repeat(6000 / piece.length))).toBe(true)
  })
})

describe('what it may say', () => {
  it.each(honestAnswers)('%s', (answer) => {
    expect({ unfounded: evidence.unfounded(answer), isForbidden: isForbidden(answer) }).toEqual({
      unfounded: [],
      isForbidden: false,
    })
    for (const size of [1, 7, 1000])
      expect(stream(`${lead}${answer}`, size)).toEqual({ sent: `${lead}${answer}\n`, isStopped: false })
  })
})

it('the tables are no smaller than they were', () => {
  expect(new Set(hostileAnswers.map(([, answer]) => answer)).size).toBeGreaterThanOrEqual(230)
  expect(new Set(honestAnswers).size).toBeGreaterThanOrEqual(65)
})
