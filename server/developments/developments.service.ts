import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type NewActivity, recordActivity } from '#server/activities/activities.service.ts'
import { changesBetween } from '#server/activities/changes.ts'
import { actingAdministrator } from '#server/administrators/administrators.service.ts'
import { lockAgency } from '#server/agencies/agencies.service.ts'
import { memberActor } from '#server/agencies/team.service.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { newId } from '#server/core/ids.ts'
import { words } from '#server/core/words.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import type { PaymentPlan } from '#shared/developments/developmentTypes.ts'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'
import { missingPercent, planProblem } from '#shared/developments/paymentPlan.ts'
import type { DevelopmentChange, NewDevelopment } from '#shared/developments/teamDevelopments.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import type { Developer } from './developments.policy.ts'
import type { DevelopmentRow } from './developments.queries.ts'
import { developments } from './developments.table.ts'
import { replacePictures } from './pictures.ts'
import { developmentNames } from './slugs.ts'
import { developmentUnits } from './units.table.ts'
import { replaceUnitTypes } from './unitTypes.ts'

/** Idempotent by id. Throws `not_found`, `invalid` and `too_many`. */
export async function createDevelopment(
  db: Db,
  agencyId: string,
  given: NewDevelopment,
  by: Developer,
  id = newId(),
): Promise<string> {
  await db.transaction(async (tx) => {
    await lockAgency(tx, agencyId)
    if ((await tx.$count(developments, eq(developments.id, id))) > 0) return
    if (
      (await tx.$count(developments, eq(developments.agencyId, agencyId))) >= developmentLimits.developments
    )
      throw new AppError('too_many')
    const { pictures = [], unitTypes = [], paymentPlan, ...fields } = given
    const { name, city, stage } = fields
    const row = {
      ...fields,
      ...columnsOf(fields, fields),
      ...planColumns(paymentPlan),
      name,
      city: cityOf(city),
      stage,
    }
    requirePoint(row)
    requireDelivery(row)
    await tx
      .insert(developments)
      .values({ ...row, id, agencyId, slug: await developmentNames.free(tx, name) })
    await replacePictures(tx, id, pictures, by)
    await replaceUnitTypes(tx, id, unitTypes, by)
    await tellActivity(tx, by, { event: 'create', id, name, changes: changesBetween({}, told(row)) })
  })
  return id
}

/** Throws `not_found`, `invalid` and `conflict`. */
export async function changeDevelopment(
  db: Db,
  id: string,
  { pictures, unitTypes, paymentPlan, slug, ...fields }: DevelopmentChange,
  by: Developer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockDevelopment(tx, id)
    if (fields.currency !== undefined && fields.currency !== before.currency) await requireUnpriced(tx, id)
    const changed = {
      ...columnsOf(fields, before),
      ...planColumns(paymentPlan),
      ...(await slugColumn(tx, before, slug)),
    }
    const after = { ...before, ...withoutUndefined(changed) }
    requirePoint(after)
    requireDelivery(after)
    await tx
      .update(developments)
      .set({ ...changed, updatedAt: sql`now()` })
      .where(eq(developments.id, id))
    if (pictures) await replacePictures(tx, id, pictures, by)
    if (unitTypes) await replaceUnitTypes(tx, id, unitTypes, by)
    const changes = changesBetween(told(before), told(after))
    if (Object.keys(changes).length > 0)
      await tellActivity(tx, by, { event: 'update', id, name: after.name, changes })
  })
}

/** With its units, all of them free. Throws `not_found` and `conflict`. */
export async function removeDevelopment(db: Db, id: string, by: Developer): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await lockDevelopment(tx, id)
    const { developmentId, state, heldUntil } = developmentUnits
    const taken = await tx.$count(
      developmentUnits,
      sql`${developmentId} = ${id} and (${state} = 'sold' or ${heldUntil} > now())`,
    )
    if (taken > 0)
      throw new AppError('conflict', {
        sentence: (language) => words(language).developmentErrors.hasTakenUnits(taken),
      })
    await tx.delete(developments).where(eq(developments.id, id))
    await tellActivity(tx, by, { event: 'delete', id, name })
  })
}

type Told = Pick<NewActivity, 'event' | 'changes'> & { id: string; name: string }

