import type { Owned } from './adminCalls.ts'

const ofNone =
  (path = '', body?: object) =>
  () => ({ path: `/api/imports/none${path}`, ...(body && { body }) })
/** Nobody of the scene brought a sheet: `imports.test.ts` has the callers who did. */
const nobodys = { visitor: 401, other: 404, owner: 404, admin: 403 }

/** Of the rights matrix. */
export const importCalls: Record<string, Owned> = {
  'POST /api/imports': {
    about: () => ({}),
    answers: { visitor: 401, other: 415, owner: 415, admin: 403 },
  },
  'GET /api/imports': {
    about: () => ({}),
    answers: { visitor: 401, other: 200, owner: 200, admin: 403 },
  },
  'GET /api/imports/:id': { about: ofNone(), answers: nobodys },
  'PUT /api/imports/:id/mapping': {
    about: ofNone('/mapping', { columns: ['title'], source: 'Lista' }),
    answers: nobodys,
  },
  'GET /api/imports/:id/rows': { about: ofNone('/rows'), answers: nobodys },
  'GET /api/imports/:id/refused': { about: ofNone('/refused'), answers: nobodys },
  'PATCH /api/imports/:id/rows/:row': {
    about: () => ({ path: '/api/imports/none/rows/2', body: { take: ['title'] } }),
    answers: nobodys,
  },
  'GET /api/listings/:id/source': {
    about: ({ ids }) => ({ path: `/api/listings/${ids.active}/source` }),
    answers: { visitor: 401, other: 403, owner: 200, admin: 403 },
  },
  'PUT /api/listings/:id/source': {
    about: ({ ids }) => ({ path: `/api/listings/${ids.active}/source`, body: { locks: ['price'] } }),
    answers: { visitor: 401, other: 403, owner: 404, admin: 403 },
  },
  'POST /api/imports/:id/run': { about: ofNone('/run', { withdraw: false }), answers: nobodys },
  'POST /api/imports/:id/pause': { about: ofNone('/pause'), answers: nobodys },
  'POST /api/imports/:id/stop': { about: ofNone('/stop'), answers: nobodys },
  'POST /api/imports/:id/undo': { about: ofNone('/undo'), answers: nobodys },
}
