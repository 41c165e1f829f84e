import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { answerLink, chatAnswer, chatEntry } from '#shared/ai/ai.ts'
import { type AssistantNeeds, aiRoutes } from './ai.routes.ts'
import { guidesRoutes } from './guides/guides.routes.ts'
import { mcpRoutes } from './mcp/mcp.routes.ts'

interface Services {
  context: Context
  assistant: AssistantNeeds
}

export const aiFeature: Feature<Services> = {
  name: 'ai',
  schemas: { ChatEntry: chatEntry, ChatAnswer: chatAnswer, AnswerLink: answerLink },
  create: ({ context, assistant }) => ({
    routes(api) {
      aiRoutes(api, context, assistant)
      guidesRoutes(api)
    },
    pages: (app, api, limit) => mcpRoutes(app, api, limit, context),
    flush: assistant.usage.flush,
  }),
}
