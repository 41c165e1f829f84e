import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, selection, whole } from '#server/core/database/selection.ts'
import type { InvestmentFigures } from '#shared/listings/listings.ts'

const median = (column: string, digits: number) =>
  nullable(
    float(sql.raw(`round(percentile_cont(0.5) within group (order by l.${column})::numeric, ${digits})`)),
  )
const figuresOfAll = selection({
  count: whole(sql`count(*)`),
  medianRoi: median('estimated_roi', 1),
  medianOccupancy: median('occupancy_rate', 1),
  medianDailyRate: median('average_daily_rate', 2),
})

/** Medians, each over the listings that state the figure. */
export async function readInvestment(db: Db): Promise<InvestmentFigures> {
  const [figures] = await figuresOfAll.read(
    db,
    (columns) => sql`
    select ${columns} from listings l where l.status = 'active' and l.estimated_roi is not null`,
  )
  return figures ?? { count: 0, medianRoi: null, medianOccupancy: null, medianDailyRate: null }
}
