import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Api } from '#server/core/http/serve.ts'
import { activitiesApi, defaultActivities, type ActivityFilters as Filters } from '#shared/activities.ts'
import { countActivities, cursorAfter, findActivities } from './activities.queries.ts'
import { toActivity } from './activities.service.ts'
import { type ActivityPage, activityGroups } from './activityGroups.ts'

const maxCounted = 10_000

export function activitiesRoutes(api: Api, { db }: Context): void {
  api.servePage(activitiesApi.list, async ({ query }) => {
    const { cursor, limit = defaultActivities, grouped, ...filters } = query
    const read = grouped ? activityGroups : separateActivities
    const [page, total] = await Promise.all([
      read(db, filters, { cursor, limit }),
      countActivities(db, filters, maxCounted),
    ])
    return {
      ...page,
      total: Math.min(total, maxCounted),
      totalIsCapped: total > maxCounted,
    }
  })
}

async function separateActivities(
  db: Db,
  filters: Filters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ActivityPage> {
  const rows = await findActivities(db, filters, { cursor, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(toActivity), ...(last && { next: cursorAfter(last) }) }
}
