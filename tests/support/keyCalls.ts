import type { Owned } from './adminCalls.ts'

/** Of the rights matrix. */
export const keyCalls: Record<string, Owned> = {
  'GET /api/keys': { about: () => ({}), answers: { visitor: 401, other: 200, owner: 200, admin: 403 } },
  'POST /api/keys': {
    about: () => ({ body: { name: 'CRM', scopes: ['listings:read'] } }),
    answers: { visitor: 401, other: 201, owner: 201, admin: 403 },
  },
  'DELETE /api/keys/:id': {
    about: () => ({ path: '/api/keys/none' }),
    answers: { visitor: 401, other: 404, owner: 404, admin: 403 },
  },
}
