import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { onServer, say, sayFigures, signIn } from './server.ts'
import { watchServer } from './watch.ts'

/*
 * All demo listings (BENCH_LISTINGS, 100,000 for the figure) given to one agency, and sent out as CSV, NDJSON and Kyero:
 * seconds, and memory beyond the server at rest. `server.ts` has the other variables; the listings of
 * BENCH_DATABASE_URL are given away.
 */
const limits = { seconds: 60, memory: 50 }
const metricsPort = 4398

async function giveAll(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const { rowCount } = await client.query(`
      update listings l set agency_id = u.agency_id, owner_user_id = u.id, owner_admin_id = null
      from (select u.id, m.agency_id from users u left join agency_members m on m.user_id = u.id where u.email like 'rosa%' limit 1) u
      where l.status <> 'deleted'`)
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}

async function download(address: string, headers: Record<string, string>) {
  const start = performance.now()
  const answer = await fetch(address, { headers })
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  return { bytes, seconds: (performance.now() - start) / 1000 }
}

const main = () =>
  onServer({ metricsPort }, async ({ url, pid, metrics, databaseUrl }) => {
    const cookie = await signIn(url)
    const count = await giveAll(databaseUrl)
    const made = await fetch(`${url}/api/keys`, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Portal', scopes: ['feeds:read'] }),
    })
    const { key }: { key: string } = await made.json()
    const files = ['/api/export/listings.csv', '/api/export/listings.ndjson', `/feeds/${key}/kyero.xml`]
    say(`${count} listings`)
    const figures: [string, number, number, string][] = []
    // V8 has freed by then what the start left behind.
    await pause(12_000)
    const quiet = await (await watchServer(pid, metrics)).stop()
    for (const file of files) {
      const name = file.split('/').at(-1) ?? ''
      const during = await watchServer(pid, metrics)
      const { bytes, seconds } = await download(url + file, { cookie })
      const { peak, processor, late99 } = await during.stop()
      say(
        `${name.padEnd(22)} ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; processor ${processor.toFixed(1)} s; timers p99 ${late99.toFixed(1)} ms; ${quiet.peak.toFixed(0)} to ${peak.toFixed(0)} MB`,
      )
      figures.push(
        [name, seconds, limits.seconds, 's'],
        [`${name}, memory`, peak - quiet.peak, limits.memory, 'MB'],
      )
    }
    return sayFigures(figures)
  })

process.exit((await main()) ? 0 : 1)
