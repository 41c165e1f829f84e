import type { Owned } from './adminCalls.ts'

const signedInUsers = { visitor: 401, other: 200, owner: 200, admin: 403 }

/** Of the rights matrix. */
export const exportCalls: Record<string, Owned> = {
  'GET /api/export/listings.csv': { about: () => ({}), answers: signedInUsers },
  'GET /api/export/listings.ndjson': { about: () => ({}), answers: signedInUsers },
}
