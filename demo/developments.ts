import { eq, inArray } from 'drizzle-orm'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { developmentPictures, developments } from '#server/developments/developments.table.ts'
import {
  developmentUnitEvents,
  developmentUnits,
  developmentUnitTypes,
} from '#server/developments/units.table.ts'
import { orientations } from '#shared/developments/developmentTypes.ts'
import { unitKey } from '#shared/developments/unitNumber.ts'
import { type Chance, chanceId, createChance } from './chance.ts'
import { type DevelopmentRow, developmentRows } from './developments.data.ts'
import { scenesFor } from './pictures/scenes/pool.ts'

const hour = 3_600_000
const day = 24 * hour

/** By a chance of their own: without them, everything else is the same. */
export async function writeDevelopments(db: Db, now: Date): Promise<void> {
  const chance = createChance('developments')
  const names = developmentRows.map(({ agency }) => agency)
  const found = await db
    .select({ id: agencies.id, name: agencies.name, userId: agencyMembers.userId })
    .from(agencies)
    .leftJoin(agencyMembers, eq(agencyMembers.agencyId, agencies.id))
    .where(inArray(agencies.name, names))
    .orderBy(agencyMembers.joinedAt)
  for (const row of developmentRows) {
    const agency = found.find(({ name }) => name === row.agency)
    if (agency) await writeDevelopment(db, chance, row, { agencyId: agency.id, userId: agency.userId, now })
  }
}

interface Scene {
  agencyId: string
  userId: string | null
  now: Date
}

async function writeDevelopment(
  db: Db,
  chance: Chance,
  { agency: _, startsIn, deliversIn, types, floors, perFloor, soldShare, ...row }: DevelopmentRow,
  { agencyId, userId, now }: Scene,
): Promise<void> {
  const id = chanceId(chance)
  await db.insert(developments).values({
    ...{ ...row, amenities: [...row.amenities], id, agencyId },
    startMonth: monthIn(now, startsIn),
    deliveryMonth: monthIn(now, deliversIn),
    isPublished: true,
    createdAt: new Date(now.getTime() - 200 * day),
  })
  await db.insert(developmentPictures).values(picturesOf(id, row.slug, now, startsIn))
  const typeIds = types.map(() => chanceId(chance))
  await db.insert(developmentUnitTypes).values(
    types.map(({ price: _price, ...type }, position) => ({
      ...{ ...type, position, developmentId: id, id: typeIds[position] ?? '' },
    })),
  )
  const units = Array.from({ length: floors * perFloor }, (_unit, index) => {
    const [floor, place] = [Math.floor(index / perFloor) + 1, index % perFloor]
    const type = types[place % types.length]
    const number = `${floor}${String(place + 1).padStart(2, '0')}`
    const state = chance.range(0, 1) < soldShare ? 'sold' : index % 11 === 4 ? 'held' : 'free'
    return {
      ...{ id: chanceId(chance), developmentId: id, number, numberKey: unitKey(number), floor },
      typeId: typeIds[place % types.length] ?? '',
      orientation: orientations[(place * 2) % orientations.length] ?? null,
      // Two percent more each two floors.
      price: roundPrice((type?.price ?? 0) * (1 + 0.01 * floor)),
      state,
      heldFor: state === 'free' ? null : chance.one(buyers),
      heldUntil: state === 'held' ? new Date(now.getTime() + (6 + (index % 5) * 9) * hour) : null,
    } as const
  })
  await insertMany(db, developmentUnits, units)
  const events = units.flatMap(({ id: unitId, state, heldFor, heldUntil }) =>
    state === 'free'
      ? []
      : [
          {
            ...{ unitId, event: state, heldFor, userId },
            at: new Date((heldUntil?.getTime() ?? now.getTime() - 20 * day) - 48 * hour),
          },
        ],
  )
  if (events.length > 0) await db.insert(developmentUnitEvents).values(events)
}

const buyers = ['Familia Benítez', 'Carlos Giménez', 'Laura Ortiz', 'Inversora del Este', 'Mirta Sosa']

/** To hundreds; guaraníes to millions. */
const roundPrice = (price: number) => {
  const step = price > 10_000_000 ? 1_000_000 : 100
  return Math.round(price / step) * step
}

function monthIn(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}

/** Four of the project, and two of each of the last months since it began. */
function picturesOf(developmentId: string, slug: string, now: Date, startsIn: number) {
  const project = scenesFor('apartment', slug, 4).map(({ sceneId }) => ({ mediaId: sceneId, month: null }))
  const months = [0, -1, -2].filter((month) => month >= startsIn).map((month) => monthIn(now, month))
  const progress = months.flatMap((month) =>
    scenesFor('land', `${slug} ${month}`, 2).map(({ sceneId }) => ({ mediaId: sceneId, month })),
  )
  return [...project, ...progress].map((picture, position) => ({ ...picture, developmentId, position }))
}
