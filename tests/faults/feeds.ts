import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Feed } from '#shared/imports/feeds.ts'
import type { ImportDetails } from '#shared/imports/imports.ts'
import type { Server } from '#tests/support/builtServer.ts'
import { type SourceServer, startSourceServer, tokkoHome } from '#tests/support/sourceServers.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { atLeast, exactly, type Figure, type Scenario } from './scenario.ts'

/** Milliseconds: a killed server's job goes on when its lease is over. */
const longest = 180_000

export const feedsKilled: Scenario = {
  name: 'feeds',
  about:
    'the server is killed (SIGKILL) while it reads a source and writes what changed, and goes on by itself',
  async run({ full, start, postgres, say }) {
    const source = await startSourceServer()
    const count = full ? 2000 : 300
    const rounds = full ? 20 : 2
    const env = { FETCH_EXCEPT: source.host }
    let server: Server = await start(env)
    const visitor = createVisitor(server.url)
    await signInAs(visitor, 'rosa')
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    const call = callsOf(() => server.url, cookie)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    let killed = 0
    /** What begins it, a kill on the way, and the same feed at rest again. */
    async function interrupted(begin: () => Promise<unknown>, patience: number): Promise<Feed> {
      await begin()
      await sleep(Math.random() * patience)
      if (await isAtWork(call)) killed++
      await server.end('SIGKILL')
      server = await start(env)
      return untilAtRest(call)
    }
    price(source, count, 0)
    const body = { format: 'tokko', url: source.url, key: source.key }
    const { id, runs } = await interrupted(() => call('POST', '/api/feeds', body), 300)
    const path = `/api/imports/${runs[0]?.id}`
    const { mapping }: ImportDetails = await call('GET', path)
    await call('PUT', `${path}/mapping`, mapping)
    await untilState(call, path, 'ready')
    await interrupted(() => call('POST', `${path}/run`, {}), 1500)
    await untilState(call, path, 'done')
    for (let round = 1; round <= rounds; round++) {
      price(source, count, round)
      await interrupted(() => call('POST', `/api/feeds/${id}/run`, {}), 2500)
      say(`${round} of ${rounds} runs`)
    }
    // Where a kill came before the run had begun.
    await call('POST', `/api/feeds/${id}/run`, {})
    await untilAtRest(call)
    const figures = await findings(client, count, priceOf(rounds))
    await client.end()
    await server.end('SIGKILL')
    await source.close()
    return [atLeast('kills in the middle of a run', Math.ceil(rounds / 2), killed), ...figures]
  },
}

const priceOf = (round: number) => 100_000 + round * 100

/** Each home has another price than in the round before. */
function price(source: SourceServer, count: number, round: number): void {
  const prices = [{ currency: 'USD', price: priceOf(round), period: 0 }]
  const operations = [{ operation_id: 1, operation_type: 'Venta', prices }]
  source.tokko.splice(0, Number.POSITIVE_INFINITY)
  for (let at = 1; at <= count; at++) source.tokko.push(tokkoHome(at, { operations }))
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

const callsOf =
  (url: () => string, cookie: string): Call =>
  async (method, path, body) => {
    const headers = { cookie, 'Content-Type': 'application/json' }
    const answer = await fetch(url() + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`)
    return answer.json()
  }

async function feedOf(call: Call): Promise<Feed> {
  const [feed] = await call<Feed[]>('GET', '/api/feeds')
  if (!feed) throw new Error('there is no feed')
  return feed
}

async function isAtWork(call: Call): Promise<boolean> {
  const { isRunning, runs } = await feedOf(call)
  return isRunning || runs[0]?.state === 'checking' || runs[0]?.state === 'running'
}

async function untilAtRest(call: Call): Promise<Feed> {
  const start = performance.now()
  while (await isAtWork(call)) {
    if (performance.now() - start > longest) throw new Error('the feed never came to rest')
    await sleep(500)
  }
  return feedOf(call)
}

async function untilState(call: Call, path: string, state: ImportDetails['state']): Promise<void> {
  const start = performance.now()
  while ((await call<ImportDetails>('GET', path)).state !== state) {
    if (performance.now() - start > longest) throw new Error(`the import never became ${state}`)
    await sleep(200)
  }
}

/** No double, no half, the last price. */
async function findings(client: pg.Client, count: number, last: number): Promise<Figure[]> {
  const countOf = async (query: string): Promise<number> =>
    Number((await client.query(`select count(*) from (${query}) found`)).rows[0].count)
  const own = 'select l.* from listings l join listing_sources s on s.listing_id = l.id'
  return [
    exactly('codes', count, await countOf('select external_id from listing_sources')),
    exactly('listings', count, await countOf(`select distinct id from (${own}) o`)),
    exactly(
      'listings of that title',
      count,
      await countOf("select listing_id from listing_texts where title ~ '^Casa \\d+ en Luque$'"),
    ),
    exactly('that are offered', count, await countOf(`${own} where l.status = 'active'`)),
    exactly('at the last price', count, await countOf(`${own} where l.price_usd = ${last}`)),
    exactly(
      'runs that are not over',
      0,
      await countOf("select id from imports where state in ('checking', 'running')"),
    ),
    exactly(
      'rows that are not done',
      0,
      await countOf(
        "select r.number from import_rows r join imports i on i.id = r.import_id where i.state = 'done' and not r.is_done and r.action in ('create', 'update', 'withdraw')",
      ),
    ),
  ]
}
