import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { agencies } from '#server/agencies/agencies.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { media } from '#server/media/media.table.ts'
import type { DevelopmentCard } from '#shared/developments/developments.ts'
import { toMedia, unitCounts } from './developments.queries.ts'
import { developmentPictures, developments } from './developments.table.ts'
import { developmentUnits, developmentUnitTypes } from './units.table.ts'

const d = developments
const u = developmentUnits
const t = developmentUnitTypes

/** By id. */
export async function readCards(db: Db, ids: string[]): Promise<Map<string, DevelopmentCard>> {
  if (ids.length === 0) return new Map()
  const [rows, pictures] = await Promise.all([findRows(db, ids), findFirstPictures(db, ids)])
  return new Map(
    rows.map(({ id, ...card }) => {
      const picture = pictures.get(id)
      return [id, { ...card, picture: picture ? toMedia(picture, null, true) : null }]
    }),
  )
}

function findRows(db: Db, ids: string[]) {
  return db
    .select({
      id: d.id,
      name: d.name,
      slug: d.slug,
      city: d.city,
      neighborhood: d.neighborhood,
      stage: d.stage,
      deliveryMonth: d.deliveryMonth,
      currency: d.currency,
      agency: agencies.name,
      units: sql<number>`count(${u.id})::int`,
      free: unitCounts.free,
      fromPrice: unitCounts.fromPrice,
      minBedrooms: sql<number | null>`min(${t.bedrooms})`,
      maxBedrooms: sql<number | null>`max(${t.bedrooms})`,
    })
    .from(d)
    .innerJoin(agencies, eq(agencies.id, d.agencyId))
    .leftJoin(t, eq(t.developmentId, d.id))
    .leftJoin(u, eq(u.typeId, t.id))
    .where(inArray(d.id, ids))
    .groupBy(d.id, agencies.name)
}

async function findFirstPictures(db: Db, ids: string[]) {
  const p = developmentPictures
  const { id, width, height, placeholder } = media
  const rows = await db
    .selectDistinctOn([p.developmentId], {
      developmentId: p.developmentId,
      picture: { id, width, height, placeholder },
    })
    .from(p)
    .innerJoin(media, eq(media.id, p.mediaId))
    .where(and(inArray(p.developmentId, ids), isNull(p.month)))
    .orderBy(asc(p.developmentId), asc(p.position))
  return new Map(rows.map((row) => [row.developmentId, row.picture]))
}
