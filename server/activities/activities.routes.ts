import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import { activitiesApi, defaultActivities } from '#shared/activities.ts'
import { countActivities, cursorAfter, findActivities } from './activities.queries.ts'
import { toActivity } from './activities.service.ts'

const maxCounted = 10_000

export function activitiesRoutes(api: Api, { db }: Context): void {
  api.servePage(activitiesApi.list, async ({ query }) => {
    const { cursor, limit = defaultActivities, ...filters } = query
    const [rows, total] = await Promise.all([
      findActivities(db, filters, { cursor, limit: limit + 1 }),
      countActivities(db, filters, maxCounted),
    ])
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(toActivity),
      total: Math.min(total, maxCounted),
      totalIsCapped: total > maxCounted,
      ...(last && { next: cursorAfter(last) }),
    }
  })
}
