import type { Context } from '#server/core/context.ts'
import type { Changes } from '#server/core/http/cache/changes.ts'
import type { ChangeConsumer } from './consumer.ts'
import { addConsumer, orderChanges } from './outbox.queries.ts'
import { createRunner, type Runner, type RunnerFigures } from './runner.ts'

/** Milliseconds between looks where no notice came. */
const pollInterval = 10_000

export interface ListingOutbox {
  /** Before `start`. */
  register(consumer: ChangeConsumer): void
  start(): Promise<void>
  /** Waits for the transactions under way. */
  stop(): Promise<void>
  /** By consumer, on this server. */
  readonly figures: ReadonlyMap<string, RunnerFigures>
}

/** Gives changes of listings to the consumers that are registered; notices wake them. */
export function createListingOutbox(context: Pick<Context, 'db' | 'log'>, changes: Changes): ListingOutbox {
  const { db } = context
  const consumers = new Map<string, Runner>()
  let isStarted = false
  let poll: NodeJS.Timeout | undefined

  function wakeAll(): void {
    if (isStarted) for (const runner of consumers.values()) runner.wake()
  }

  changes.watch({
    change: (payload) => (payload === undefined || isOfListings(payload)) && wakeAll(),
    begin: wakeAll,
    lose: () => undefined,
  })

  return {
    register(consumer) {
      if (consumers.has(consumer.name)) throw new Error(`${consumer.name} is registered already`)
      consumers.set(consumer.name, createRunner(context, consumer))
    },
    async start() {
      if (consumers.size === 0) return
      await orderChanges(db)
      for (const name of consumers.keys()) await addConsumer(db, name)
      isStarted = true
      wakeAll()
      poll = setInterval(wakeAll, pollInterval).unref()
    },
    async stop() {
      isStarted = false
      clearInterval(poll)
      await Promise.all([...consumers.values()].map((runner) => runner.stop()))
    },
    get figures() {
      return new Map([...consumers].map(([name, { figures }]) => [name, figures]))
    },
  }
}

const isOfListings = (payload: string) => /^(?:changed|listings|listing_changes)(?: |$)/.test(payload)
