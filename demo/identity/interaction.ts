import express, { type Request, type Response } from 'express'
import type { Provider } from 'oidc-provider'
import { run } from '#server/auth/sessions.ts'
import { seeOther } from '#server/core/http/redirect.ts'
import { languageOf } from '#server/core/http/requestLanguage.ts'
import { signInFailurePath } from '#shared/auth.ts'
import { asLanguage } from '#shared/core/language.ts'
import { accountName, type Person } from './account.ts'
import { signInPage } from './page.ts'

const readForm = express.urlencoded({ extended: false, limit: '2kb' })

/** False for other requests. */
export function createInteraction(people: readonly Person[], mountPath: string) {
  return async (provider: Provider, request: Request, response: Response): Promise<boolean> => {
    if (!/^\/interaction\/[\w-]+$/.test(request.path)) return false
    response.set('Cache-Control', 'no-store')
    const details = await provider.interactionDetails(request, response).catch(() => undefined)
    if (!details) {
      seeOther(response, signInFailurePath('failed'))
      return true
    }
    const language = asLanguage(details.params.ui_locales) ?? languageOf(request)
    const show = (typed?: string) =>
      response.type('html').send(
        signInPage({
          language,
          action: mountPath + request.path,
          people,
          typed,
        }),
      )
    if (request.method !== 'POST') {
      show()
      return true
    }
    await run(readForm, request, response)
    const { account, cancel } = readBody(request.body)
    const name = accountName(account)
    if (cancel !== undefined) await finish({ error: 'access_denied', error_description: 'cancelled' })
    else if (name) await finish({ login: { accountId: name } })
    else show(account)
    return true

    async function finish(result: Parameters<Provider['interactionFinished']>[2]): Promise<void> {
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    }
  }
}

function readBody(body: unknown): { account: string; cancel: string | undefined } {
  const fields = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}))
  const text = (name: string) => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? value.slice(0, 100) : undefined
  }
  return { account: text('account') || text('person') || '', cancel: text('cancel') }
}
