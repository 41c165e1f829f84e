import type { ActivityActor } from '#server/activities/activities.service.ts'
import { actingAdministrator, moveAdministrators } from '#server/administrators/administrators.service.ts'
import { changeAgency, createAgency, lockAgency, removeAgency } from '#server/agencies/agencies.service.ts'
import {
  changeAgent,
  createAgent,
  listAgents,
  moveAgents,
  removeAgent,
  restoreAgent,
} from '#server/agencies/agents.service.ts'
import { moveMembers } from '#server/agencies/members.service.ts'
import { setPlan } from '#server/boosts/boosts.service.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, adminIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { words } from '#server/core/words.ts'
import { moveDevelopments } from '#server/developments/developments.service.ts'
import { moveConversations } from '#server/inquiries/holding/departures.ts'
import { moveListings } from '#server/listings/moderation/moderation.service.ts'
import { agenciesApi, agentsApi } from '#shared/admin/agents.ts'
import type { Language } from '#shared/core/language.ts'
import { listAgencies, readAgency, requireUnused } from './agencies.queries.ts'

/** By administrator. */
const creationLimit = { points: 300, seconds: 3600 }

export function agentsRoutes(api: Api, context: Context): void {
  const { db } = context
  const limit = createSharedLimit(context, 'agents', creationLimit)
  const change = <T>(actor: Actor, work: (tx: Db, by: ActivityActor) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => work(tx, await actingAdministrator(tx, actor)))

  api.serve(agentsApi.list, () => listAgents(db))
  api.serve(agentsApi.create, async ({ body, actor, creationId }) => {
    await limit(adminIdOf(actor))
    return change(actor, (tx, by) => createAgent(tx, body, by, creationId))
  })
  api.serve(agentsApi.change, ({ params, body, actor }) =>
    change(actor, (tx, by) => changeAgent(tx, params.id, body, by)),
  )
  api.serve(agentsApi.remove, async ({ params, actor }) => {
    await change(actor, (tx, by) => removeAgent(tx, params.id, by))
    return undefined
  })
  api.serve(agentsApi.restore, ({ params, actor }) =>
    change(actor, (tx, by) => restoreAgent(tx, params.id, by)),
  )

  api.serve(agenciesApi.list, () => listAgencies(db))
  api.serve(agenciesApi.create, async ({ body, actor, creationId }) => {
    await limit(adminIdOf(actor))
    return change(actor, async (tx, by) => readAgency(tx, await createAgency(tx, body, by, creationId)))
  })
  api.serve(agenciesApi.change, ({ params, body, actor }) =>
    change(actor, async (tx, by) => {
      const { plan, ...agency } = body
      await changeAgency(tx, params.id, agency, by)
      if (plan) await setPlan(tx, params.id, plan, by)
      return readAgency(tx, params.id)
    }),
  )
  api.serve(agenciesApi.remove, async ({ params, query, actor }) => {
    await change(actor, async (tx, by) => {
      const agency = await lockAgency(tx, params.id)
      if (query.moveTo === undefined) await requireUnused(tx, agency.id)
      const movedTo = query.moveTo === undefined ? undefined : await moveAll(tx, agency.id, query.moveTo)
      await removeAgency(tx, agency, by, movedTo === undefined ? undefined : { movedTo: [null, movedTo] })
    })
    return undefined
  })
}

/** Returns the agency's name. Throws `not_found` and `conflict`. */
async function moveAll(tx: Db, from: string, to: string): Promise<string | null> {
  const because = (reason: 'agencyToItself' | 'noSuchAgency') => ({
    sentence: (language: Language) => words(language).errors[reason],
  })
  if (to === from) throw new AppError('conflict', because('agencyToItself'))
  if (to !== 'none' && (await listAgencies(tx, to)).length === 0)
    throw new AppError('not_found', because('noSuchAgency'))
  const target = to === 'none' ? undefined : await lockAgency(tx, to)
  for (const move of [
    moveAgents,
    moveMembers,
    moveAdministrators,
    moveDevelopments,
    moveListings,
    moveConversations,
  ])
    await move(tx, from, target?.id ?? null)
  return target?.name ?? null
}
