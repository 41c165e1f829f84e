import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type NewListing, newListing } from '#shared/listings/publishing.ts'
import { applyDraft, draftStore, type PublishDraft } from './form/draft.ts'
import { emptyFields } from './form/fields.ts'
import { previewListing } from './previewListing.ts'
import { publishListing } from './publish.api.ts'

const created = previewListing({ ...emptyFields(2026), title: 'Casa' }, 7400, {
  title: '',
  neighborhood: '',
  city: '',
})
const listing = (title: string): NewListing =>
  newListing.parse({ title, description: 'x', city: 'Luque', neighborhood: 'Centro', priceUSD: 90_000 })
const store = draftStore()
const draft: PublishDraft = { fields: emptyFields(2026), before: null, key: 'once', sent: null }

/** In order; status 0 is a network error. Returns the requests. */
function stubResponses(...responses: [status: number, body: unknown][]) {
  const sent: { method: string; key: string | null; body: NewListing }[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push({
      method: String(init.method),
      key: new Headers(init.headers).get('idempotency-key'),
      body: JSON.parse(String(init.body)),
    })
    const [status, body] = responses.shift() ?? [0, null]
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(body), { status })
  })
  return sent
}

beforeEach(() => store.set(draft))

describe('publishListing', () => {
  it('retries with the same key after a lost response', async () => {
    const sent = stubResponses([0, null], [201, created])
    await expect(publishListing(listing('Casa'), store)).rejects.toThrow(TypeError)
    await publishListing(listing('Casa'), store)
    expect(sent.map(({ key }) => key)).toEqual(['once', 'once'])
  })

  it('updates the created listing when the draft changed after a lost response', async () => {
    stubResponses([0, null])
    await expect(publishListing(listing('Casa'), store)).rejects.toThrow(TypeError)
    const mismatch = { error: '', code: 'idempotency_mismatch' }
    const sent = stubResponses([422, mismatch], [201, created], [200, created])
    await publishListing(listing('Casa con patio'), store)
    expect(sent.map(({ method, body }) => `${method} ${body.title}`)).toEqual([
      'POST Casa con patio',
      'POST Casa',
      'PATCH Casa con patio',
    ])
  })

  it('publishes another when the key has published a different draft elsewhere', async () => {
    const mismatch = { error: '', code: 'idempotency_mismatch' }
    const sent = stubResponses([422, mismatch], [201, created])
    await publishListing(listing('Casa con patio'), store)
    const [first, second] = sent.map(({ key }) => key)
    expect(first).toBe('once')
    expect(second).toMatch(/./)
    expect(second).not.toBe(first)
    expect(sent.map(({ body }) => body.title)).toEqual(['Casa con patio', 'Casa con patio'])
  })

  it('clears the sent body when the server rejects it', async () => {
    stubResponses([422, { error: '', code: 'invalid' }])
    await expect(publishListing(listing('Casa'), store)).rejects.toThrow('422')
    expect(store.get()).toEqual(draft)
  })
})

describe('applyDraft', () => {
  it('applies the draft to a listing that has changed since', () => {
    const before = { ...emptyFields(2026), title: 'Casa', amount: '100' }
    const typed = { ...draft, before, fields: { ...before, amount: '90' } }
    const now = { ...before, title: 'Casa nueva' }
    expect(applyDraft(now, typed)).toMatchObject({ title: 'Casa nueva', amount: '90' })
  })
})
