import { expect, it } from 'vitest'
import { languageOf } from './requestLanguage.ts'

it.each([
  [undefined, undefined, 'es'],
  [undefined, 'en', 'en'],
  [undefined, 'en-US,en;q=0.9,es;q=0.8', 'en'],
  [undefined, 'es-PY,en;q=0.9', 'es'],
  [undefined, 'en;q=0.2, es;q=0.9', 'es'],
  [undefined, 'fr, en;q=0', 'es'],
  [undefined, 'fr-FR, de', 'es'],
  [undefined, 'est', 'es'],
  [undefined, ';;;q=,,', 'es'],
  ['en', 'es', 'en'],
  ['xx', 'en', 'en'],
  [['en', 'es'], 'es', 'es'],
])(
  'with ?lang=%j and Accept-Language %j, when an answer is written, it is in %s',
  (lang, header, language) => {
    expect(
      languageOf({ query: lang === undefined ? {} : { lang }, headers: { 'accept-language': header } }),
    ).toBe(language)
  },
)
