import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { fold } from '#shared/core/text.ts'
import type { UnitTypeInput } from '#shared/developments/teamDevelopments.ts'
import type { Developer } from './developments.policy.ts'
import { requireOwnUploads } from './pictures.ts'
import { developmentUnits, developmentUnitTypes } from './units.table.ts'

const t = developmentUnitTypes

/** Types keep their ids. Throws `invalid`, and `conflict` where one that is left out has units. */
export async function replaceUnitTypes(
  tx: Db,
  developmentId: string,
  types: readonly UnitTypeInput[],
  by: Developer,
): Promise<void> {
  const names = types.map(({ name }) => fold(name))
  if (new Set(names).size < names.length)
    throw new AppError('invalid', { fields: { unitTypes: 'same_name' } })
  const before = await tx
    .select({ id: t.id, planId: t.planId, name: t.name })
    .from(t)
    .where(eq(t.developmentId, developmentId))
  const known = new Set(before.map(({ id }) => id))
  const ids = types.flatMap(({ id }) => id ?? [])
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length)
    throw new AppError('invalid', { fields: { unitTypes: 'invalid' } })
  const plans = new Set(before.flatMap(({ planId }) => planId ?? []))
  const added = types.flatMap(({ planId }) => planId ?? []).filter((id) => !plans.has(id))
  await requireOwnUploads(tx, added, by, 'unitTypes')
  await removeOthers(tx, developmentId, ids)
  for (const [position, { id, totalArea = null, planId = null, ...rest }] of types.entries()) {
    const row = { ...rest, totalArea, planId, position }
    if (id === undefined) await tx.insert(t).values({ id: newId(), developmentId, ...row })
    else await tx.update(t).set(row).where(eq(t.id, id))
  }
}

async function removeOthers(tx: Db, developmentId: string, ids: string[]): Promise<void> {
  const others = and(eq(t.developmentId, developmentId), notInArray(t.id, ids))
  const [used] = await tx
    .select({ name: t.name })
    .from(t)
    .innerJoin(developmentUnits, eq(developmentUnits.typeId, t.id))
    .where(others)
    .limit(1)
  if (used)
    throw new AppError('conflict', {
      sentence: (language) => words(language).developmentErrors.typeInUse(used.name),
    })
  await tx.delete(t).where(others)
}
