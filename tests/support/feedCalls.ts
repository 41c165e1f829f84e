import { newId } from '#server/core/ids.ts'
import type { Owned } from './adminCalls.ts'

/** Nobody of the scene has a feed: `feeds.test.ts` has those who do. */
const nobodys = { visitor: 401, other: 404, owner: 404, admin: 403 }

/** Of the rights matrix. */
export const feedCalls: Record<string, Owned> = {
  'GET /api/feeds': { about: () => ({}), answers: { visitor: 401, other: 200, owner: 200, admin: 403 } },
  'POST /api/feeds': {
    about: () => ({ body: { url: 'http://10.0.0.1/feed.xml', format: 'kyero' } }),
    answers: { visitor: 401, other: 422, owner: 422, admin: 403 },
  },
  'POST /api/feeds/check': {
    about: () => ({ body: { url: 'http://10.0.0.1/feed.xml', format: 'kyero' } }),
    answers: { visitor: 401, other: 422, owner: 422, admin: 403 },
  },
  'PATCH /api/feeds/:id': {
    about: () => ({ path: `/api/feeds/${newId()}`, body: { isOn: false } }),
    answers: nobodys,
  },
  'DELETE /api/feeds/:id': { about: () => ({ path: `/api/feeds/${newId()}` }), answers: nobodys },
  'POST /api/feeds/:id/run': {
    about: () => ({ path: `/api/feeds/${newId()}/run`, body: { accept: false } }),
    answers: nobodys,
  },
}
