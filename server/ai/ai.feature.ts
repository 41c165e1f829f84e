import type { Context } from '#server/core/context.ts'
import type { Feature } from '#server/core/feature.ts'
import { answerLink, chatAnswer, chatEntry } from '#shared/ai/ai.ts'
import { aiRoutes } from './ai.routes.ts'
import { mcpRoutes } from './mcp/mcp.routes.ts'

export const aiFeature: Feature<{ context: Context }> = {
  name: 'ai',
  schemas: { ChatEntry: chatEntry, ChatAnswer: chatAnswer, AnswerLink: answerLink },
  create: ({ context }) => ({
    routes: (api) => aiRoutes(api, context),
    pages: (app, api, limit) => mcpRoutes(app, api, limit, context),
  }),
}
