import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string } from '#server/core/database/selection.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { chanceId, createChance } from './chance.ts'
import type { Maker } from './market.ts'
import type { Owned } from './owned.ts'
import type { People } from './people/createPeople.ts'
import { questions } from './questions.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Of each member. */
const asked = 6

/** What members of agencies sold and let in the last year. */
export function closedOf(maker: Maker, { members }: People): Owned[] {
  const kinds = [
    { type: 'house', form: 'plain', transaction: 'sale', bedrooms: 3 },
    { type: 'apartment', form: 'plain', transaction: 'rent', bedrooms: 2 },
  ] as const
  return members.flatMap(({ author, office }, index) =>
    kinds.map((kind, number) => {
      const ended = 9 + index * 11 + number * 61
      const published = number === 0 && index < 2 ? 27 : ended + 70
      return {
        listing: maker.one({ ...kind, place: office }, author, published, 1),
        prices: [[published, 1]] as const,
        ended: { status: 'closed' as const, days: ended },
        views: 140 + index * 37 + number * 58,
      }
    }),
  )
}

const inCharge = selection({ id: string(sql`l.id`) })

/** Inquiries to each member, some of a listing, all answered soon. */
export async function writeAnsweredInquiries(db: Db, { members }: People, now: Date): Promise<void> {
  const chance = createChance('answers')
  for (const { author } of members) {
    const found = await inCharge.read(
      db,
      (
        columns,
      ) => sql`select ${columns} from listings l where l.owner_user_id = ${author.id} and l.status = 'active'
        order by l.id limit ${asked}`,
    )
    const rows = Array.from({ length: found.length === 0 ? 0 : asked }, (_, index) => {
      const [inquiryType, name, message] = questions[(index + 3) % questions.length] ?? questions[0]
      const createdAt = new Date(now.getTime() - Math.round(chance.range(6, 120) * day))
      const answeredAt = new Date(createdAt.getTime() + Math.round(chance.range(9, 150)) * minute)
      return {
        id: chanceId(chance),
        listingId: found[index % found.length]?.id ?? '',
        agencyId: author.agencyId,
        recipientUserId: author.id,
        name,
        email: `consulta${index + 1}@demo.oga`,
        message,
        inquiryType,
        status: 'answered' as const,
        isUnread: false,
        createdAt,
        heldSince: createdAt,
        firstAnsweredAt: answeredAt,
        lastMessageAt: answeredAt,
      }
    })
    if (rows.length > 0) await db.insert(inquiries).values(rows)
  }
}
