import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { createRetry } from '#server/core/jobs/retry.ts'
import type { ChangeConsumer } from './consumer.ts'
import { lockCursor, moveCursor, orderChanges, readChanges, readHead } from './outbox.queries.ts'

/** Changes of a transaction. */
const batchSize = 500
/** Milliseconds that notices are collected; while as many come at once as of an import, more are read together. */
const wait = 50
const longWait = 500
const many = 20

const waitAfter = (changes: number) => (changes < many ? wait : longWait)

export interface RunnerFigures {
  consumed: number
  failures: number
  resyncs: number
  /** Positions that it had left when it was last read. */
  left: number
}

/** Reads for one consumer until nothing is left, whenever it is woken. */
export interface Runner {
  wake(): void
  /** Waits for the transaction under way. */
  stop(): Promise<void>
  readonly figures: RunnerFigures
}

export function createRunner({ db, log }: Pick<Context, 'db' | 'log'>, consumer: ChangeConsumer): Runner {
  const { name } = consumer
  const figures = { consumed: 0, resyncs: 0, left: 0 }
  const retry = createRetry(wake, (error) =>
    log.error({ err: error, consumer: name }, 'changes of listings could not be consumed'),
  )
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  /** Changes of the last run. */
  let lately = 0
  let isDue = false
  let isStopped = false

  async function resync(tx: Db, last: number, reason: string): Promise<false> {
    log.warn({ consumer: name }, reason)
    figures.resyncs++
    figures.left = 0
    await consumer.resync(tx)
    await moveCursor(tx, name, last)
    return false
  }

  /** Whether more may be left. */
  async function consumeSome(tx: Db): Promise<boolean> {
    const cursor = await lockCursor(tx, name)
    if (cursor === undefined) return false
    const { last, purged } = await readHead(tx)
    figures.left = last - cursor
    if (cursor === last) return false
    if (cursor < purged || cursor > last)
      return resync(tx, last, 'changes of listings were purged before they were consumed')
    const changes = await readChanges(tx, { after: cursor, upTo: last, limit: batchSize })
    if (changes.some(({ listingId }) => listingId === ''))
      return resync(tx, last, 'any listing may have changed')
    if (changes.length > 0) await consumer.consume(tx, changes)
    const isFull = changes.length === batchSize
    const next = (isFull && changes.at(-1)?.position) || last
    await moveCursor(tx, name, next)
    figures.consumed += changes.length
    lately += changes.length
    figures.left = last - next
    return isFull
  }

  async function run(): Promise<void> {
    try {
      isDue = false
      lately = 0
      await orderChanges(db)
      while (!isStopped && (await db.transaction(consumeSome)));
      retry.succeed()
    } catch (error) {
      isDue = false
      if (!isStopped) retry.fail(error)
    } finally {
      running = undefined
    }
    if (isDue) wake()
  }

  function wake(): void {
    isDue = true
    if (isStopped || running || timer) return
    timer = setTimeout(() => {
      timer = undefined
      running = run()
    }, waitAfter(lately)).unref()
  }

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      retry.cancel()
      await running
    },
    get figures() {
      return { ...figures, failures: retry.failures }
    },
  }
}
