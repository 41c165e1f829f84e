import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import { templatesApi } from '#shared/inquiries/templates.ts'
import { changeTemplate, listTemplates, removeTemplate, saveTemplate } from './templates.service.ts'

export function templatesRoutes(api: Api, { db }: Context): void {
  api.serve(templatesApi.list, ({ actor }) => listTemplates(db, actor))
  api.serve(templatesApi.save, ({ actor, body, creationId }) => saveTemplate(db, body, actor, creationId))
  api.serve(templatesApi.change, ({ actor, body, params }) => changeTemplate(db, params.id, body, actor))
  api.serve(templatesApi.remove, async ({ actor, params }) => {
    await removeTemplate(db, params.id, actor)
    return undefined
  })
}
