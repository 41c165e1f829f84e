import type { Context } from '#server/core/context.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'
import { type Developer, requireDeveloper, requireDeveloperOf } from './developments.policy.ts'
import { listOfAgency, readTeamDevelopment } from './developments.read.ts'
import { changeDevelopment, createDevelopment, removeDevelopment } from './developments.service.ts'
import { holdUnit, readHistory, releaseUnit, sellUnit } from './holds.service.ts'
import { importSheet } from './sheet/sheet.service.ts'
import { addUnits, changeUnit, readTeamUnits, removeUnit } from './units.service.ts'

const writeLimit: Limit = { points: 600, seconds: 3600 }

/** For the agency whose development it is, and administrators. */
export function teamRoutes(api: Api, context: Context): void {
  const { db } = context
  const limitWrites = createSharedLimit(context, 'developments-write', writeLimit)
  const limited = async (developer: Developer) => {
    await limitWrites(developer.id)
    return developer
  }

  api.serve(teamDevelopmentsApi.ofAgency, async ({ params, actor }) => {
    requireDeveloper(actor, params.id)
    return listOfAgency(db, params.id)
  })
  api.serve(teamDevelopmentsApi.create, async ({ params, actor, body, creationId }) => {
    const by = await limited(requireDeveloper(actor, params.id))
    return readTeamDevelopment(db, await createDevelopment(db, params.id, body, by, creationId))
  })
  api.serve(teamDevelopmentsApi.one, async ({ params, actor }) => {
    await requireDeveloperOf(db, actor, params.id)
    return readTeamDevelopment(db, params.id)
  })
  api.serve(teamDevelopmentsApi.change, async ({ params, actor, body }) => {
    const by = await limited(await requireDeveloperOf(db, actor, params.id))
    await changeDevelopment(db, params.id, body, by)
    return readTeamDevelopment(db, params.id)
  })
  api.serve(teamDevelopmentsApi.remove, async ({ params, actor }) => {
    const by = await limited(await requireDeveloperOf(db, actor, params.id, 'remove'))
    await removeDevelopment(db, params.id, by)
    return undefined
  })
  unitRoutes(api, context, limited)
}

function unitRoutes(api: Api, { db }: Context, limited: (developer: Developer) => Promise<Developer>): void {
  const { units, addUnits: add, sheet, changeUnit: change, removeUnit: remove } = teamDevelopmentsApi
  const { hold, release, sell, history } = teamDevelopmentsApi
  api.serve(units, async ({ params, actor }) => {
    await requireDeveloperOf(db, actor, params.id)
    return readTeamUnits(db, params.id)
  })
  api.serve(add, async ({ params, actor, body, creationId }) => {
    await limited(await requireDeveloperOf(db, actor, params.id))
    await addUnits(db, params.id, body.units, creationId)
    return { added: body.units.length }
  })
  api.serve(sheet, async ({ params, actor, body }) => {
    const by = await limited(await requireDeveloperOf(db, actor, params.id))
    return importSheet(db, params.id, body, by)
  })
  api.serve(change, async ({ params, actor, body }) => {
    await limited(await requireDeveloperOf(db, actor, params.id))
    return changeUnit(db, params.id, params.unitId, body)
  })
  api.serve(remove, async ({ params, actor }) => {
    await limited(await requireDeveloperOf(db, actor, params.id))
    await removeUnit(db, params.id, params.unitId)
    return undefined
  })

  const placeOf = ({ id, unitId }: { id: string; unitId: string }) => ({ developmentId: id, unitId })
  api.serve(hold, async ({ params, actor, body }) => {
    const by = await limited(await requireDeveloperOf(db, actor, params.id))
    return holdUnit(db, placeOf(params), body.name, by)
  })
  api.serve(release, async ({ params, actor }) => {
    const by = await limited(await requireDeveloperOf(db, actor, params.id))
    return releaseUnit(db, placeOf(params), by)
  })
  api.serve(sell, async ({ params, actor, body }) => {
    const by = await limited(await requireDeveloperOf(db, actor, params.id, 'assign'))
    return sellUnit(db, placeOf(params), body.name, by)
  })
  api.serve(history, async ({ params, actor }) => {
    await requireDeveloperOf(db, actor, params.id)
    return readHistory(db, placeOf(params))
  })
}
