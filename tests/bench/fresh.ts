import pg from 'pg'
import { z } from 'zod'
import { signInToPanel } from './panel.ts'

const writes = 300
/** The database is slower while its buffers fill. */
const warmUp = 20
/** Milliseconds. */
const timeout = 10_000

const ids = z.array(z.object({ id: z.string() }))

interface Times {
  written: number
  found: number
  isFirstSearch: boolean
}

/** Makes the price of a listing one that no other has. */
type Write = (id: string, price: number) => Promise<void>

/**
 * Milliseconds from the end of a write until a search has it, one write at a time: of writes by the database
 * alone, as if another server had made them, and of those that the server answered.
 */
export async function freshness(server: string, url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from listings where status = 'active' and transaction_type <> 'rent' order by md5(id) limit ${2 * (writes + warmUp)}`,
    )
    const all = rows.map(({ id }) => id)
    const half = Math.floor(all.length / 2)
    // The database may be of a run before.
    const price = 4_000_000 + Math.floor(Math.random() * 20_000_000)
    const byDatabase: Write = async (id, price) => {
      await client.query('update listings set price_usd = $2, price_amount = $2 where id = $1', [id, price])
    }
    const byServer = await createPanelWrite(server)
    return [
      line('by the database', await writeAll(server, byDatabase, all.slice(0, half), price)),
      line('by the server', await writeAll(server, byServer, all.slice(half), price + half)),
    ]
  } finally {
    await client.end()
  }
}

async function writeAll(server: string, write: Write, all: string[], firstPrice: number): Promise<Times[]> {
  const times: Times[] = []
  for (const [at, id] of all.entries()) {
    const price = firstPrice + at
    const start = performance.now()
    await write(id, price)
    const written = performance.now()
    let searches = 1
    while (!(await finds(server, price, id))) {
      if (performance.now() - written > timeout) throw new Error(`${id} was not found with its new price`)
      searches++
    }
    times.push({
      written: written - start,
      found: performance.now() - written,
      isFirstSearch: searches === 1,
    })
  }
  return times.slice(warmUp)
}

async function finds(server: string, price: number, id: string): Promise<boolean> {
  const answer = await fetch(`${server}/api/listings?minPrice=${price}&maxPrice=${price}&limit=24`)
  return ids.parse(await answer.json()).some((one) => one.id === id)
}

async function createPanelWrite(server: string): Promise<Write> {
  const cookie = await signInToPanel(server)
  if (!cookie) throw new Error('the panel of the bench has no administrator')
  return async (id, price) => {
    const answer = await fetch(`${server}/api/listings/${id}`, {
      method: 'PATCH',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ price: { amount: price, currency: 'USD' } }),
    })
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`)
  }
}

function line(name: string, times: Times[]): string {
  const [found, written] = [times.map((one) => one.found), times.map((one) => one.written)]
  const first = times.filter(({ isFirstSearch }) => isFirstSearch).length
  return `fresh after a write ${name}, ms: p50 ${percentile(found, 0.5)}, p99 ${percentile(found, 0.99)}, worst ${percentile(found, 1)}; ${first} of ${times.length} in the next search; the write itself p50 ${percentile(written, 0.5)}, p99 ${percentile(written, 0.99)}`
}

function percentile(values: number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)
}
