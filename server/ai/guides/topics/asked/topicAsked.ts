import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import type { Phrasings } from './asked.ts'
import { buyingAsked } from './buying.ts'
import { costsAsked } from './costs.ts'
import { foreignersAsked } from './foreigners.ts'
import { moneyAsked } from './money.ts'
import { nightlyAsked } from './nightly.ts'
import { rentingAsked } from './renting.ts'

/** How each topic of the guides is asked for: the nearest phrasing decides before any pattern. */
export const topicAsked: Record<GuideTopic, Phrasings> = {
  ...buyingAsked,
  ...costsAsked,
  ...rentingAsked,
  ...moneyAsked,
  ...nightlyAsked,
  ...foreignersAsked,
}
