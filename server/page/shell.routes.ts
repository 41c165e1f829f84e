import type { Express } from 'express'
import { brand } from '#shared/brand.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { shellPath } from '#shared/page/shellPath.ts'
import { createPageBody, policyOf } from './body/pageBody.ts'
import type { Client } from './client/client.ts'
import { writeHtml } from './html.ts'
import { manifestLink } from './meta.ts'

/**
 * The page without content: the service worker stores it with its policy and nonce, and shows it offline. The
 * client renders it.
 */
export function shellRoutes(app: Express, client: Client): void {
  app.get(shellPath, async (request, response) => {
    const language = defaultLanguage
    const head = [
      `<title>${brand.name}</title>`,
      '<meta name="robots" content="noindex">',
      manifestLink(language),
      client.scripts.atOnce(),
    ].join('\n    ')
    const html = writeHtml(await client.template(shellPath), { language, head, root: '', boot: '' })
    response.set('Cache-Control', 'private, no-cache').type('html')
    await createPageBody(html, policyOf(response)).send(request, response)
  })
}
