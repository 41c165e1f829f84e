import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { advisoryLocks } from '#server/core/database/locks.ts'
import { isDemo } from '#server/core/env.ts'
import { favorites } from '#server/favorites/favorites.table.ts'
import { publishListings } from '#server/listings/publish/publish.ts'
import { changePrice } from '#server/listings/publish/write.ts'
import { refreshTerms } from '#server/listings/search/suggestions/terms.service.ts'
import { media } from '#server/media/media.table.ts'
import { storeAnalysis } from '#server/prices/analyses.service.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import { closedOf, writeAnsweredInquiries } from './agencies.ts'
import { type Chance, createChance } from './chance.ts'
import { writeDevelopments } from './developments.ts'
import { writeInquiries } from './inquiries.ts'
import { type DayOfViews, drawFavorites, drawViews } from './interest.ts'
import { createClaim } from './luis.ts'
import { createMaker, type Drop, drawDrop, type Ready } from './market.ts'
import {
  anasActive,
  atFirstPrice,
  dropPrice,
  type Owned,
  othersOf,
  publishOthers,
  writeHistory,
} from './owned.ts'
import { createPeople, type People } from './people/createPeople.ts'
import { demoWhatsapp } from './people/identities.ts'
import { placeholderOf } from './pictures/render.ts'
import { sceneId } from './pictures/scene.ts'
import { scenePool } from './pictures/scenes/pool.ts'

export interface DemoOptions {
  listings: number
  now?: Date
  seed?: string
}

const batch = 1000
/** The service writes them one by one. */
const maxDrops = 200

/** Unless there are listings. Returns whether it did. */
export async function ensureDemoData(context: Context): Promise<boolean> {
  if (!isDemo(context.env) || (await holdsListings(context.db))) return false
  return createDemoData(context, { listings: context.env.DEMO_LISTINGS })
}

/** In one transaction. False if another server created it first. */
export async function createDemoData(context: Context, options: DemoOptions): Promise<boolean> {
  return context.database.withUnlimitedClient(async (client) => {
    const db: Db = drizzle(client)
    const made = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demoData})`)
      if (await holdsPeople(tx)) return false
      await makeMarket(tx, options)
      await refreshTerms(tx)
      return true
    })
    // Statistics of a small market would be wrong now.
    if (made && options.listings > batch) await db.execute(sql`vacuum analyze`)
    return made
  })
}

async function makeMarket(db: Db, { listings, now = new Date(), seed = 'oga' }: DemoOptions): Promise<void> {
  const chance = createChance(seed)
  const people = await createPeople(db, chance, now, 24 + Math.min(1500, Math.floor(listings / 60)))
  await writeSetting(db, 'whatsappNumber', demoWhatsapp)
  await db
    .insert(media)
    .values(
      scenePool().map((scene) => ({
        id: sceneId(scene),
        origin: 'scene' as const,
        width: 1600,
        height: 1067,
        placeholder: placeholderOf(sceneId(scene)),
      })),
    )
    .onConflictDoNothing()
  if (listings === 0) return
  await writeDevelopments(db, now)
  const maker = createMaker(chance, people, now)
  const active = anasActive(maker, people)
  const luis = createClaim(people.luis, now)
  const busy = listings > batch ? 0.1 : 0.85
  const publish = (ready: Ready[]) => publishWithInterest(db, chance, people, ready, busy, now)
  const drops: Drop[] = []
  let waiting: Ready[] = [atFirstPrice(active)]
  let publishing = Promise.resolve()
  let count = 0
  for (const made of maker.make(listings - 1)) {
    if (++count % 20 === 0) await setImmediate()
    const fallen = drops.length < maxDrops ? drawDrop(chance, made, now) : undefined
    const listing = luis.claim(fallen?.began ?? made, fallen?.drop)
    if (fallen) drops.push({ ...fallen.drop, by: listing.author })
    waiting.push(listing)
    if (waiting.length < batch) continue
    await publishing
    publishing = publish(waiting)
    // Awaited later.
    publishing.catch(() => undefined)
    waiting = []
  }
  await publishing
  await publish(waiting)

  const others = othersOf(maker, people, now)
  await publishOthers(db, chance, others, people.userIds, now)
  for (const owned of [active, ...others]) await writeHistory(db, owned, now)
  for (const { id, publishedAt } of luis.claimed) await storeAnalysis(db, id, publishedAt)
  for (const drop of drops) {
    if (luis.claimed.some(({ id }) => id === drop.id)) await dropPrice(db, drop)
    else await changePrice(db, drop.id, drop.price, { by: drop.by, now: drop.at, rate: fallbackRate })
  }
  await writeInquiries(db, chance, inquiredListings(active, others, luis.claimed), now)
  const closed = closedOf(maker, people)
  await publishOthers(db, chance, closed, people.userIds, now)
  for (const owned of closed) await writeHistory(db, owned, now)
  await writeAnsweredInquiries(db, people, now)
}

function inquiredListings(active: Owned, others: readonly Owned[], claimed: readonly Ready[]): string[] {
  const [ana, promised] = [active.listing.id, others[1]?.listing.id ?? active.listing.id]
  return [ana, ana, promised, ana, ana, promised, ...claimed.map(({ id }) => id)]
}

async function publishWithInterest(
  db: Db,
  chance: Chance,
  people: People,
  listings: Ready[],
  busy: number,
  now: Date,
): Promise<void> {
  if (listings.length === 0) return
  const days: DayOfViews[] = []
  const favoriteRows: (typeof favorites.$inferInsert)[] = []
  const publications = listings.map((listing) => {
    const seen = drawViews(chance, listing, now, busy)
    const liked = drawFavorites(chance, listing, seen.recentViews, people.userIds, now)
    days.push(...seen.days)
    favoriteRows.push(...liked)
    return { ...listing, views: seen.views, recentViews: seen.recentViews, favoritesCount: liked.length }
  })
  await publishListings(db, publications, fallbackRate)
  const column = <K extends keyof DayOfViews>(name: K) => sql.param(days.map((one) => one[name]))
  await db.execute(sql`
    insert into listing_views (listing_id, day, views)
    select * from unnest(${column('listingId')}::text[], ${column('day')}::date[], ${column('views')}::int[])`)
  await insertMany(db, favorites, favoriteRows)
}

const holdsListings = (db: Db) => holds(db, sql`listings`)
const holdsPeople = (db: Db) => holds(db, sql`users`)

async function holds(db: Db, table: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await db.execute<{ any: boolean }>(sql`select exists (select from ${table}) as any`)
  return rows[0]?.any === true
}
