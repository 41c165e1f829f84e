import type { Request } from 'express'
import { actorOf } from '#server/core/actor.ts'
import type { Api } from '#server/core/serve.ts'
import { currencyApi } from '#shared/currency.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { type QueryKey, queryKey } from '#shared/queryKey.ts'
import { settingsApi } from '#shared/settings.ts'

/** One answer that the first screen needs, under the key that the client asks for. */
export interface BootQuery {
  key: QueryKey
  data: unknown
}

/** Longer than this nobody waits for boot data: the page goes out without what is late. */
const patience = 800

/** Collects a page's boot data: what fails or is late is left out, and the client asks for it itself. */
export async function gather(parts: Promise<BootQuery>[], wait = patience): Promise<BootQuery[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, wait, undefined)
  })
  const settled = await Promise.all(parts.map((part) => Promise.race([part.catch(() => undefined), late])))
  clearTimeout(timer)
  return settled.filter((one) => one !== undefined)
}

/** What every page needs: who is here, the rate, the settings. */
export function everywhere(api: Api, request: Request, language: Language): Promise<BootQuery>[] {
  return [
    Promise.resolve({ key: ['api', 'auth', 'user'], data: null }),
    answerOf(api, currencyApi.rate, request, language),
    answerOf(api, settingsApi.public, request, language),
  ]
}

async function answerOf(
  api: Api,
  endpoint: Endpoint,
  request: Request,
  language: Language,
): Promise<BootQuery> {
  const data = await api.ask(endpoint, { actor: actorOf(request), language, request })
  return { key: queryKey(endpoint), data }
}
