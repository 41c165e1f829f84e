import type { Party, Scene } from './scene.ts'

export interface Owned {
  about: (scene: Scene) => { path?: string; body?: object }
  answers: Record<Party, number>
}

const admins = (done: number) => ({ visitor: 401, other: 401, owner: 401, admin: done })

export const adminCalls: Record<string, Owned> = {
  'GET /api/admin/activities': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/properties': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/properties/batch': {
    about: ({ ids }) => ({ body: { action: 'feature', ids: [ids.active, ids.draft] } }),
    answers: admins(200),
  },
  'GET /api/admin/stats': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/reports': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/export/properties': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/export/agents': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/export/inquiries': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/export/activities': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/reviews': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/reviews/:id': {
    about: ({ ids }) => ({ path: `/api/admin/reviews/${ids.draft}` }),
    answers: admins(200),
  },
  'GET /api/admin/users': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/users/:id': {
    about: ({ ids }) => ({ path: `/api/admin/users/${ids.owner}` }),
    answers: admins(200),
  },
  'POST /api/admin/users/:id/suspend': {
    about: ({ ids }) => ({
      path: `/api/admin/users/${ids.owner}/suspend`,
      body: { reason: 'Avisos falsos' },
    }),
    answers: admins(200),
  },
  'POST /api/admin/users/:id/lift': {
    about: ({ ids }) => ({ path: `/api/admin/users/${ids.owner}/lift` }),
    answers: admins(409),
  },
  'GET /api/admin/auth': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/account': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/account/password': {
    about: () => ({ body: { currentPassword: 'x', password: 'una-clave-larga' } }),
    answers: admins(422),
  },
  'POST /api/admin/account/codes': {
    about: () => ({ body: { currentPassword: 'x' } }),
    answers: admins(422),
  },
  'POST /api/admin/account/codes/confirm': {
    about: () => ({ body: { code: '000000' } }),
    answers: admins(422),
  },
  'POST /api/admin/account/codes/recovery': {
    about: () => ({ body: { currentPassword: 'x' } }),
    answers: admins(422),
  },
  'DELETE /api/admin/account/codes': {
    about: () => ({ body: { currentPassword: 'x' } }),
    answers: admins(422),
  },
  'GET /api/admin/account/sessions': { about: () => ({}), answers: admins(200) },
  'DELETE /api/admin/account/sessions': { about: () => ({}), answers: admins(204) },
  'DELETE /api/admin/account/sessions/:id': {
    about: () => ({ path: '/api/admin/account/sessions/none' }),
    answers: admins(404),
  },
  'GET /api/admin/agents': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/agents': {
    about: () => ({ body: { name: 'Liz Valdez', whatsapp: '0981 123 456', agency: 'Nueva' } }),
    answers: admins(201),
  },
  'PATCH /api/admin/agents/:id': {
    about: () => ({ path: '/api/admin/agents/none', body: { name: 'Otra' } }),
    answers: admins(404),
  },
  'DELETE /api/admin/agents/:id': { about: () => ({ path: '/api/admin/agents/none' }), answers: admins(404) },
  'POST /api/admin/agents/:id/restore': {
    about: () => ({ path: '/api/admin/agents/none/restore' }),
    answers: admins(404),
  },
  'GET /api/admin/settings': { about: () => ({}), answers: admins(200) },
  'PATCH /api/admin/settings': {
    about: () => ({ body: { inquiriesEmail: 'a@oga.test' } }),
    answers: admins(200),
  },
  'GET /api/admin/settings/whatsapp': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/settings/whatsapp': {
    about: () => ({ body: { whatsappNumber: '0981 123 456' } }),
    answers: admins(200),
  },
  'GET /api/admin/settings/rate': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/settings/rate/refresh': { about: () => ({}), answers: admins(200) },
  'GET /api/admin/queue': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/queue/retry': { about: () => ({ body: { name: 'none' } }), answers: admins(200) },
  'GET /api/admin/agencies': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/agencies': { about: () => ({ body: { name: 'Tajy' } }), answers: admins(201) },
  'PATCH /api/admin/agencies/:id': {
    about: () => ({ path: '/api/admin/agencies/none', body: { verified: true } }),
    answers: admins(404),
  },
  'DELETE /api/admin/agencies/:id': {
    about: () => ({ path: '/api/admin/agencies/none' }),
    answers: admins(404),
  },
  'GET /api/admin/administrators': { about: () => ({}), answers: admins(200) },
  'POST /api/admin/administrators': {
    about: () => ({ body: { username: 'segunda', password: 'una-clave-larga', currentPassword: 'x' } }),
    answers: admins(422),
  },
  'PATCH /api/admin/administrators/:id': {
    about: ({ ids }) => ({ path: `/api/admin/administrators/${ids.admin}`, body: { agencyId: null } }),
    answers: admins(200),
  },
}
