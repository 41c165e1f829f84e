import { setImmediate } from 'node:timers/promises'
import { loadOdds } from './decision/homesOdds.ts'
import { loadPhrasings } from './passages/phrasings.ts'
import { loadTopics } from './topics/nearestTopic.ts'

/** What answers without a model know, before anybody asks. */
export async function loadLocal(): Promise<void> {
  await loadPhrasings()
  await setImmediate()
  loadOdds()
  await setImmediate()
  loadTopics()
}
