import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { InvestmentFigures } from '#shared/listings/listings.ts'

const median = (column: string, digits: number) =>
  sql.raw(`round(percentile_cont(0.5) within group (order by ${column})::numeric, ${digits})::float8`)

/** Medians over the active listings with an expected return; each over those that state the figure, null where none does. */
export async function readInvestment(db: Db): Promise<InvestmentFigures> {
  const { rows } = await db.execute<InvestmentFigures>(sql`
    select count(*)::int as "count",
      ${median('estimated_roi', 1)} as "medianRoi",
      ${median('occupancy_rate', 1)} as "medianOccupancy",
      ${median('average_daily_rate', 2)} as "medianDailyRate"
    from listings l where l.status = 'active' and l.estimated_roi is not null`)
  const [figures] = rows
  return figures ?? { count: 0, medianRoi: null, medianOccupancy: null, medianDailyRate: null }
}
