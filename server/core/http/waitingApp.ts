import type { Express } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import { healthRoutes } from './monitoring/health.ts'
import { logRequest } from './monitoring/logRequests.ts'
import { nameRequest } from './monitoring/requestId.ts'
import { languageOf } from './requestLanguage.ts'
import { securityHeaders } from './security.ts'
import { sendError } from './sendError.ts'
import { createExpress } from './steps/expressMessages.ts'

/** Answers before there is a database: alive, not ready, and 503 to all else. */
export function waitingApp({ env, log }: Pick<Context, 'env' | 'log'>): Express {
  const app = createExpress()
  app.use((request, response, next) => {
    nameRequest(request, response)
    logRequest(log, request, response)
    next()
  })
  healthRoutes(app, { database: { probe: () => Promise.reject(new AppError('unavailable')) } })
  app.use(securityHeaders(env))
  app.use((request, response) => {
    if (request.path.startsWith('/api/') || !request.accepts('html')) throw new AppError('unavailable')
    const language = languageOf(request)
    const text = words(language).errors.codes.unavailable
    response
      .status(503)
      .set({ 'Retry-After': '2', 'Cache-Control': 'no-store' })
      .vary('Accept-Language')
      .type('html')
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>${brand.name}</title></head><body><h1>${brand.name}</h1><p>${text}</p></body></html>`,
      )
  })
  app.use(sendError(log))
  return app
}
