import type { Request } from 'express'
import { asLanguage, defaultLanguage, type Language } from '#shared/core/language.ts'

/** The language of an answer: `?lang`, else the first that `Accept-Language` names and we speak, else Spanish. */
export function languageOf(request: Pick<Request, 'query' | 'headers'>): Language {
  return asLanguage(request.query.lang) ?? acceptedLanguage(request.headers)
}

/** The first that `Accept-Language` names and we speak, else Spanish. */
export function acceptedLanguage(headers: Request['headers']): Language {
  const ranked = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const quality = Number(rest.join(';').match(/q=([\d.]+)/)?.[1] ?? 1)
      return { language: asLanguage(tag.slice(0, 3).replace(/-$/, '')), quality }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return ranked.find((one) => one.language)?.language ?? defaultLanguage
}
