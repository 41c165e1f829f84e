import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCalls, type Owned } from '#tests/support/adminCalls.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { identifyByHeader, keysOf, label } from '#tests/support/calls.ts'
import { featureCalls } from '#tests/support/featureCalls.ts'
import { openCalls } from '#tests/support/openCalls.ts'
import {
  browserKeys,
  difference,
  inGeneral,
  type Party,
  parties,
  readRows,
  type Scene,
  setScene,
} from '#tests/support/scene.ts'

const flat = {
  title: 'Departamento',
  description: 'Dos dormitorios.',
  propertyType: 'apartment',
  neighborhood: 'Villa Morra',
  city: 'Asunción',
  priceUSD: 120_000,
  area: 80,
}
const toListing =
  (which: 'active' | 'draft', path = '') =>
  ({ ids }: Scene) => ({
    path: `/api/listings/${ids[which]}${path}`,
  })
const ownersAndAdmins = (done: number) => ({ visitor: 401, other: 403, owner: done, admin: done })
const hidden = { visitor: 404, other: 404, owner: 200, admin: 200 }
const ofInquiry =
  (path = '') =>
  ({ ids }: Scene) => ({ path: `/api/inquiries/${ids.inquiry}${path}` })
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const recipients = (done: number) => ({ visitor: 401, other: 404, owner: done, admin: done })
const signedIn = (done: number) => ({ visitor: 401, other: done, owner: done, admin: done })
const nobody = { visitor: 404, other: 404, owner: 404, admin: 404 }
const eachTheirOwn = (done: number) => ({ visitor: 401, other: done, owner: done, admin: 403 })

