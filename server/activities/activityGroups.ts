import type { Db } from '#server/core/database/database.ts'
import { type Activity, type ActivityFilters, groupedEvents } from '#shared/activities.ts'
import { type ActivityRow, cursorAfter } from './activities.queries.ts'
import { inBatches, toActivity } from './activities.service.ts'

export interface ActivityPage {
  items: Activity[]
  next?: string
}

/** Of one person, between two other activities; the first is the newest. */
type Group = [ActivityRow, ...ActivityRow[]]

const batchSize = 100
/** Rows, so that a page of many sign-ins ends. */
const maxRead = 2000

/** A page of at most `limit` groups. Throws `bad_cursor`. */
export async function activityGroups(
  db: Db,
  filters: ActivityFilters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ActivityPage> {
  const groups: Group[] = []
  let open = new Map<string, Group>()
  let last: ActivityRow | undefined
  let read = 0
  for await (const rows of inBatches(db, filters, { cursor, limit: batchSize }))
    for (const row of rows) {
      const isGrouped = row.event !== null && groupedEvents.includes(row.event)
      const person = `${row.actorKind} ${row.actorId}`
      const group = isGrouped ? open.get(person) : undefined
      if ((last && !group && groups.length === limit) || read === maxRead) return pageOf(groups, last)
      if (group) group.push(row)
      else groups.push([row])
      const newest = groups.at(-1)
      if (!isGrouped) open = new Map()
      else if (!group && newest) open.set(person, newest)
      last = row
      read += 1
    }
  return pageOf(groups, undefined)
}

function pageOf(groups: readonly Group[], last: ActivityRow | undefined): ActivityPage {
  return { items: groups.map(toGroup), ...(last && { next: cursorAfter(last) }) }
}

/** Told by its sign-ins, where there are any. */
function toGroup(rows: Group): Activity {
  const [shown = rows[0], ...others] = rows.some(isSignIn) ? rows.filter(isSignIn) : rows
  const oldest = others.at(-1)
  return {
    ...toActivity(shown),
    ...(oldest && { repeated: { times: others.length + 1, since: oldest.createdAt.toISOString() } }),
  }
}

const isSignIn = ({ event }: ActivityRow) => event === 'sign_in'
