import type { Author, Publication } from '#server/listings/publish/listingRows.ts'
import { type Chance, chanceId } from './chance.ts'
import { toDraft } from './draft.ts'
import type { People } from './people/createPeople.ts'
import { drawProperty } from './property/draw.ts'
import type { Property } from './property/property.ts'
import { makeWishes, type Wish } from './property/wishes.ts'
import { isRoom, roomOf } from './rooms.ts'
import { type AdWriter, createAdWriter } from './texts/describe.ts'

export type Ready = Publication & { id: string; publishedAt: Date }

export interface Drop {
  id: string
  price: NonNullable<Publication['draft']['price']>
  by: Author
  at: Date
}

const day = 86_400_000
/** 12 of 112 listings are younger than a month, including the owners': the growth reads 12 %. */
const fresh = { share: 12 / 112, days: [0.3, 26] as const }
const old = { days: [34, 330] as const }
const featured = 8
const homes = new Set(['apartment', 'house', 'condo', 'penthouse'])

export interface Maker {
  /** With the market's shares and ages. */
  make(count: number): Generator<Ready>
  /** `age` in days. */
  one(wish: Wish, author: Author, age: number, factor: number): Ready
}

/** Deterministic by seed, date and people. */
export function createMaker(chance: Chance, people: People, now: Date): Maker {
  const writer = createAdWriter(chance)
  return {
    *make(count) {
      const wishes = makeWishes(chance, count)
      const young = new Set(chance.some([...wishes.keys()], Math.round(count * fresh.share)))
      let left = featured
      for (const [index, wish] of wishes.entries()) {
        const property = drawProperty(chance, wish, now)
        const [min, max] = young.has(index) ? fresh.days : old.days
        const days = chance.range(min, max)
        const listing = ready(chance, writer, property, people.authorOf(property, chance), days, now)
        const stands = homes.has(property.type) && left > 0 && index % 3 === 0
        if (stands) left -= 1
        const draft = { ...listing.draft, aiRewritten: chance.chance(0.07) }
        yield { ...listing, draft, featured: stands }
      }
    },
    one(wish, author, age, factor) {
      const property = drawProperty(chance, wish, now)
      const { prices } = property
      const amount = Math.round((prices.amount * factor) / 500) * 500 || prices.amount
      return ready(
        chance,
        writer,
        { ...property, byOwner: true, prices: { ...prices, amount } },
        author,
        age,
        now,
      )
    },
  }
}

function ready(
  chance: Chance,
  writer: AdWriter,
  property: Property,
  author: Author,
  age: number,
  now: Date,
): Ready {
  const before = (days: number) => new Date(now.getTime() - Math.round(days * day))
  const id = chanceId(chance)
  const draft = toDraft(chance, property, writer.describe(property))
  return {
    id,
    draft: isRoom(property) ? roomOf(draft, property) : draft,
    author,
    publishedAt: before(age),
    confirmedAt: before(Math.min(age, chance.range(0, 20))),
  }
}

export function drawDrop(
  chance: Chance,
  listing: Ready,
  now: Date,
): { began: Ready; drop: Drop } | undefined {
  const { price } = listing.draft
  const age = (now.getTime() - listing.publishedAt.getTime()) / day
  if (price?.currency !== 'USD' || price.amount < 20_000 || age < 40 || !chance.chance(0.28)) return undefined
  const step = price.amount < 300_000 ? 1000 : 5000
  const first = Math.ceil((price.amount * chance.range(1.03, 1.11)) / step) * step
  const at = new Date(now.getTime() - Math.round(age * chance.range(0.1, 0.6) * day))
  return {
    began: { ...listing, draft: { ...listing.draft, price: { ...price, amount: first } } },
    drop: { id: listing.id, price, by: listing.author, at },
  }
}