/** Enter new calls here. `open`: nothing owned. */
const calls: Record<string, 'open' | Owned> = {
  ...openCalls,

  'GET /api/listings/:id': { about: toListing('draft'), answers: hidden },
  'POST /api/ai/chat': {
    about: ({ ids }) => ({ body: { question: '¿Cuánto cuesta?', propertyId: ids.draft } }),
    answers: hidden,
  },
  'POST /api/ai/compare': {
    about: ({ ids }) => ({ body: { propertyIds: [ids.active, ids.draft] } }),
    answers: { visitor: 401, other: 422, owner: 200, admin: 403 },
  },
  'POST /api/ai/improve-description': {
    about: () => ({ body: { title: 'Casa', description: 'Con patio.', facts: {}, language: 'es' } }),
    answers: signedIn(200),
  },
  'POST /api/ai/translate': {
    about: () => ({ body: { title: 'Casa', description: '', from: 'es', to: 'en' } }),
    answers: signedIn(503),
  },
  'GET /api/listings/:id/similar': { about: toListing('draft', '/similar'), answers: hidden },
  'GET /api/listings/:id/price-history': { about: toListing('draft', '/price-history'), answers: hidden },
  'GET /api/price-analysis/listing/:id': {
    about: ({ ids }) => ({ path: `/api/price-analysis/listing/${ids.draft}` }),
    answers: hidden,
  },
  'POST /api/listings/:id/views': {
    about: toListing('draft', '/views'),
    answers: { visitor: 404, other: 404, owner: 404, admin: 404 },
  },

  'POST /api/listings': {
    about: ({ picture }) => ({ body: { ...flat, media: [{ id: picture }] } }),
    answers: { visitor: 401, other: 422, owner: 201, admin: 422 },
  },
  'PATCH /api/listings/:id': {
    about: (scene) => ({
      ...toListing('active')(scene),
      body: { title: 'Otro', priceUSD: 99_000, media: [{ id: scene.picture, caption: 'Patio' }] },
    }),
    answers: ownersAndAdmins(200),
  },
  'POST /api/listings/:id/renew': { about: toListing('active', '/renew'), answers: ownersAndAdmins(200) },
  'DELETE /api/listings/:id': { about: toListing('active'), answers: ownersAndAdmins(204) },
  'GET /api/listings/mine': { about: () => ({}), answers: eachTheirOwn(200) },
  'GET /api/listings/mine/:id': {
    about: ({ ids }) => ({ path: `/api/listings/mine/${ids.active}` }),
    answers: ownersAndAdmins(200),
  },

  'GET /api/price-analysis/user': { about: () => ({}), answers: eachTheirOwn(200) },
  'GET /api/price-analysis/user/:listingId': {
    about: ({ ids }) => ({ path: `/api/price-analysis/user/${ids.active}` }),
    answers: { visitor: 401, other: 403, owner: 200, admin: 403 },
  },
  'POST /api/price-analysis/calculate': {
    about: ({ ids }) => ({ body: { ...flat, listingId: ids.active } }),
    answers: ownersAndAdmins(200),
  },

  'GET /api/favorites': { about: () => ({}), answers: eachTheirOwn(200) },
  'POST /api/favorites': {
    about: ({ ids }) => ({ body: { userId: ids.owner, listingId: ids.active } }),
    answers: { visitor: 401, other: 403, owner: 201, admin: 403 },
  },
  'DELETE /api/favorites': {
    about: ({ ids }) => ({ body: { userId: ids.owner, listingId: ids.kept } }),
    answers: { visitor: 401, other: 403, owner: 200, admin: 403 },
  },
  'POST /api/favorites/merge': {
    about: ({ ids }) => ({ body: { listingIds: [ids.draft] } }),
    answers: eachTheirOwn(200),
  },

  ...featureCalls,
  'GET /api/listings/:id/response-time': { about: toListing('draft', '/response-time'), answers: hidden },
  'GET /api/inquiries': { about: () => ({}), answers: signedIn(200) },
  'GET /api/inquiries/unread': { about: () => ({}), answers: signedIn(200) },
  'GET /api/inquiries/response-time': { about: () => ({}), answers: signedIn(200) },
  'GET /api/inquiries/export': { about: () => ({}), answers: signedIn(200) },
  'GET /api/inquiries/:id': { about: ofInquiry(), answers: recipients(200) },
  'PATCH /api/inquiries/:id': {
    about: (scene) => ({ ...ofInquiry()(scene), body: { status: 'closed', isUnread: false } }),
    answers: recipients(200),
  },
  'POST /api/inquiries/:id/messages': {
    about: (scene) => ({ ...ofInquiry('/messages')(scene), body: { text: 'Hola' } }),
    answers: recipients(201),
  },
  'POST /api/inquiries/:id/notes': {
    about: (scene) => ({ ...ofInquiry('/notes')(scene), body: { text: 'Llamar' } }),
    answers: recipients(201),
  },
  'DELETE /api/inquiries/:id/notes/:noteId': { about: ofInquiry('/notes/none'), answers: recipients(404) },
  'POST /api/inquiries/:id/visit': {
    about: (scene) => ({ ...ofInquiry('/visit')(scene), body: { startsAt: tomorrow } }),
    answers: recipients(200),
  },
  'POST /api/inquiries/:id/visit/cancel': {
    about: (scene) => ({ ...ofInquiry('/visit/cancel')(scene), body: { reason: 'No puedo' } }),
    answers: recipients(404),
  },
  'GET /api/inquiries/:id/visit.ics': { about: ofInquiry('/visit.ics'), answers: recipients(404) },
  'POST /api/inquiries/conversations/:ref/visit': {
    about: ({ ids }) => ({
      path: `/api/inquiries/conversations/${ids.inquiry}/visit`,
      body: { startsAt: tomorrow },
    }),
    answers: nobody,
  },
  'POST /api/inquiries/conversations/:ref/visit/cancel': {
    about: ({ ids }) => ({
      path: `/api/inquiries/conversations/${ids.inquiry}/visit/cancel`,
      body: { reason: 'No puedo' },
    }),
    answers: nobody,
  },
  'GET /api/inquiries/conversations/:ref/visit.ics': {
    about: ({ ids }) => ({ path: `/api/inquiries/conversations/${ids.inquiry}/visit.ics` }),
    answers: nobody,
  },
  'GET /api/inquiries/sent': { about: () => ({}), answers: eachTheirOwn(200) },
  'GET /api/inquiries/conversations/:ref': {
    about: ({ ids }) => ({ path: `/api/inquiries/conversations/${ids.inquiry}` }),
    answers: nobody,
  },
  'POST /api/inquiries/conversations/:ref/read': {
    about: ({ ids }) => ({ path: `/api/inquiries/conversations/${ids.inquiry}/read` }),
    answers: nobody,
  },
  'POST /api/inquiries/conversations/:ref/messages': {
    about: ({ ids }) => ({
      path: `/api/inquiries/conversations/${ids.inquiry}/messages`,
      body: { text: 'Hola' },
    }),
    answers: nobody,
  },
  'GET /api/inquiries/templates': { about: () => ({}), answers: signedIn(200) },
  'POST /api/inquiries/templates': {
    about: () => ({ body: { name: 'Saludo', text: 'Hola' } }),
    answers: signedIn(201),
  },
  'PATCH /api/inquiries/templates/:id': {
    about: () => ({ path: '/api/inquiries/templates/none', body: { name: 'Saludo', text: 'Hola' } }),
    answers: recipients(404),
  },
  'DELETE /api/inquiries/templates/:id': {
    about: () => ({ path: '/api/inquiries/templates/none' }),
    answers: recipients(404),
  },

  'GET /api/auth/user': { about: () => ({}), answers: { ...eachTheirOwn(200), admin: 401 } },
  'PATCH /api/users/me': { about: () => ({ body: { language: 'en' } }), answers: eachTheirOwn(200) },
  'GET /api/users/me/export': { about: () => ({}), answers: eachTheirOwn(200) },
  'DELETE /api/users/me': { about: () => ({}), answers: eachTheirOwn(204) },
  'GET /api/users/:id': {
    about: ({ ids }) => ({ path: `/api/users/${ids.owner}` }),
    answers: { visitor: 404, other: 404, owner: 404, admin: 404 },
  },
  'GET /api/users/:id/listings': {
    about: ({ ids }) => ({ path: `/api/users/${ids.owner}/listings` }),
    answers: { visitor: 404, other: 404, owner: 404, admin: 404 },
  },

  'POST /api/notifications/subscriptions': {
    about: () => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/new', keys: browserKeys } }),
    answers: eachTheirOwn(204),
  },
  'DELETE /api/notifications/subscriptions': {
    about: ({ push }) => ({ body: { endpoint: push } }),
    answers: eachTheirOwn(204),
  },
  'POST /api/uploads': {
    about: () => ({}),
    answers: { visitor: 401, other: 415, owner: 415, admin: 415 },
  },
  ...adminCalls,
}
const ownedCalls = Object.entries(calls).flatMap(([name, call]) => (call === 'open' ? [] : { name, ...call }))
const writes = ownedCalls.filter(({ name }) => !name.startsWith('GET '))

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

