import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import type { Context } from '#server/core/context.ts'
import { readEnv } from '#server/core/env.ts'
import type { TopicsOf } from '#server/core/http/cache/changes.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import type { Visit } from './measure.ts'

/** `share` in percent. */
export interface Traffic {
  name: string
  share: number
  visits: Visit[]
}

interface Figures {
  hits: number
  misses: number
}

const visitsPerSecond = 100

/** While a listing changes per second. One server invalidates by topic, the other everything. */
export async function hitRates(
  env: NodeJS.ProcessEnv,
  traffic: Traffic[],
  seconds: number,
): Promise<string[]> {
  const read = readEnv({ ...env, DEMO: 'false' })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const log = createLog(read.env)
  const context = await openContext(read.env, log)
  const { database } = context
  const servers = [await serve(context), await serve(context, () => 'all')]
  const rates = new Map<string, Figures[]>()

  async function visit({ name, visits }: Traffic): Promise<void> {
    const { path } = visits[Math.floor(visits.length * Math.random() ** 3)] ?? { path: '/' }
    for (const [at, { url, figures }] of servers.entries()) {
      const before = { ...figures }
      await (await fetch(url + path)).arrayBuffer()
      const counts = (rates.get(name) ?? rates.set(name, servers.map(none)).get(name))?.[at]
      if (!counts) continue
      counts.hits += figures.hits - before.hits
      counts.misses += figures.misses - before.misses
    }
  }

  try {
    for (const { visits } of traffic)
      for (const { path } of visits)
        for (const { url } of servers) await (await fetch(url + path)).arrayBuffer()
    const end = Date.now() + seconds * 1000
    const writing = write(context, end)
    for (let index = 0; Date.now() < end; index++) {
      const due = end - seconds * 1000 + (index * 1000) / visitsPerSecond
      if (due > Date.now()) await new Promise((resolve) => setTimeout(resolve, due - Date.now()))
      await visit(draw(traffic))
    }
    await writing
  } finally {
    for (const { close } of servers) await close()
    await database.close()
  }
  return table(rates)
}

const none = (): Figures => ({ hits: 0, misses: 0 })

async function serve(context: Context, topicsOf?: TopicsOf) {
  const { listener, services } = createApp(context, { topicsOf })
  await services.responseCache.start()
  const listening = await listenOn(listener, 0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${listening.port}`,
    figures: services.responseCache.figures,
    async close() {
      await services.responseCache.stop()
      await listening.drain()
    },
  }
}

function draw(traffic: Traffic[]): Traffic {
  let left = Math.random() * traffic.reduce((sum, { share }) => sum + share, 0)
  const drawn = traffic.find(({ share }) => {
    left -= share
    return left < 0
  })
  return drawn ?? { name: 'none', share: 0, visits: [] }
}

async function write({ db }: Context, end: number): Promise<void> {
  const changes = [
    sql`price_usd = price_usd * 0.99, updated_at = now()`,
    sql`bedrooms = bedrooms + 1, updated_at = now()`,
    sql`status = 'reserved', updated_at = now()`,
  ]
  for (let index = 0; Date.now() < end; index++) {
    await db.execute(sql`update listings set ${changes[index % changes.length]}
      where id = (select id from listings where status = 'active' order by random() limit 1)`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

function table(rates: Map<string, Figures[]>): string[] {
  const sum = (at: number) =>
    [...rates.values()].reduce(
      (all, figures) => ({
        hits: all.hits + (figures[at]?.hits ?? 0),
        misses: all.misses + (figures[at]?.misses ?? 0),
      }),
      none(),
    )
  const percent = ({ hits, misses }: Figures) => `${((100 * hits) / Math.max(1, hits + misses)).toFixed(1)} %`
  const row = (name: string, [byTopic = none(), whole = none()]: Figures[]) =>
    `${name.padEnd(42)} ${percent(byTopic).padStart(12)} ${percent(whole).padStart(12)} ${String(byTopic.hits + byTopic.misses).padStart(8)}`
  return [
    `${'hits while a listing a second changes'.padEnd(42)} ${'by topic'.padStart(12)} ${'one topic'.padStart(12)} ${'reads'.padStart(8)}`,
    ...[...rates].map(([name, figures]) => row(name, figures)),
    row('all', [sum(0), sum(1)]),
  ]
}