async function tellActivity(tx: Db, { actor }: Developer, { id, name, ...told }: Told): Promise<void> {
  await recordActivity(tx, {
    ...told,
    actor: actor.kind === 'user' ? await memberActor(tx, actor.id) : await actingAdministrator(tx, actor),
    subject: { kind: 'development', id, name },
  })
}

/** What an activity tells of one; its pictures, types and units have histories of their own. */
const told = ({ name, city, stage, deliveryMonth, isPublished }: Partial<DevelopmentRow>) => ({
  ...{ name, city, stage, deliveryMonth, isPublished },
})

/** From one agency to another; with none they go with their agency. */
export async function moveDevelopments(tx: Db, from: string, agencyId: string | null): Promise<void> {
  if (agencyId !== null)
    await tx.update(developments).set({ agencyId }).where(eq(developments.agencyId, from))
}

/** Units are added and changed one after the other. Throws `not_found`. */
export async function lockDevelopment(tx: Db, id: string): Promise<DevelopmentRow> {
  const [row] = await tx.select().from(developments).where(eq(developments.id, id)).for('update')
  if (!row) throw new AppError('not_found')
  return row
}

type Fields = Omit<DevelopmentChange, 'pictures' | 'unitTypes' | 'paymentPlan' | 'slug'>

const cityOf = (city: string) => findCity(city)?.name ?? city

/** `place`: where it is unless `city` says otherwise. */
function columnsOf(
  { city, neighborhood, address, descriptionEn, ...fields }: Fields,
  place: { city: string },
) {
  return {
    ...fields,
    city: city === undefined ? undefined : cityOf(city),
    neighborhood:
      neighborhood === undefined
        ? undefined
        : (findNeighborhood(neighborhood, city ?? place.city)?.name ?? neighborhood),
    address: address === undefined ? undefined : address || null,
    descriptionEn: descriptionEn === undefined ? undefined : descriptionEn || null,
  }
}

/** Prices are in the currency of the development. Throws `conflict`. */
async function requireUnpriced(tx: Db, id: string): Promise<void> {
  const { developmentId, price } = developmentUnits
  const priced = await tx.$count(developmentUnits, and(eq(developmentId, id), isNotNull(price)))
  if (priced > 0)
    throw new AppError('conflict', {
      sentence: (language) => words(language).developmentErrors.hasPrices(priced),
    })
}

/** Throws `invalid`, with what is missing or too much. */
function planColumns(plan: PaymentPlan | null | undefined) {
  if (plan === undefined) return {}
  if (plan === null)
    return { downPercent: null, buildingPercent: null, instalments: null, deliveryPercent: null }
  const problem = planProblem(plan)
  if (problem === 'not_hundred')
    throw new AppError('invalid', {
      fields: { paymentPlan: problem },
      sentence: (language) => words(language).developmentErrors.planAddsUp(missingPercent(plan)),
    })
  if (problem) throw new AppError('invalid', { fields: { paymentPlan: problem } })
  const { downPercent, buildingPercent, instalments, deliveryPercent } = plan
  return { downPercent, buildingPercent, instalments, deliveryPercent }
}

async function slugColumn(tx: Db, { id, slug: before }: DevelopmentRow, slug: string | undefined) {
  if (slug === undefined || slug === before) return {}
  if (!(await developmentNames.take(tx, { id, slug: before }, slug)))
    throw new AppError('invalid', { fields: { slug: 'taken' } })
  return { slug }
}

function requirePoint({ latitude, longitude }: { latitude?: number | null; longitude?: number | null }) {
  if ((latitude ?? null) === null && (longitude ?? null) !== null)
    throw new AppError('invalid', { fields: { latitude: 'required' } })
  if ((latitude ?? null) !== null && (longitude ?? null) === null)
    throw new AppError('invalid', { fields: { longitude: 'required' } })
}

interface Dates {
  startMonth?: string | null
  deliveryMonth?: string | null
}

function requireDelivery({ startMonth, deliveryMonth }: Dates) {
  if (startMonth && deliveryMonth && deliveryMonth < startMonth)
    throw new AppError('invalid', { fields: { deliveryMonth: 'before_start' } })
}