function send(name: string, who: Record<string, string>, { path, body }: { path?: string; body?: string }) {
  const [method = '', address = ''] = name.split(' ')
  const headers = body === undefined ? who : { ...who, 'Content-Type': 'application/json' }
  return app.fetch(path ?? address, { method, headers, ...(body !== undefined && { body }) })
}

interface Stage {
  scene: Scene
  rows: string[]
}
async function newStage(): Promise<Stage> {
  const scene = await setScene(app.context.db)
  return { scene, rows: await readRows(app.context.db) }
}

async function play({ name, about }: { name: string } & Owned, party: Party, stage?: Stage, extra = '') {
  const { scene, rows } = stage ?? (await newStage())
  const { body, ...where } = about(scene)
  const said = body && JSON.stringify(body).replace(/\}$/, extra ? `,${extra}}` : '}')
  const answer = await send(name, scene.headers[party], { ...where, ...(said && { body: said }) })
  const text = await answer.text()
  const changed = difference(rows, await readRows(app.context.db))
  const untouched = changed.gone.length + changed.come.length === 0 ? { scene, rows } : undefined
  return { scene, body, status: answer.status, text, changed, untouched }
}

describe('rights', () => {
  it('are told of every call that is served, and of none that is not', () => {
    expect(Object.keys(calls).sort()).toEqual(app.endpoints.map(label).sort())
  })

  it.each(ownedCalls)(
    '$name about what somebody owns: answers each party as it should, and a refusal changes nothing',
    async (call) => {
      let stage: Stage | undefined
      for (const party of parties) {
        const { scene, status, text, changed, untouched } = await play(call, party, stage)
        stage = untouched
        expect(`${party} ${status}`, text).toBe(`${party} ${call.answers[party]}`)
        if (status >= 400 || call.name.startsWith('GET '))
          expect(changed, party).toEqual({ gone: [], come: [] })
        const { owner, active, draft } = scene.ids
        const theirs = changed.gone.filter((row) => [owner, active, draft].some((id) => row.includes(id)))
        if (party === 'other') expect(theirs).toEqual([])
      }
    },
  )

  it('what is not for everybody is in no open read', async () => {
    const scene = await setScene(app.context.db)
    const { active, draft } = scene.ids
    const batch = (party: Party) =>
      send('POST /api/listings/batch', scene.headers[party], {
        body: JSON.stringify({ ids: [draft, active] }),
      })
    for (const party of parties) {
      const ids = (await (await batch(party)).json()).map(({ id }: { id: string }) => id)
      expect(ids).toEqual(party === 'owner' || party === 'admin' ? [draft, active] : [active])
    }
    for (const path of [
      '/api/listings?limit=200',
      '/api/price-analysis/comparables?neighborhood=Villa+Morra&city=Asunci%C3%B3n&propertyType=apartment&limit=100',
    ]) {
      const text = await (await app.fetch(path)).text()
      expect(text).toContain(active)
      expect(text).not.toContain(draft)
    }
    for (const path of [
      '/api/listings/mine',
      '/api/favorites',
      '/api/price-analysis/user',
      '/api/users/me/export',
    ]) {
      const text = await (await app.fetch(path, { headers: scene.headers.other })).text()
      for (const id of [scene.ids.owner, active, draft, scene.ids.kept]) expect(text).not.toContain(id)
    }
  })
})

