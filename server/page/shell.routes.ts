import type { Express } from 'express'
import { brand } from '#shared/brand.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { shellPath } from '#shared/page/shellPath.ts'
import type { Client } from './client/client.ts'
import { writeHtml } from './html.ts'
import { manifestLink } from './meta.ts'
import { createPageBody } from './rendering/pageBody.ts'

/**
 * The page without content: the service worker stores it with its policy, and shows it offline. The client
 * renders it.
 */
export function shellRoutes(app: Express, client: Client, policyOf: (template: string) => string): void {
  app.get(shellPath, async (request, response) => {
    const language = defaultLanguage
    const head = [
      `<title>${brand.name}</title>`,
      '<meta name="robots" content="noindex">',
      manifestLink(language),
      client.scripts.atOnce(),
    ].join('\n    ')
    const template = await client.template(shellPath)
    const html = writeHtml(template, { language, head })
    response.set({ 'Cache-Control': 'private, no-cache', 'Content-Security-Policy': policyOf(template) })
    await createPageBody(html).send(request, response)
  })
}
