import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { draw, formWith } from '../../support/pictures.ts'
import { createVisitor, signInAs } from '../../support/visitor.ts'
import { listingIds } from './reads.ts'

export interface Acknowledged {
  /** By title. */
  listings: Map<string, { id: string; mediaId: string }>
  /** Last acknowledged state. */
  favorites: Map<string, boolean>
  /** Ids by message. */
  inquiries: Map<string, string>
  writes: number
  cut: number
}

export interface Writers {
  acknowledged: Acknowledged
  cookie: string
  /** Throws on unexpected responses. */
  stop(): Promise<Acknowledged>
}

const created = z.object({ id: z.string() })
/** Milliseconds; a claimed idempotency key expires sooner. */
const maxWait = 90_000

/** One write of each kind at a time. Unacknowledged writes are retried with their `Idempotency-Key`. */
export async function startWriters(
  whereabouts: () => string | undefined,
  accounts: number,
): Promise<Writers> {
  const acknowledged: Acknowledged = {
    listings: new Map(),
    favorites: new Map(),
    inquiries: new Map(),
    writes: 0,
    cut: 0,
  }
  let stopped = false

  /** Returns the body. */
  async function sendUntilAcknowledged(path: string, init: () => RequestInit): Promise<unknown> {
    const start = performance.now()
    for (;;) {
      const url = whereabouts()
      const answer =
        url === undefined
          ? undefined
          : await fetch(url + path, { ...init(), signal: AbortSignal.timeout(15_000) }).catch(() => {
              acknowledged.cut++
            })
      const body: unknown = answer ? await answer.json().catch(() => undefined) : undefined
      if (answer && answer.status < 300 && body !== undefined) {
        acknowledged.writes++
        return body
      }
      if (answer && ![409, 429, 503].includes(answer.status) && body !== undefined)
        throw new Error(`${path} answered ${answer.status} ${JSON.stringify(body)}`)
      if (performance.now() - start > maxWait) throw new Error(`${path} was never acknowledged`)
      await sleep(50)
    }
  }

  async function publish(account: number, n: number, cookie: string): Promise<void> {
    const photo = await draw(64, 48, n)
      .resize(64 + (n % 64), 48 + account)
      .png()
      .toBuffer()
    const picture = created.parse(
      await sendUntilAcknowledged('/api/uploads', () => ({
        method: 'POST',
        headers: { cookie },
        body: formWith(photo),
      })),
    )
    const title = `Aviso ${account}-${n}`
    const listing = created.parse(
      await sendUntilAcknowledged('/api/listings', () => ({
        method: 'POST',
        headers: { cookie, 'Content-Type': 'application/json', 'Idempotency-Key': title },
        body: JSON.stringify({ ...draft, title, media: [{ id: picture.id }] }),
      })),
    )
    acknowledged.listings.set(title, { id: listing.id, mediaId: picture.id })
  }

  async function choose(account: number, n: number, cookie: string, ids: string[]): Promise<void> {
    const listingId = ids[(n * 7) % ids.length] ?? ''
    const key = `${account} ${listingId}`
    const chosen = !acknowledged.favorites.get(key)
    await sendUntilAcknowledged('/api/favorites', () => ({
      method: chosen ? 'POST' : 'DELETE',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ listingId }),
    }))
    acknowledged.favorites.set(key, chosen)
  }

  async function ask(account: number, n: number, cookie: string, ids: string[]): Promise<void> {
    const message = `Consulta ${account}-${n}`
    const listingId = ids[(n * 11) % ids.length] ?? ''
    const { id } = created.parse(
      await sendUntilAcknowledged('/api/inquiries', () => ({
        method: 'POST',
        headers: { cookie, 'Content-Type': 'application/json', 'Idempotency-Key': message },
        body: JSON.stringify({ listingId, name: 'Ana', email: accountOf(account), message }),
      })),
    )
    acknowledged.inquiries.set(message, id)
  }

  const url = whereabouts() ?? ''
  const ids = await listingIds(url, 40)
  const loops: Promise<void>[] = []
  let cookie = ''
  for (let account = 0; account < accounts; account++) {
    cookie = await signIn(url, account)
    const repeat = async (work: (n: number) => Promise<void>) => {
      for (let n = 0; !stopped; n++) await work(n)
    }
    const own = cookie
    loops.push(
      repeat((n) => publish(account, n, own)),
      repeat((n) => choose(account, n, own, ids)),
      repeat((n) => ask(account, n, own, ids)),
    )
  }
  // `stop` reports them.
  for (const loop of loops) loop.catch(() => undefined)
  return {
    acknowledged,
    cookie,
    async stop() {
      stopped = true
      await Promise.all(loops)
      return acknowledged
    },
  }
}

export const accountOf = (account: number) => `falla${account}@demo.oga`

/** Returns the cookies. */
async function signIn(url: string, account: number): Promise<string> {
  const visitor = createVisitor(url)
  await signInAs(visitor, accountOf(account))
  return [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
}

/** In a market with demo data, for a price analysis. */
const draft = {
  description: 'Dos dormitorios, luminoso.',
  propertyType: 'apartment',
  transactionType: 'sale',
  neighborhood: 'Villa Morra',
  city: 'Asunción',
  priceUSD: 120_000,
  area: 80,
}
