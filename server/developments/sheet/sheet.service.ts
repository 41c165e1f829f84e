import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import type { Developer } from '#server/developments/developments.policy.ts'
import { lockDevelopment } from '#server/developments/developments.service.ts'
import { insertUnits, readTeamUnits, type UnitRow } from '#server/developments/units.service.ts'
import { developmentUnitEvents, developmentUnitTypes } from '#server/developments/units.table.ts'
import { developmentLimits, type Orientation, type UnitEvent } from '#shared/developments/developmentTypes.ts'
import type { SheetOutcome, SheetProblem, TeamUnit } from '#shared/developments/teamDevelopments.ts'
import { unitKey } from '#shared/developments/unitNumber.ts'
import { readSheet, type SheetUnit } from './readSheet.ts'

const maxTold = 100

/**
 * Adds units and changes those whose number is there already; columns that the sheet lacks stay as they are. All rows
 * or none: with a problem in one, it only says so. What sells or frees is for owners and agents. Throws `not_found`, and
 * `invalid` unless a dry run.
 */
export function importSheet(
  db: Db,
  developmentId: string,
  { sheet, isDryRun }: { sheet: string; isDryRun: boolean },
  by: Developer,
): Promise<SheetOutcome> {
  return db.transaction(async (tx) => {
    await lockDevelopment(tx, developmentId)
    const t = developmentUnitTypes
    const types = await tx
      .select({ id: t.id, name: t.name })
      .from(t)
      .where(eq(t.developmentId, developmentId))
    const { units, problems } = await readSheet(sheet, types)
    const plan = planOf(units, await readTeamUnits(tx, developmentId))
    const all = plan.count > developmentLimits.units ? [...problems, tooMany] : problems
    const { added, changed, unchanged } = plan
    if (!isDryRun) {
      if (all.length > 0) throw refused(all)
      if ([...added, ...changed].some(({ state }) => state === 'sold') || changed.some(({ state }) => state))
        by.requireDecider()
      await insertUnits(tx, developmentId, added)
      await change(tx, changed, by)
    }
    return {
      added: added.length,
      changed: changed.length,
      unchanged,
      problems: all.slice(0, maxTold),
      problemCount: all.length,
    }
  })
}

const tooMany: SheetProblem = {
  row: 1,
  column: null,
  value: null,
  problem: 'too_many_units',
  otherRow: null,
}

function refused(problems: readonly SheetProblem[]): AppError {
  const row = Math.min(...problems.map((one) => one.row))
  return new AppError('invalid', {
    fields: { sheet: 'invalid' },
    sentence: (language) => words(language).developmentErrors.sheetRefused(problems.length, row),
  })
}

interface Changed {
  id: string
  floor: number
  typeId: string
  orientation: Orientation | null
  price: number | null
  /** Undefined: stays. */
  state?: 'free' | 'sold'
}

function planOf(units: readonly SheetUnit[], existing: readonly TeamUnit[]) {
  const known = new Map(existing.map((unit) => [unitKey(unit.number), unit]))
  const added: UnitRow[] = []
  const changed: Changed[] = []
  let unchanged = 0
  for (const one of units) {
    const before = known.get(unitKey(one.unit.number))
    if (!before) {
      added.push({ ...one.unit, id: newId(), state: one.state ?? 'free' })
      continue
    }
    const change = changeOf(one, before)
    if (change) changed.push(change)
    else unchanged += 1
  }
  return { added, changed, unchanged, count: existing.length + added.length }
}

/** A held unit is not freed by a sheet. */
function changeOf({ unit, state, has }: SheetUnit, before: TeamUnit): Changed | undefined {
  const wanted = {
    floor: unit.floor,
    typeId: has.has('type') ? unit.typeId : before.typeId,
    orientation: has.has('orientation') ? (unit.orientation ?? null) : before.orientation,
    price: has.has('price') ? (unit.price ?? null) : before.price,
  }
  const isSold = state === 'sold' && before.state !== 'sold'
  const isReopened = state === 'free' && before.state === 'sold'
  const isSame =
    wanted.floor === before.floor &&
    wanted.typeId === before.typeId &&
    wanted.orientation === before.orientation &&
    wanted.price === before.price
  if (isSame && !isSold && !isReopened) return undefined
  const id = before.id
  if (!isSold && !isReopened) return { id, ...wanted }
  return { id, ...wanted, state: isSold ? 'sold' : 'free' }
}

/** At once; what somebody holds meanwhile stays held. */
async function change(tx: Db, changed: readonly Changed[], by: Developer): Promise<void> {
  if (changed.length === 0) return
  await tx.execute(sql`
    update development_units u set
      floor = c.floor, type_id = c."typeId", orientation = c.orientation, price = c.price,
      state = coalesce(c.state, u.state),
      held_until = case when c.state is null then u.held_until end,
      held_for = case when c.state is distinct from 'free' then u.held_for end
    from json_to_recordset(${JSON.stringify(changed)}::json)
      as c(id text, floor int, "typeId" text, orientation text, price numeric, state text)
    where u.id = c.id`)
  const events = changed.flatMap(({ id, state }) => {
    if (state === undefined) return []
    const event: UnitEvent = state === 'sold' ? 'sold' : 'reopened'
    return [{ unitId: id, event, ...(by.kind === 'user' ? { userId: by.id } : { adminId: by.id }) }]
  })
  if (events.length > 0) await tx.insert(developmentUnitEvents).values(events)
}
