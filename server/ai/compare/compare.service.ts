import { type Answering, answerEitherWay } from '#server/ai/fallback.ts'
import { AppError } from '#server/core/errors.ts'
import type { Api, InternalCall } from '#server/core/http/serve.ts'
import type { Comparison } from '#shared/ai/ai.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { toCompared } from './compared.ts'
import { analyze } from './localAnalysis.ts'
import { analyzeByModel } from './modelAnalysis.ts'
import { suits } from './suits.ts'
import { comparisonTexts } from './texts.ts'

type Asking = Pick<InternalCall<typeof listingsApi.batch>, 'actor' | 'language' | 'request'> & {
  signal: AbortSignal
}

/** Throws `invalid` for a missing listing. */
export async function compareListings(
  { api, ...answering }: Answering & { api: Pick<Api, 'callInternally'> },
  ids: string[],
  { signal, ...caller }: Asking,
): Promise<Comparison> {
  const { language } = caller
  const properties = await api.callInternally(listingsApi.batch, { ...caller, body: { ids } })
  if (properties.length < ids.length) throw new AppError('invalid', { fields: { propertyIds: 'invalid' } })
  const all = toCompared(properties, language, comparisonTexts[language])
  // Private listings are not sent to a model.
  const isPublic = properties.every(({ status }) => status !== 'draft' && status !== 'pending')
  const { answer, source } = await answerEitherWay(
    isPublic ? answering : { ...answering, model: undefined },
    {
      signal,
      byModel: (model) => analyzeByModel(model, all, { language, signal }),
      locally: () => analyze(all, language),
    },
  )
  // By rules, whoever wrote the rest.
  const known = suits(all, language).filter((one) => one !== undefined)
  return { properties, analysis: answer && { ...answer, suits: known }, source }
}
