import type { Language } from '#shared/language.ts'

const es = {
  title: 'La API de Óga',
  intro:
    'JSON de ida y de vuelta. Los errores son {error, code, fields?} en el idioma de Accept-Language o de ?lang. Las listas por páginas dicen cuántos hay en X-Total-Count y dónde sigue en Link.',
  machine: 'El mismo documento en OpenAPI 3.1',
  other: 'English',
  calls: 'Llamadas',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answers: 'Respuestas',
  required: 'obligatorio',
  schemas: 'Formas',
  access: {
    anyone: 'Para todos',
    user: 'Con sesión',
    admin: 'Administradores',
    either: 'Con sesión o administradores',
  },
}

const en: typeof es = {
  title: 'The Óga API',
  intro:
    'JSON in and out. Errors are {error, code, fields?} in the language of Accept-Language or ?lang. Paged lists say how many there are in X-Total-Count and where they go on in Link.',
  machine: 'The same document as OpenAPI 3.1',
  other: 'Español',
  calls: 'Calls',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  required: 'required',
  schemas: 'Shapes',
  access: {
    anyone: 'Anyone',
    user: 'Signed in',
    admin: 'Administrators',
    either: 'Signed in or administrators',
  },
}

/** The words of the API's page. They stay on the server, so the site's bundle does not carry them. */
export const docsWords: Record<Language, typeof es> = { es, en }
