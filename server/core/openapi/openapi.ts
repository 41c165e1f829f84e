import type { core } from 'zod'
import type { Context } from '#server/core/context.ts'
import { cookieNames } from '#server/core/http/cookies.ts'
import { refuseOtherMethods } from '#server/core/http/mountRoutes.ts'
import { languageOf } from '#server/core/http/requestLanguage.ts'
import { hashOf, pagePolicy } from '#server/core/http/security.ts'
import type { Api } from '#server/core/http/serve.ts'
import { openapiApi } from '#shared/core/openapi.ts'
import { docsStyle } from './docs.style.ts'
import { docsPage } from './docsPage.ts'
import { describeApi, type OpenapiDocument } from './openapiDocument.ts'

interface Described {
  /** Named ones. */
  schemas: Record<string, core.$ZodType>
  /** Bodies sent to others' endpoints, by type. */
  webhooks: Record<string, core.$ZodType>
}

export function openapiRoutes(api: Api, { env }: Context, named: Described): void {
  let described: OpenapiDocument | undefined
  const document = () => {
    described ??= describeApi(api.endpoints, named, {
      serverUrl: env.PUBLIC_URL ?? '/',
      cookies: cookieNames(env),
    })
    return described
  }
  api.serve(openapiApi.document, async () => ({ ...document() }))

  const policy = pagePolicy(env, { scripts: [], styles: [hashOf(docsStyle.text)] })
  api.router.get('/api/docs', (request, response) => {
    response.set('Cache-Control', 'private, no-cache').vary('Accept-Language')
    response.set('Content-Security-Policy', policy)
    response.type('html').send(docsPage(document(), languageOf(request)))
  })
  api.router.all('/api/docs', refuseOtherMethods('OPTIONS, GET, HEAD'))
}
