import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { favorites } from '#server/favorites/favorites.table.ts'
import { publishListings } from '#server/listings/publish/publish.ts'
import { changePrice, changeStatus } from '#server/listings/publish/write.ts'
import { storeAnalyses, storeAnalysis } from '#server/prices/analyses.service.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import type { Chance } from './chance.ts'
import { drawFavorites } from './interest.ts'
import type { Drop, Maker, Ready } from './market.ts'
import type { People } from './people/createPeople.ts'

const day = 86_400_000
const sale = { type: 'apartment', form: 'plain', transaction: 'sale' } as const
const house = { type: 'house', form: 'plain', transaction: 'sale' } as const

/** `factor` times the final price. */
type PricePoint = readonly [days: number, factor: number]

export interface Owned {
  listing: Ready
  /** From publication on. */
  prices: readonly [first: PricePoint, ...later: PricePoint[]]
  /** When it stopped being active. */
  ended?: { status: Exclude<ListingStatus, 'active'>; days: number }
  /** Default: random. */
  views?: number
}

export function anasActive(maker: Maker, { ana }: People): Owned {
  const listing = maker.one({ ...sale, place: ['Villa Morra', 'Asunción'], bedrooms: 2 }, ana, 75, 1.12)
  return {
    listing,
    prices: [
      [75, 1.07],
      [41, 1.03],
      [16, 1],
    ],
  }
}

export function othersOf(maker: Maker, { ana, luis }: People, now: Date): Owned[] {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const zonaNorte = { ...house, place: ['Zona Norte', 'Fernando de la Mora'], bedrooms: 3 } as const
  return [
    { listing: maker.one(zonaNorte, ana, 38, 0.9), prices: [[38, 1]], ended: { status: 'draft', days: 3 } },
    {
      listing: maker.one({ ...sale, place: ['Recoleta', 'Asunción'], bedrooms: 1 }, ana, 120, 0.92),
      prices: [
        [120, 1.06],
        [48, 1],
      ],
      ended: { status: 'reserved', days: 6 },
      views: 418,
    },
    {
      listing: {
        ...maker.one({ ...sale, place: ['Manorá', 'Asunción'], bedrooms: 3 }, ana, 190, 1.06),
        confirmedAt: before(72),
      },
      prices: [
        [190, 1.08],
        [132, 1.03],
        [88, 1],
      ],
      ended: { status: 'expired', days: 12 },
      views: 537,
    },
    {
      listing: maker.one({ ...house, place: ['Las Mercedes', 'Asunción'], bedrooms: 3 }, luis, 160, 0.97),
      prices: [
        [160, 1.05],
        [95, 1],
      ],
      ended: { status: 'closed', days: 30 },
      views: 392,
    },
  ]
}

export function atFirstPrice({ listing, prices: [[, factor]] }: Owned): Ready {
  return { ...listing, draft: { ...listing.draft, price: priceTimes(listing, factor) } }
}

function priceTimes({ draft }: Ready, factor: number) {
  const { amount = 0, currency = 'USD' } = draft.price ?? {}
  const step = currency === 'USD' ? 500 : 1_000_000
  return { amount: factor === 1 ? amount : Math.round((amount * factor) / step) * step, currency }
}

/** With their favorites. */
export async function publishOthers(
  db: Db,
  chance: Chance,
  owned: readonly Owned[],
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const publications = owned.map((one) => {
    const { views = 0 } = one
    const favoritesOf = drawFavorites(chance, one.listing, views / 4, userIds, now)
    const status = one.ended?.status === 'draft' ? ('draft' as const) : ('active' as const)
    return { favoritesOf, row: { ...atFirstPrice(one), status, views, favoritesCount: favoritesOf.length } }
  })
  await publishListings(
    db,
    publications.map(({ row }) => row),
    fallbackRate,
  )
  await insertMany(
    db,
    favorites,
    publications.flatMap(({ favoritesOf }) => favoritesOf),
  )
}

export async function writeHistory(db: Db, { listing, prices, ended }: Owned, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const by = listing.author
  const [, ...changes] = prices
  await storeAnalysis(db, listing.id, listing.publishedAt)
  for (const [days, factor] of changes) {
    const price = priceTimes(listing, factor)
    await dropPrice(db, { id: listing.id, price, by, at: before(days) })
  }
  if (ended && ended.status !== 'draft')
    await changeStatus(db, listing.id, ended.status, { by, now: before(ended.days) })
}

export async function dropPrice(db: Db, { id, price, by, at }: Drop): Promise<void> {
  const onPriced = (tx: Db, ids: string[]) => storeAnalyses(tx, ids, at)
  await changePrice(db, id, price, { by, now: at, rate: fallbackRate, onPriced })
}
