import type { Owned } from './adminCalls.ts'

const ofNone =
  (path = '') =>
  () => ({ path: `/api/agencies/none${path}` })
/** Nobody of the scene works for an agency: `agencies.test.ts` has the callers who do. */
const nobodys = { visitor: 401, other: 404, owner: 404, admin: 403 }

/** Of the rights matrix. */
export const agencyCalls: Record<string, Owned> = {
  'POST /api/agencies': {
    about: () => ({ body: { name: 'Tajy Propiedades', city: 'Luque' } }),
    answers: { visitor: 401, other: 201, owner: 201, admin: 403 },
  },
  'GET /api/agencies/mine': {
    about: () => ({}),
    answers: { visitor: 401, other: 200, owner: 200, admin: 403 },
  },
  'PATCH /api/agencies/:id': {
    about: () => ({ path: '/api/agencies/none', body: { description: 'Otra' } }),
    answers: nobodys,
  },
  'GET /api/agencies/:id/members': { about: ofNone('/members'), answers: nobodys },
  'PATCH /api/agencies/:id/members/:userId': {
    about: ({ ids }) => ({ path: `/api/agencies/none/members/${ids.owner}`, body: { role: 'owner' } }),
    answers: nobodys,
  },
  'DELETE /api/agencies/:id/members/:userId': {
    about: ({ ids }) => ({ path: `/api/agencies/none/members/${ids.owner}` }),
    answers: nobodys,
  },
  'GET /api/agencies/:id/invitations': { about: ofNone('/invitations'), answers: nobodys },
  'POST /api/agencies/:id/invitations': {
    about: () => ({ path: '/api/agencies/none/invitations', body: { email: 'a@mail.test', role: 'agent' } }),
    answers: nobodys,
  },
  'DELETE /api/agencies/:id/invitations/:invitationId': {
    about: ofNone('/invitations/none'),
    answers: nobodys,
  },
  'GET /api/agencies/:id/listings': { about: ofNone('/listings'), answers: nobodys },
  'GET /api/agencies/:id/figures': { about: ofNone('/figures'), answers: nobodys },
  'GET /api/invitations/:token': {
    about: () => ({ path: '/api/invitations/none' }),
    answers: { visitor: 404, other: 404, owner: 404, admin: 404 },
  },
  'POST /api/invitations/:token/accept': {
    about: () => ({ path: '/api/invitations/none/accept' }),
    answers: nobodys,
  },
}
