import { expect, it } from 'vitest'
import { answerFromGuides } from '#server/ai/guides/answerFromGuides.ts'
import { topicNames } from '#server/ai/guides/topics/topics.ts'
import { findPhrasing } from '#server/ai/local/passages/phrasings.ts'
import { topicAsked } from './topicAsked.ts'

const phrasings = topicNames.flatMap((topic) =>
  Object.values(topicAsked[topic]).flatMap((all) => all.split(' | ').map((text) => [text, topic] as const)),
)

it('finds each topic by each of its phrasings', () => {
  const lost = phrasings.filter(([text, topic]) => findPhrasing(text)?.topic !== topic)
  expect(lost.map(([text, topic]) => `${topic}: ${text} → ${findPhrasing(text)?.name}`)).toEqual([])
})

it('answers what is asked so from the topic', () => {
  const first = topicNames.flatMap((topic) =>
    Object.values(topicAsked[topic]).map((all) => [all.split(' | ')[0] ?? '', topic] as const),
  )
  const other = first.filter(([text, topic]) => answerFromGuides(text, { rate: 7400 })?.topic !== topic)
  expect(other).toEqual([])
})
