import type { docs as model } from '../es/docs.ts'

export const docs: typeof model = {
  title: 'The Óga API',
  intro:
    'JSON in and out. Errors are {error, code, fields?} in the language of Accept-Language or ?lang. Paged lists say how many there are in X-Total-Count and where they go on in Link.',
  machine: 'The same document as OpenAPI 3.1',
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
