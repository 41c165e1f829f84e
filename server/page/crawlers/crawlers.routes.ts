import type { Express, Request } from 'express'
import type { Context } from '#server/core/context.ts'
import { sendResponse } from '#server/core/http/cache/sendResponse.ts'
import { originOf } from '#server/core/http/origin.ts'
import { languageOf } from '#server/core/http/requestLanguage.ts'
import { machinePaths } from '#shared/developers/endpoints.ts'
import { paths } from '#shared/paths.ts'
import { llmsText } from './llms.ts'
import { createSitemaps } from './sitemap.service.ts'

export function crawlerRoutes(app: Express, { env, database }: Context): void {
  const sitemaps = createSitemaps(database)
  app.get(['/sitemap.xml', '/sitemap/:file.xml'], async (request: Request<{ file?: string }>, response) => {
    const answer = await sitemaps.read(request.params.file ?? 'index', originOf(request, env))
    response.set('Cache-Control', 'public, max-age=3600')
    await sendResponse(request, response, answer, true)
  })

  app.get('/robots.txt', (request, response) => {
    const lines = [
      'User-agent: *',
      `Allow: ${machinePaths.docs}`,
      `Allow: ${machinePaths.openapi}`,
      'Disallow: /api/',
      '',
      `Sitemap: ${originOf(request, env)}/sitemap.xml`,
      '',
    ]
    response.set('Cache-Control', 'public, max-age=86400').type('text').send(lines.join('\n'))
  })
  app.get(machinePaths.llms, (request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').vary('Accept-Language')
    response.type('text').send(llmsText(originOf(request, env), languageOf(request)))
  })
  app.get('/.well-known/security.txt', (request, response) => {
    const origin = originOf(request, env)
    const expires = new Date(Date.now() + 180 * 86_400_000).toISOString()
    const lines = [
      `Contact: ${origin}${paths.contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: es, en',
      '',
    ]
    response.set('Cache-Control', 'public, max-age=86400').type('text').send(lines.join('\n'))
  })
}
