import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Api } from '#server/core/http/serve.ts'
import { isId } from '#server/core/ids.ts'
import { findUser, type UserRow } from '#server/users/users.queries.ts'
import { type PanelUser, panelUsersApi } from '#shared/admin/users.ts'
import { defaultLimit } from '#shared/core/paging.ts'
import { countUsers, cursorAfterUser, findUsers } from './panelUsers.queries.ts'
import { liftSuspension, type SuspensionNeeds, suspendUser } from './suspension.service.ts'

/** Provided by features of a higher rank. */
export interface PanelUserNeeds extends SuspensionNeeds {
  ownedListings(db: Db, userIds: string[]): Promise<Map<string, { total: number; active: number }>>
}

export function panelUsersRoutes(api: Api, { db }: Context, needs: PanelUserNeeds): void {
  api.servePage(panelUsersApi.list, async ({ query: { text, suspended, limit = defaultLimit, cursor } }) => {
    const filters = { text, suspended }
    const [rows, total] = await Promise.all([
      findUsers(db, filters, { cursor, limit: limit + 1 }),
      countUsers(db, filters),
    ])
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: await toPanelUsers(shown),
      total,
      totalIsCapped: false,
      ...(last && { next: cursorAfterUser(last) }),
    }
  })
  api.serve(panelUsersApi.get, ({ params }) => read(params.id))
  api.serve(panelUsersApi.suspend, async ({ params, body, actor }) => {
    await suspendUser(db, params.id, body.reason, actor, needs)
    return read(params.id)
  })
  api.serve(panelUsersApi.lift, async ({ params, actor }) => {
    await liftSuspension(db, params.id, actor, needs)
    return read(params.id)
  })

  async function read(id: string): Promise<PanelUser> {
    const row = isId(id) ? await findUser(db, id) : undefined
    const [user] = row ? await toPanelUsers([row]) : []
    if (!user) throw new AppError('not_found')
    return user
  }

  async function toPanelUsers(rows: UserRow[]): Promise<PanelUser[]> {
    const owned = await needs.ownedListings(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      emailVerified: row.emailVerified,
      profileImageUrl: row.profileImageUrl,
      createdAt: row.createdAt.toISOString(),
      suspendedAt: row.suspendedAt?.toISOString() ?? null,
      suspensionReason: row.suspensionReason,
      listingsCount: owned.get(row.id)?.total ?? 0,
      activeListings: owned.get(row.id)?.active ?? 0,
    }))
  }
}
