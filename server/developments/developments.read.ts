import { logoUrl } from '#server/agencies/logoUrl.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Development, DevelopmentUnit, UnitType } from '#shared/developments/developments.ts'
import type { ListedDevelopment, TeamDevelopment } from '#shared/developments/teamDevelopments.ts'
import type { Media } from '#shared/media/media.ts'
import {
  countUnits,
  type DevelopmentRow,
  findDevelopment,
  findOfAgency,
  findPictures,
  findPublished,
  findUnits,
  findUnitTypes,
  toMedia,
} from './developments.queries.ts'

/** As visitors see it, by its slug or one that it had. Throws `not_found`. */
export async function readDevelopment(db: Db, slug: string): Promise<Development> {
  const found = await findPublished(db, slug)
  if (!found) throw new AppError('not_found')
  const { development, agency } = found
  const { name, city, whatsapp, languages, verified } = agency
  return {
    ...(await readWhole(db, development)),
    agency: { name, slug: agency.slug, city, logoUrl: logoUrl(agency.logoId), whatsapp, languages, verified },
  }
}

/** Throws `not_found`. */
export async function readTeamDevelopment(db: Db, id: string): Promise<TeamDevelopment> {
  const row = await findDevelopment(db, id)
  if (!row) throw new AppError('not_found')
  const { agencyId, isPublished } = row
  return { ...(await readWhole(db, row)), id, agencyId, isPublished }
}

/** Newest first. */
export async function listOfAgency(db: Db, agencyId: string): Promise<ListedDevelopment[]> {
  const rows = await findOfAgency(db, agencyId)
  return rows.map(({ development, ...counts }) => ({ ...development, ...counts }))
}

async function readWhole(db: Db, row: DevelopmentRow): Promise<Omit<Development, 'agency'>> {
  const [pictures, types, counts] = await Promise.all([
    findPictures(db, row.id),
    findUnitTypes(db, row.id),
    countUnits(db, row.id),
  ])
  const ofType = new Map(counts.map(({ typeId, ...count }) => [typeId, count]))
  const unitTypes: UnitType[] = types.map(({ type, plan }) => {
    const { units = 0, free = 0, fromPrice = null } = ofType.get(type.id) ?? {}
    const { id, name, bedrooms, bathrooms, area, totalArea } = type
    return {
      ...{ id, name, bedrooms, bathrooms, area, totalArea, units, free, fromPrice },
      plan: plan && toMedia(plan),
    }
  })
  const sum = (name: 'units' | 'free' | 'held' | 'sold') =>
    counts.reduce((total, count) => total + count[name], 0)
  const prices = counts.flatMap(({ fromPrice }) => fromPrice ?? [])
  const gallery = pictures.filter(({ month }) => month === null)
  return {
    ...row,
    paymentPlan: planOf(row),
    pictures: gallery.map((one, index) => toMedia(one.picture, one.caption, index === 0)),
    progress: progressOf(pictures),
    unitTypes,
    units: sum('units'),
    free: sum('free'),
    held: sum('held'),
    sold: sum('sold'),
    fromPrice: prices.length > 0 ? Math.min(...prices) : null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function planOf({ downPercent, buildingPercent, instalments, deliveryPercent }: DevelopmentRow) {
  if (downPercent === null || buildingPercent === null || deliveryPercent === null) return null
  return { downPercent, buildingPercent, instalments: instalments ?? 0, deliveryPercent }
}

/** By month, the latest first. */
function progressOf(pictures: Awaited<ReturnType<typeof findPictures>>): Development['progress'] {
  const months = new Map<string, Media[]>()
  for (const { picture, caption, month } of pictures) {
    if (month === null) continue
    const list = months.get(month) ?? []
    list.push(toMedia(picture, caption))
    months.set(month, list)
  }
  return [...months]
    .map(([month, list]) => ({ month, pictures: list }))
    .sort((a, b) => (a.month < b.month ? 1 : -1))
}

/** From the ground up. Throws `not_found`. */
export async function readUnits(db: Db, slug: string): Promise<DevelopmentUnit[]> {
  const found = await findPublished(db, slug)
  if (!found) throw new AppError('not_found')
  return findUnits(db, found.development.id)
}
