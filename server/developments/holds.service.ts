import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { administrators } from '#server/administrators/administrators.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { words } from '#server/core/words.ts'
import { users } from '#server/users/users.table.ts'
import { nameOf } from '#shared/core/personName.ts'
import { holdHours, type UnitEvent, type UnitState } from '#shared/developments/developmentTypes.ts'
import type { TeamUnit, UnitHistory } from '#shared/developments/teamDevelopments.ts'
import type { Words } from '#shared/words.ts'
import type { Developer } from './developments.policy.ts'
import { readUnit } from './units.service.ts'
import { developmentUnitEvents, developmentUnits } from './units.table.ts'

const u = developmentUnits
const e = developmentUnitEvents

export interface UnitPlace {
  developmentId: string
  unitId: string
}

/** For 48 hours. Of two at once, the later one gets `conflict`. Throws `not_found`. */
export function holdUnit(db: Db, place: UnitPlace, heldFor: string, by: Developer): Promise<TeamUnit> {
  return changeState(db, place, by, (unit) => {
    if (unit.state === 'sold') throw refused(({ isSold }) => isSold(unit.number))
    if (unit.state === 'held') throw refused(({ isHeld }) => isHeld(unit.number, unit.heldFor ?? ''))
    const until = sql`now() + make_interval(hours => ${holdHours})`
    return { event: 'held', heldFor, set: { state: 'held', heldFor, heldUntil: until } }
  })
}

/** A held unit, or one whose sale is off. Throws `not_found`, `conflict` and `forbidden`. */
export function releaseUnit(db: Db, place: UnitPlace, by: Developer): Promise<TeamUnit> {
  return changeState(db, place, by, ({ state, number, heldFor }) => {
    if (state === 'free') throw refused(({ isFree }) => isFree(number))
    if (state === 'sold') by.requireDecider()
    return {
      event: state === 'sold' ? 'reopened' : 'released',
      heldFor,
      set: { state: 'free', heldFor: null, heldUntil: null },
    }
  })
}

/** In the name given, else in the one that it is held in. Throws `not_found` and `conflict`. */
export function sellUnit(
  db: Db,
  place: UnitPlace,
  name: string | undefined,
  by: Developer,
): Promise<TeamUnit> {
  return changeState(db, place, by, (unit) => {
    if (unit.state === 'sold') throw refused(({ isSold }) => isSold(unit.number))
    const heldFor = name || unit.heldFor
    return { event: 'sold', heldFor, set: { state: 'sold', heldFor, heldUntil: null } }
  })
}

interface Change {
  event: UnitEvent
  heldFor: string | null
  set: { state: UnitState; heldFor: string | null; heldUntil: SQL | null }
}

interface Locked {
  number: string
  state: UnitState
  heldFor: string | null
}

/** Under the unit's row, with its history in the same transaction. */
async function changeState(
  db: Db,
  { developmentId, unitId }: UnitPlace,
  by: Developer,
  decide: (unit: Locked) => Change,
): Promise<TeamUnit> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        number: u.number,
        state: u.state,
        heldFor: u.heldFor,
        // Not `now()`, which is when the wait for the row began.
        isOver: sql<boolean>`${u.heldUntil} <= clock_timestamp()`,
      })
      .from(u)
      .where(and(eq(u.id, unitId), eq(u.developmentId, developmentId)))
      .for('update')
    if (!row) throw new AppError('not_found')
    const isExpired = row.state === 'held' && row.isOver
    if (isExpired) await tx.insert(e).values({ unitId, event: 'expired', heldFor: row.heldFor })
    const unit = isExpired ? { ...row, state: 'free' as const, heldFor: null } : row
    const { event, heldFor, set } = decide(unit)
    await tx.update(u).set(set).where(eq(u.id, unitId))
    const who = by.kind === 'user' ? { userId: by.id } : { adminId: by.id }
    await tx.insert(e).values({ unitId, event, heldFor, ...who })
  })
  return readUnit(db, developmentId, unitId)
}

type Texts = Words['developmentErrors']

const refused = (text: (texts: Texts) => string) =>
  new AppError('conflict', { sentence: (language) => text(words(language).developmentErrors) })

/** Latest first. Throws `not_found`. */
export async function readHistory(db: Db, { developmentId, unitId }: UnitPlace): Promise<UnitHistory> {
  await readUnit(db, developmentId, unitId)
  const rows = await db
    .select({
      at: e.at,
      event: e.event,
      heldFor: e.heldFor,
      firstName: users.firstName,
      lastName: users.lastName,
      username: administrators.username,
    })
    .from(e)
    .leftJoin(users, eq(users.id, e.userId))
    .leftJoin(administrators, eq(administrators.id, e.adminId))
    .where(eq(e.unitId, unitId))
    .orderBy(desc(e.id))
    .limit(200)
  return rows.map(({ at, event, heldFor, username, ...user }) => ({
    at: at.toISOString(),
    event,
    heldFor,
    by: username ?? nameOf(user) ?? null,
  }))
}

/** So that caches are told; whoever reads the table knows by the time alone. */
export async function freeExpiredHolds(db: Db): Promise<void> {
  await db.execute(sql`
    with over as (
      select id, held_for from development_units where state = 'held' and held_until <= now() for update skip locked
    ), told as (
      insert into development_unit_events (unit_id, event, held_for) select id, 'expired', held_for from over
    )
    update development_units u set state = 'free', held_for = null, held_until = null from over where u.id = over.id`)
}
