import type { Owned } from './adminCalls.ts'

/** Nobody of the scene works for an agency: `developments.test.ts` has the callers who do. */
const nobodys = { visitor: 401, other: 404, owner: 404, admin: 404 }
const about = (path: string, body?: object) => () => ({ path, ...(body && { body }) })
const path = '/api/developments/none'
const unit = `${path}/units/none`
const tower = { name: 'Torre Tajy', city: 'Luque', stage: 'off_plan' }

/** Of the rights matrix. */
export const developmentCalls: Record<string, Owned> = {
  'GET /api/agencies/:id/developments': {
    about: about('/api/agencies/none/developments'),
    answers: { ...nobodys, admin: 200 },
  },
  'POST /api/agencies/:id/developments': {
    about: about('/api/agencies/none/developments', tower),
    answers: nobodys,
  },
  'GET /api/developments/:id/team': { about: about(`${path}/team`), answers: nobodys },
  'GET /api/developments/:id/team/units': { about: about(`${path}/team/units`), answers: nobodys },
  'PATCH /api/developments/:id': { about: about(path, { description: 'Otra' }), answers: nobodys },
  'DELETE /api/developments/:id': { about: about(path), answers: nobodys },
  'POST /api/developments/:id/units': {
    about: about(`${path}/units`, { units: [{ floor: 1, number: '101', typeId: 'none' }] }),
    answers: nobodys,
  },
  'POST /api/developments/:id/units/sheet': {
    about: about(`${path}/units/sheet`, { sheet: 'piso;unidad', isDryRun: true }),
    answers: nobodys,
  },
  'PATCH /api/developments/:id/units/:unitId': { about: about(unit, { floor: 2 }), answers: nobodys },
  'DELETE /api/developments/:id/units/:unitId': { about: about(unit), answers: nobodys },
  'POST /api/developments/:id/units/:unitId/hold': {
    about: about(`${unit}/hold`, { name: 'Ana' }),
    answers: nobodys,
  },
  'POST /api/developments/:id/units/:unitId/release': { about: about(`${unit}/release`), answers: nobodys },
  'POST /api/developments/:id/units/:unitId/sell': {
    about: about(`${unit}/sell`, { name: 'Ana' }),
    answers: nobodys,
  },
  'GET /api/developments/:id/units/:unitId/history': { about: about(`${unit}/history`), answers: nobodys },
}
