import type PgBoss from 'pg-boss'
import type { Logger } from '#server/core/log.ts'
import type { JobHandler } from './job.ts'

/** Milliseconds. */
const interval = 20_000

export interface Schedule {
  start(): Promise<void>
  stop(): void
}

interface Options {
  boss: PgBoss
  log: Logger
  handlers: ReadonlyMap<string, JobHandler>
  onSent(name: string): void
}

/** Sends the jobs that run every so many minutes. */
export function createSchedule({ boss, log, handlers, onSent }: Options): Schedule {
  const slots = new Map<string, number>()
  let ticking: NodeJS.Timeout | undefined

  /** The slot, by the database's clock, makes it unique across servers. */
  async function tick(): Promise<void> {
    for (const [name, { everyMinutes: minutes }] of handlers) {
      if (minutes === undefined) continue
      const slot = Math.floor(Date.now() / (minutes * 60_000))
      if (slots.get(name) === slot) continue
      try {
        const id = await boss.send(name, {}, { singletonSeconds: minutes * 60 })
        slots.set(name, slot)
        if (id) onSent(name)
      } catch (error) {
        log.warn({ err: error, job: name }, 'a scheduled job could not be sent')
      }
    }
  }

  return {
    async start() {
      await tick()
      ticking = setInterval(tick, interval)
      ticking.unref()
    },
    stop: () => clearInterval(ticking),
  }
}
