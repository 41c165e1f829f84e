import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { newId } from '#server/core/ids.ts'
import type { ChangeConsumer } from '#server/listings/outbox/consumer.ts'
import type { ListingChange } from '#server/listings/outbox/listingChange.ts'
import { createListingOutbox, type ListingOutbox } from '#server/listings/outbox/outbox.ts'
import type { TestApp } from './app.ts'
import { identifyByHeader } from './calls.ts'

/** Another server of the same database, with one consumer. `ends` collects how to stop it. */
export async function serveConsumer(
  test: TestApp,
  consumer: ChangeConsumer,
  ends: (() => Promise<void>)[],
): Promise<ListingOutbox> {
  const { responseCache } = createApp(test.context, { identify: identifyByHeader }).services
  // Without the features' consumers.
  const listingOutbox = createListingOutbox(test.context, responseCache)
  ends.push(async () => {
    await listingOutbox.stop()
    await responseCache.stop()
  })
  listingOutbox.register(consumer)
  await responseCache.start()
  await listingOutbox.start()
  return listingOutbox
}

/** Records what it is given. */
export function recorder(name = newId()) {
  const seen: ListingChange[] = []
  const of = (...ids: string[]) => seen.filter(({ listingId }) => ids.includes(listingId))
  const consumer: ChangeConsumer = {
    name,
    consume: async (_tx, changes) => void seen.push(...changes),
    resync: () => Promise.reject(new Error('nothing was lost')),
  }
  return { consumer, seen, of, until: (count: number) => expect.poll(() => seen.length).toBe(count) }
}
