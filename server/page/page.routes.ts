import type { Express } from 'express'
import type { Context } from '#server/core/context.ts'
import { nonceOf } from '#server/core/security.ts'
import type { Api } from '#server/core/serve.ts'
import { asLanguage, defaultLanguage } from '#shared/language.ts'
import { everywhere, gather } from './boot.ts'
import { type Client, openClient } from './client.ts'
import { scriptJson, writeHtml } from './html.ts'

/** Everything that is neither a call nor a picture: the client's files and the page of every address. */
export function pageRoutes(app: Express, api: Api, { env }: Context): Client {
  const client = openClient(env)
  app.use(client.files)
  app.get('/{*path}', async (request, response) => {
    const language = asLanguage(request.query.lang) ?? defaultLanguage
    const nonce = nonceOf(response)
    const queries = await gather(everywhere(api, request, language))
    const template = await client.template(request.originalUrl)
    const boot = `<script type="application/json" id="boot" nonce="${nonce}">${scriptJson({ language, queries })}</script>`
    response
      .status(200)
      .set('Cache-Control', 'private, no-cache')
      .type('html')
      .end(writeHtml(template, { nonce, language, head: '', boot }))
  })
  return client
}
