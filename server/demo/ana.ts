import type { Db } from '#server/core/database.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { changeStatus, publishListings } from '#server/listings/listings.publish.ts'
import { storeAnalysis } from '#server/prices/analyses.service.ts'
import type { ListingStatus } from '#shared/listingTypes.ts'
import { type Chance, chanceId } from './chance.ts'
import type { Maker, Ready } from './market.ts'
import type { People } from './people/createPeople.ts'

const day = 86_400_000
const sale = { type: 'apartment', form: 'plain', transaction: 'sale' } as const

/** Ana's active one, which counts among the market's: a flat that asks somewhat much. */
export const anasActive = (maker: Maker, { ana }: People): Ready =>
  maker.one({ ...sale, place: ['Villa Morra', 'Asunción'], bedrooms: 2 }, ana, 75, 1.12)

/** Her others, which nobody finds: in the works, promised, run out. */
function anasOthers(
  maker: Maker,
  { ana }: People,
): { listing: Ready; status: ListingStatus; days: number }[] {
  const house = { type: 'house', form: 'plain', transaction: 'sale' } as const
  return [
    {
      listing: maker.one(
        { ...house, place: ['Zona Norte', 'Fernando de la Mora'], bedrooms: 3 },
        ana,
        3,
        0.9,
      ),
      status: 'draft',
      days: 3,
    },
    {
      listing: maker.one({ ...sale, place: ['Recoleta', 'Asunción'], bedrooms: 1 }, ana, 120, 0.92),
      status: 'reserved',
      days: 6,
    },
    {
      listing: maker.one({ ...sale, place: ['Manorá', 'Asunción'], bedrooms: 3 }, ana, 190, 1.06),
      status: 'expired',
      days: 12,
    },
  ]
}

const questions = [
  ['info', 'Diego Benegas', 'Hola, ¿el precio incluye la cochera? ¿Cuánto se paga de expensas?'],
  ['visit', 'Camila Orué', 'Buen día, me gustaría visitarlo el sábado a la mañana. ¿Puede ser a las 10?'],
  ['purchase', 'Arturo Franco', 'Tengo crédito preaprobado. ¿Se escucha una oferta por pago rápido?'],
  ['info', 'Juliana Prates', 'Olá! Aceitam estrangeiros? Moro em Foz e quero comprar para investir.'],
  ['visit', 'Natalia Godoy', '¿Sigue disponible? Trabajo cerca y puedo pasar cualquier tarde.'],
  ['rental', 'Ignacio Sosa', 'Si no lo vendés pronto, ¿lo alquilarías por un año?'],
] as const

/** Ana's side of the product: her four listings in their states, each with its analysis, and what people ask her. */
export async function createAnas(
  db: Db,
  chance: Chance,
  maker: Maker,
  people: People,
  active: Ready,
  rate: number,
  now: Date,
): Promise<void> {
  const others = anasOthers(maker, people)
  await publishListings(
    db,
    others.map(({ listing, status }) => ({ ...listing, status: status === 'draft' ? 'draft' : 'active' })),
    rate,
  )
  for (const { listing, status, days } of others) {
    const change = { by: people.ana.name, now: new Date(now.getTime() - days * day) }
    if (status !== 'draft') await changeStatus(db, listing.id, status, change)
  }
  for (const { id, publishedAt } of [active, ...others.map(({ listing }) => listing)]) {
    await storeAnalysis(db, id, publishedAt)
  }
  const asked = [active.id, others[1]?.listing.id ?? active.id]
  await db.insert(inquiries).values(
    questions.map(([inquiryType, name, message], index) => ({
      id: chanceId(chance),
      listingId: asked[index % 3 === 2 ? 1 : 0] ?? active.id,
      name,
      email: `interesado${index + 1}@demo.oga`,
      phone: index % 2 === 0 ? `+5959820003${index}0` : null,
      message,
      inquiryType,
      createdAt: new Date(now.getTime() - Math.round((index * 1.7 + 0.4) * day)),
    })),
  )
}
