import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { agencies } from '#server/agencies/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { media } from '#server/media/media.table.ts'
import type { Media } from '#shared/media/media.ts'
import { pictureUrl } from '#shared/media/mediaUrls.ts'
import { isSlug } from '#shared/page/slug.ts'
import { developmentPictures, developmentSlugs, developments } from './developments.table.ts'
import { developmentUnits, developmentUnitTypes } from './units.table.ts'

export type DevelopmentRow = typeof developments.$inferSelect

const d = developments
const u = developmentUnits

/** A hold that has ended is free. */
export const isHeld = sql<boolean>`(${u.state} = 'held' and ${u.heldUntil} > now())`
export const isFree = sql<boolean>`(${u.state} = 'free' or (${u.state} = 'held' and ${u.heldUntil} <= now()))`

export async function findDevelopment(db: Db, id: string): Promise<DevelopmentRow | undefined> {
  const [row] = await db.select().from(d).where(eq(d.id, id))
  return row
}

/** Published, by the slug that it has, or had before. */
export async function findPublished(db: Db, slug: string) {
  if (!isSlug(slug)) return undefined
  const had = db
    .select({ id: developmentSlugs.developmentId })
    .from(developmentSlugs)
    .where(eq(developmentSlugs.slug, slug))
  const [row] = await db
    .select({ development: d, agency: agencies })
    .from(d)
    .innerJoin(agencies, eq(agencies.id, d.agencyId))
    .where(and(d.isPublished, sql`(${d.slug} = ${slug} or ${d.id} in ${had})`))
    .orderBy(desc(sql`${d.slug} = ${slug}`))
    .limit(1)
  return row
}

const count = (where = sql`true`) => sql<number>`(count(*) filter (where ${where}))::int`
export const unitCounts = {
  units: count(),
  free: count(isFree),
  held: count(isHeld),
  sold: count(sql`${u.state} = 'sold'`),
  fromPrice: sql<number | null>`(min(${u.price}) filter (where ${isFree}))::float8`,
}

/** Of each type. */
export function countUnits(db: Db, developmentId: string) {
  return db
    .select({ typeId: u.typeId, ...unitCounts })
    .from(u)
    .where(eq(u.developmentId, developmentId))
    .groupBy(u.typeId)
}

const picture = {
  id: media.id,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
}
type PictureRow = Pick<Media, 'id' | 'width' | 'height' | 'placeholder'>

export const toMedia = (row: PictureRow, caption: string | null = null, isPrimary = false): Media => ({
  ...row,
  url: pictureUrl(row.id),
  type: 'image',
  caption,
  isPrimary,
})

export function findPictures(db: Db, developmentId: string) {
  const p = developmentPictures
  return db
    .select({ picture, caption: p.caption, month: p.month })
    .from(p)
    .innerJoin(media, eq(media.id, p.mediaId))
    .where(eq(p.developmentId, developmentId))
    .orderBy(asc(p.position))
}

export function findUnitTypes(db: Db, developmentId: string) {
  const t = developmentUnitTypes
  return db
    .select({ type: t, plan: picture })
    .from(t)
    .leftJoin(media, eq(media.id, t.planId))
    .where(eq(t.developmentId, developmentId))
    .orderBy(asc(t.position))
}

/** Newest first. */
export function findOfAgency(db: Db, agencyId: string) {
  return db
    .select({ development: d, ...unitCounts, units: sql<number>`count(${u.id})::int` })
    .from(d)
    .leftJoin(u, eq(u.developmentId, d.id))
    .where(eq(d.agencyId, agencyId))
    .groupBy(d.id)
    .orderBy(desc(d.createdAt), desc(d.id))
}

export const unitColumns = {
  id: u.id,
  floor: u.floor,
  number: u.number,
  typeId: u.typeId,
  orientation: u.orientation,
  price: u.price,
  state: sql<'free' | 'held' | 'sold'>`case when ${isFree} then 'free' else ${u.state} end`,
}
const teamColumns = {
  ...unitColumns,
  heldFor: sql<string | null>`case when not ${isFree} then ${u.heldFor} end`,
  heldUntil: sql<Date | null>`case when ${isHeld} then ${u.heldUntil} end`.mapWith(u.heldUntil),
}

/** From the ground up, by number. */
const inOrder = [asc(u.floor), asc(sql`length(${u.numberKey})`), asc(u.numberKey)]

export function findUnits(db: Db, developmentId: string) {
  return db
    .select(unitColumns)
    .from(u)
    .where(eq(u.developmentId, developmentId))
    .orderBy(...inOrder)
}

export function findTeamUnits(db: Db, developmentId: string, ids?: string[]) {
  return db
    .select(teamColumns)
    .from(u)
    .where(and(eq(u.developmentId, developmentId), ids && inArray(u.id, ids)))
    .orderBy(...inOrder)
}
