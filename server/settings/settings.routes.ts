import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { readPublicSettings } from './settings.service.ts'

export function settingsRoutes(api: Api, { database, env }: Context): void {
  api.serve(settingsApi.public, () => readPublicSettings(database.reads, env))
}