/** Must be ignored. */
const hostile = [
  '"__proto__":{"featured":true,"isAdmin":true,"role":"admin","status":"active"}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  ...['ownerId', 'ownerUserId', 'owner_user_id', 'ownerAdminId', 'agencyId', 'agency_id', 'createdBy'].map(
    (name) => `"${name}":"<other>"`,
  ),
  ...['featured', 'isAdmin', 'admin', 'verified', 'approved', 'moderation'].map((name) => `"${name}":true`),
  ...[
    'views',
    'recentViews',
    'favoritesCount',
    'favorites_count',
    'estimatedROI',
    'estimatedRoi',
    'occupancyRate',
    'pricePerSqm',
  ].map((name) => `"${name}":99`),
  ...[
    'createdAt',
    'updatedAt',
    'publishedAt',
    'firstPublishedAt',
    'lastConfirmedAt',
    'deletedAt',
    'expiresAt',
  ].map((name) => `"${name}":"2001-01-01T00:00:00.000Z"`),
  ...['id', 'role', 'issuer', 'subject', 'email', 'firstName', 'rejectionReason', 'search', 'origin'].map(
    (name) => `"${name}":"hostile00000"`,
  ),
]

function hostileTo(name: string, other: string): string {
  const endpoint = app.endpoints.find((one) => label(one) === name)
  const hasOwn = / \/api\/(admin|agencies|saved-searches|keys)/.test(name)
  const own = hasOwn ? keysOf(endpoint?.body) : []
  const fields = hostile.filter((field) => !own.some((one) => field.startsWith(`"${one}":`)))
  return fields.join(',').replaceAll('<other>', other)
}

describe('fields beyond one’s rights', () => {
  it.each(writes)('$name writes the same with them as without', async (call) => {
    for (const party of ['owner', 'admin'] as const) {
      const plain = await play(call, party)
      if (plain.body === undefined) return
      const full = await play(call, party, plain.untouched, hostileTo(call.name, plain.scene.ids.other))
      expect(full.status, full.text).toBe(plain.status)
      if (call.name === 'PATCH /api/listings/:id' && party === 'admin') continue
      expect(inGeneral(full.changed.gone, full.scene)).toEqual(inGeneral(plain.changed.gone, plain.scene))
      expect(inGeneral(full.changed.come, full.scene)).toEqual(inGeneral(plain.changed.come, plain.scene))
      expect(full.text).not.toContain('hostile')
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  it('a status and another user’s name in a new listing change nothing', async () => {
    const { ids, headers } = await setScene(app.context.db)
    const sent = { ...flat, status: 'closed', userId: ids.other, ownerId: ids.other }
    const answer = await send('POST /api/listings', headers.owner, { body: JSON.stringify(sent) })
    expect(await answer.json()).toMatchObject({ status: 'active', ownerId: ids.owner })
  })
})
