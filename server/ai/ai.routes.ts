import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import { createAssistant } from './ai.service.ts'
import { localEngine } from './local/localEngine.ts'

export function aiRoutes(api: Api, { log }: Context): void {
  const assistant = createAssistant(api, log, [localEngine])
  api.serveStream(aiApi.chat, ({ body, ...asking }) => assistant.answer(body, asking))
  api.serveStream(aiApi.generalChat, ({ body, ...asking }) => assistant.answer(body, asking))
}
