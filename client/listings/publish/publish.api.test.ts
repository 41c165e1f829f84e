import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type NewListing, newListing } from '#shared/listings/publishing.ts'
import { changesUpon, draftStore, type PublishDraft } from './form/draft.ts'
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

/** Answers the next calls in order; a status of 0 is a network that is away. Gives what was sent. */
function answerWith(...answers: [status: number, body: unknown][]) {
  const sent: { method: string; key: string | null; body: NewListing }[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push({
      method: String(init.method),
      key: new Headers(init.headers).get('idempotency-key'),
      body: JSON.parse(String(init.body)),
    })
    const [status, body] = answers.shift() ?? [0, null]
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(body), { status })
  })
  return sent
}

beforeEach(() => store.set(draft))

describe('publishing a draft', () => {
  it('without an answer, sends it again under the same key', async () => {
    const sent = answerWith([0, null], [201, created])
    await expect(publishListing(listing('Casa'), store)).rejects.toThrow(TypeError)
    await publishListing(listing('Casa'), store)
    expect(sent.map(({ key }) => key)).toEqual(['once', 'once'])
  })

  it('changed after an answer that got lost, changes the listing that is there', async () => {
    answerWith([0, null])
    await expect(publishListing(listing('Casa'), store)).rejects.toThrow(TypeError)
    const mismatch = { error: '', code: 'idempotency_mismatch' }
    const sent = answerWith([422, mismatch], [201, created], [200, created])
    await publishListing(listing('Casa con patio'), store)
    expect(sent.map(({ method, body }) => `${method} ${body.title}`)).toEqual([
      'POST Casa con patio',
      'POST Casa',
      'PATCH Casa con patio',
    ])
  })

  it('refused by the server, keeps nothing of the try', async () => {
    answerWith([422, { error: '', code: 'invalid' }])
    await expect(publishListing(listing('Casa'), store)).rejects.toThrow('422')
    expect(store.get()).toEqual(draft)
  })
})

describe('the draft of changes', () => {
  it('upon a listing that moved on, keeps what was typed and takes the rest as it is now', () => {
    const before = { ...emptyFields(2026), title: 'Casa', amount: '100' }
    const typed = { ...draft, before, fields: { ...before, amount: '90' } }
    const now = { ...before, title: 'Casa nueva' }
    expect(changesUpon(now, typed)).toMatchObject({ title: 'Casa nueva', amount: '90' })
  })
})
