import type { Owned } from './adminCalls.ts'

/** Nobody of the scene works for an agency: `boosts.test.ts` has the callers who do. */
const nobodys = { visitor: 401, other: 404, owner: 404, admin: 403 }
const about = (path: string) => () => ({ path })
const one = '/api/agencies/none/boosts/none'

/** Of the rights matrix. */
export const boostCalls: Record<string, Owned> = {
  'GET /api/agencies/:id/boosts': { about: about('/api/agencies/none/boosts'), answers: nobodys },
  'PUT /api/agencies/:id/boosts/:listingId': { about: about(one), answers: nobodys },
  'DELETE /api/agencies/:id/boosts/:listingId': { about: about(one), answers: nobodys },
}
