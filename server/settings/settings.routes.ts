import type { Context } from '#server/core/context.ts'
import { createMemo, type Freshness } from '#server/core/database/memo.ts'
import { mapStylesOf } from '#server/core/http/mapStyles.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { PublicSettings } from '#shared/settings/settings.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { readPublicSettings } from './settings.service.ts'

export function settingsRoutes(api: Api, { database, env }: Context, freshness: Freshness): void {
  // Every page has them.
  const memo = createMemo<PublicSettings>(freshness, { maxSize: 1 })
  api.serve(settingsApi.public, () => memo('public', () => readPublicSettings(database.reads, env)))
  api.serve(settingsApi.map, async () => ({ styles: mapStylesOf(env) }))
}
