import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { developments } from '#server/developments/developments.table.ts'
import { developmentUnits, developmentUnitTypes } from '#server/developments/units.table.ts'
import { unitKey } from '#shared/developments/unitNumber.ts'

type Row<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>

interface NewDevelopment extends Row<typeof developments> {
  agencyId: string
  /** Default: one of one bedroom. */
  types?: Row<typeof developmentUnitTypes>[]
}

/** A published one, with types and no units. Returns its id and those of its types. */
export async function insertDevelopment(
  db: Db,
  { types = [{}], ...fields }: NewDevelopment,
): Promise<{ id: string; types: string[] }> {
  const id = newId()
  const place = { city: 'Asunción', neighborhood: 'Villa Morra', stage: 'off_plan' } as const
  await db
    .insert(developments)
    .values({ id, name: `Torre ${id}`, slug: id, ...place, isPublished: true, ...fields })
  const rows = types.map((type, position) => ({
    ...{ id: newId(), developmentId: id, name: `Tipo ${position}`, bedrooms: 1, bathrooms: 1, area: 45 },
    position,
    ...type,
  }))
  if (rows.length > 0) await db.insert(developmentUnitTypes).values(rows)
  return { id, types: rows.map((row) => row.id) }
}

type NewUnit = Row<typeof developmentUnits> & { developmentId: string; typeId: string; number: string }

export async function insertUnit(db: Db, unit: NewUnit): Promise<string> {
  const id = newId()
  await db.insert(developmentUnits).values({ id, floor: 1, numberKey: unitKey(unit.number), ...unit })
  return id
}
