import type { Owned } from './adminCalls.ts'
import type { Scene } from './scene.ts'

const ofOne =
  (path = '') =>
  ({ ids }: Scene) => ({ path: `/api/saved-searches/${ids.savedSearch}${path}` })
const own = (done: number) => ({ visitor: 401, other: 404, owner: done, admin: 403 })
const nobody = { visitor: 404, other: 404, owner: 404, admin: 404 }

/** Of the rights matrix. */
export const savedSearchCalls: Record<string, Owned> = {
  'POST /api/saved-searches': {
    about: () => ({ body: { search: 'city=Luque', frequency: 'daily', email: 'eva@mail.test' } }),
    answers: { visitor: 202, other: 201, owner: 201, admin: 403 },
  },
  'GET /api/saved-searches': {
    about: () => ({}),
    answers: { visitor: 401, other: 200, owner: 200, admin: 403 },
  },
  'PATCH /api/saved-searches/:id': {
    about: (scene) => ({ ...ofOne()(scene), body: { name: 'Otra', status: 'paused' } }),
    answers: own(200),
  },
  'DELETE /api/saved-searches/:id': { about: ofOne(), answers: own(204) },
  'GET /api/saved-searches/:id/news': { about: ofOne('/news'), answers: own(200) },
  'POST /api/saved-searches/:id/seen': { about: ofOne('/seen'), answers: own(204) },
  'POST /api/saved-searches/confirm': {
    about: () => ({ body: { token: 'none' } }),
    answers: nobody,
  },
  'POST /api/saved-searches/unsubscribe': {
    about: () => ({ path: '/api/saved-searches/unsubscribe?token=none' }),
    answers: nobody,
  },
}
