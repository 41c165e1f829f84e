import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { draw, formWith } from '../../support/pictures.ts'
import { createVisitor, signInAs } from '../../support/visitor.ts'
import { listingIds } from './reads.ts'

/** What was acknowledged: it must be there, whatever happened since. */
export interface Acknowledged {
  /** Listings by their titles, which are written once each. */
  listings: Map<string, { id: string; mediaId: string }>
  /** The last word about each favorite, by account and listing: whether it is one. */
  favorites: Map<string, boolean>
  writes: number
  /** Writes whose answer did not come, and that were sent again. */
  cut: number
}

export interface Writers {
  acknowledged: Acknowledged
  /** What the browser of one of them sends along. */
  cookie: string
  /** Ends them when what each is about is acknowledged; throws what the server should not have answered. */
  stop(): Promise<Acknowledged>
}

const created = z.object({ id: z.string() })
/** Milliseconds after which a write that nobody acknowledges fails the scenario: a claimed key is given back in less. */
const longestWait = 90_000

/**
 * Accounts that publish listings with a photo and change their favorites, each one thing after the other. What is not acknowledged is
 * sent again, under its `Idempotency-Key`, to wherever the server is by then.
 */
export async function startWriters(
  whereabouts: () => string | undefined,
  accounts: number,
): Promise<Writers> {
  const acknowledged: Acknowledged = { listings: new Map(), favorites: new Map(), writes: 0, cut: 0 }
  let stopped = false

  /** Sends until it is acknowledged; gives the answer's body. */
  async function insist(path: string, init: () => RequestInit): Promise<unknown> {
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
      if (performance.now() - start > longestWait) throw new Error(`${path} was never acknowledged`)
      await sleep(50)
    }
  }

  async function publish(account: number, n: number, cookie: string): Promise<void> {
    const photo = await draw(64, 48, n)
      .resize(64 + (n % 64), 48 + account)
      .png()
      .toBuffer()
    const picture = created.parse(
      await insist('/api/uploads', () => ({ method: 'POST', headers: { cookie }, body: formWith(photo) })),
    )
    const title = `Aviso ${account}-${n}`
    const listing = created.parse(
      await insist('/api/listings', () => ({
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
    await insist('/api/favorites', () => ({
      method: chosen ? 'POST' : 'DELETE',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ listingId }),
    }))
    acknowledged.favorites.set(key, chosen)
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
    )
  }
  // A loop that failed early is told of by `stop`.
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

/** The address of a writer's account. */
export const accountOf = (account: number) => `falla${account}@demo.oga`

/** Signs an account in with the demo provider; gives its cookies. */
async function signIn(url: string, account: number): Promise<string> {
  const visitor = createVisitor(url)
  await signInAs(visitor, accountOf(account))
  return [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
}

/** A home in a market that the demo data knows, so that its price analysis is stored with it. */
const draft = {
  description: 'Dos dormitorios, luminoso.',
  propertyType: 'apartment',
  transactionType: 'sale',
  neighborhood: 'Villa Morra',
  city: 'Asunción',
  priceUSD: 120_000,
  area: 80,
}
