import type { Topic } from '#server/ai/guides/topic.ts'
import { buyingTopics } from './buying.ts'
import { costTopics } from './costs.ts'
import { debtTopics } from './debts.ts'
import { foreignerTopics } from './foreigners.ts'
import { lettingTopics } from './letting.ts'
import { moneyTopics } from './money.ts'
import { nightlyTopics } from './nightly.ts'
import { paperTopics } from './papers.ts'
import { rentingTopics } from './renting.ts'

export const topics = {
  ...buyingTopics,
  ...costTopics,
  ...rentingTopics,
  ...foreignerTopics,
  ...moneyTopics,
  ...lettingTopics,
  ...nightlyTopics,
  ...paperTopics,
  ...debtTopics,
}
export type GuideTopic = keyof typeof topics

const table: Record<GuideTopic, Topic> = topics
export const topicNames = Object.keys(topics).filter((name): name is GuideTopic =>
  Object.hasOwn(topics, name),
)

export const topicOf = (name: GuideTopic): Topic => table[name]
