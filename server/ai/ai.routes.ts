import type { Context } from '#server/core/context.ts'
import type { PacedBounds } from '#server/core/http/limits/pacedQueue.ts'
import type { Api } from '#server/core/http/serve.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import { createAssistant } from './ai.service.ts'
import { compareListings } from './compare/compare.service.ts'
import { improveDescription } from './descriptions/improve.service.ts'
import { translateTexts } from './descriptions/translate.service.ts'
import { createLimits } from './limits.ts'
import { gateLocal } from './local/gateLocal.ts'
import { localEngine } from './local/localEngine.ts'
import type { Model } from './model/model.ts'
import { createModelEngine } from './model/modelEngine.ts'
import type { Usage } from './usage/usage.service.ts'

export interface AssistantNeeds {
  model: Model | undefined
  usage: Usage
  localBounds?: Partial<PacedBounds> | undefined
}

export function aiRoutes(api: Api, context: Context, { model, usage, localBounds }: AssistantNeeds): void {
  const { log, fallbacks } = context
  const local = gateLocal(localEngine, localBounds)
  const engines = model ? [createModelEngine(model), local] : [local]
  const assistant = createAssistant(api, { fallbacks, usage, engines })
  const answering = { model, usage, fallbacks }
  const limit = createLimits(context)

  api.serveStream(aiApi.chat, async ({ body, ...asking }) => {
    await limit(asking)
    return assistant.answer(body, asking)
  })
  api.serveStream(aiApi.generalChat, async ({ body, ...asking }) => {
    await limit(asking)
    return assistant.answer(body, asking)
  })
  api.serveStream(aiApi.compare, async ({ body, actor, language, request, signal }) => {
    await limit({ actor, request })
    return compareListings({ api, ...answering }, body.propertyIds, { actor, language, request, signal })
  })
  api.serveStream(aiApi.improve, async ({ body, signal, ...asking }) => {
    await limit(asking)
    return improveDescription(answering, body, signal)
  })
  api.serveStream(aiApi.translate, async ({ body, signal, ...asking }) => {
    await limit(asking)
    return translateTexts({ model, usage, log }, body, signal)
  })
}
