import { newId } from '#server/core/ids.ts'
import type { Owned } from './adminCalls.ts'

const nobodys = { visitor: 401, other: 404, owner: 404, admin: 403 }

/** Of the rights matrix: `webhooks.test.ts` has who may do what with another's. */
export const webhookCalls: Record<string, Owned> = {
  'GET /api/webhooks': { about: () => ({}), answers: { visitor: 401, other: 200, owner: 200, admin: 403 } },
  'POST /api/webhooks': {
    about: () => ({ body: { url: 'https://93.184.216.34/hook', events: ['listing.published'] } }),
    answers: { visitor: 401, other: 201, owner: 201, admin: 403 },
  },
  'PATCH /api/webhooks/:id': {
    about: () => ({ path: `/api/webhooks/${newId()}`, body: { isOn: false } }),
    answers: nobodys,
  },
  'DELETE /api/webhooks/:id': { about: () => ({ path: `/api/webhooks/${newId()}` }), answers: nobodys },
  'POST /api/webhooks/:id/secret': {
    about: () => ({ path: `/api/webhooks/${newId()}/secret` }),
    answers: nobodys,
  },
  'POST /api/webhooks/:id/test': {
    about: () => ({ path: `/api/webhooks/${newId()}/test` }),
    answers: nobodys,
  },
  'GET /api/webhooks/:id/deliveries': {
    about: () => ({ path: `/api/webhooks/${newId()}/deliveries` }),
    answers: nobodys,
  },
  'POST /api/webhooks/:id/deliveries/:delivery/redeliver': {
    about: () => ({ path: `/api/webhooks/${newId()}/deliveries/none/redeliver` }),
    answers: nobodys,
  },
}
