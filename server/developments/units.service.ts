import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'
import type { NewUnit, TeamUnit, UnitChange } from '#shared/developments/teamDevelopments.ts'
import { unitKey } from '#shared/developments/unitNumber.ts'
import { findTeamUnits, isFree } from './developments.queries.ts'
import { lockDevelopment } from './developments.service.ts'
import { developmentUnits, developmentUnitTypes } from './units.table.ts'

const u = developmentUnits

/** All or none. Throws `not_found`, `invalid`, `conflict` and `too_many`; idempotent by the first one's id. */
export async function addUnits(
  db: Db,
  developmentId: string,
  units: readonly NewUnit[],
  firstId = newId(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDevelopment(tx, developmentId)
    if ((await tx.$count(u, eq(u.id, firstId))) > 0) return
    await requireTypes(tx, developmentId, units)
    await requireRoom(tx, developmentId, units.length)
    await requireNew(tx, developmentId, units)
    await insertUnits(
      tx,
      developmentId,
      units.map((unit, index) => ({ ...unit, id: index === 0 ? firstId : newId() })),
    )
  })
}

export type UnitRow = NewUnit & { id: string; state?: 'free' | 'sold' }

export function insertUnits(tx: Db, developmentId: string, units: readonly UnitRow[]): Promise<void> {
  return insertMany(
    tx,
    u,
    units.map(({ orientation = null, price = null, state = 'free', ...unit }) => ({
      ...unit,
      orientation,
      price,
      state,
      developmentId,
      numberKey: unitKey(unit.number),
    })),
  )
}

async function requireTypes(tx: Db, developmentId: string, units: readonly { typeId: string }[]) {
  const t = developmentUnitTypes
  const types = await tx.select({ id: t.id }).from(t).where(eq(t.developmentId, developmentId))
  const known = new Set(types.map(({ id }) => id))
  if (units.some(({ typeId }) => !known.has(typeId)))
    throw new AppError('invalid', { fields: { typeId: 'not_a_choice' } })
}

async function requireRoom(tx: Db, developmentId: string, added: number): Promise<void> {
  if ((await tx.$count(u, eq(u.developmentId, developmentId))) + added > developmentLimits.units)
    throw new AppError('too_many', {
      sentence: (language) => words(language).developmentErrors.tooManyUnits(developmentLimits.units),
    })
}

/** Neither twice among them nor there already. Throws `invalid` and `conflict`. */
async function requireNew(tx: Db, developmentId: string, units: readonly NewUnit[]): Promise<void> {
  const seen = new Set<string>()
  for (const { number } of units) {
    if (seen.has(unitKey(number)))
      throw new AppError('invalid', {
        fields: { number: 'unit_twice' },
        sentence: (language) => words(language).developmentErrors.unitTwice(number),
      })
    seen.add(unitKey(number))
  }
  const [taken] = await tx
    .select({ number: u.number })
    .from(u)
    .where(and(eq(u.developmentId, developmentId), inArray(u.numberKey, [...seen])))
    .limit(1)
  if (taken) throw unitExists(taken.number)
}

const unitExists = (number: string) =>
  new AppError('conflict', {
    fields: { number: 'unit_exists' },
    sentence: (language) => words(language).developmentErrors.unitExists(number),
  })

/** Throws `not_found`, `invalid` and `conflict`. */
export async function changeUnit(
  db: Db,
  developmentId: string,
  unitId: string,
  change: UnitChange,
): Promise<TeamUnit> {
  await db.transaction(async (tx) => {
    await lockDevelopment(tx, developmentId)
    await requireUnit(tx, developmentId, unitId)
    if (change.typeId !== undefined) await requireTypes(tx, developmentId, [{ typeId: change.typeId }])
    const numberKey = change.number === undefined ? undefined : unitKey(change.number)
    if (numberKey !== undefined && change.number !== undefined) {
      const others = and(eq(u.developmentId, developmentId), eq(u.numberKey, numberKey), ne(u.id, unitId))
      if ((await tx.$count(u, others)) > 0) throw unitExists(change.number)
    }
    if (Object.values(change).every((value) => value === undefined)) return
    await tx
      .update(u)
      .set({ ...change, numberKey })
      .where(eq(u.id, unitId))
  })
  return readUnit(db, developmentId, unitId)
}

/** Throws `not_found`, and `conflict` unless free. */
export async function removeUnit(db: Db, developmentId: string, unitId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDevelopment(tx, developmentId)
    await requireUnit(tx, developmentId, unitId)
    const removed = await tx
      .delete(u)
      .where(and(eq(u.id, unitId), isFree))
      .returning({ id: u.id })
    if (removed.length === 0)
      throw new AppError('conflict', {
        sentence: (language) => words(language).developmentErrors.unitTaken,
      })
  })
}

async function requireUnit(tx: Db, developmentId: string, unitId: string): Promise<void> {
  const found = await tx.$count(u, and(eq(u.id, unitId), eq(u.developmentId, developmentId)))
  if (found === 0) throw new AppError('not_found')
}

/** Throws `not_found`. */
export async function readUnit(db: Db, developmentId: string, unitId: string): Promise<TeamUnit> {
  const [unit] = await readTeamUnits(db, developmentId, [unitId])
  if (!unit) throw new AppError('not_found')
  return unit
}

/** From the ground up. */
export async function readTeamUnits(db: Db, developmentId: string, ids?: string[]): Promise<TeamUnit[]> {
  const rows = await findTeamUnits(db, developmentId, ids)
  return rows.map((row) => ({ ...row, heldUntil: row.heldUntil?.toISOString() ?? null }))
}
