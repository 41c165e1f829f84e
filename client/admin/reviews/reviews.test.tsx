import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { managedListingsApi } from '#shared/listings/managed.ts'
import { type Review, reviewsApi } from '#shared/listings/reviews.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { fill, findToast, openSite, words } from '#tests/components/render.tsx'
import { adminSession, ownListing } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { managed, reviews } = words.es
const admin = adminSession()

function review(overrides: Partial<Review> = {}): Review {
  return {
    listing: ownListing({ id: 'casa', status: 'active' }),
    owner: { kind: 'user', id: 'user00000001', name: 'Rosa', suspended: false },
    kind: 'changed',
    since: '2026-11-20T12:00:00.000Z',
    approvedAt: '2026-11-01T12:00:00.000Z',
    changes: {
      title: ['Casa con patio', 'Casa con gran patio'],
      bedrooms: [2, 3],
      amenities: [['pool'], ['pool', 'generator']],
      media: [
        ['a', 'b', 'c'],
        ['b', 'a', 'd'],
      ],
    },
    ...overrides,
  }
}

async function open(...reviews: Review[]) {
  stubEndpoint(reviewsApi.list, pageResponse(reviews))
  stubEndpoint(pricesApi.listing, errorResponse('not_found'))
  return openSite('/admin/reviews', { admin })
}

describe('the queue of reviews', () => {
  it('shows what changed by field, texts by words, and pictures that came, went and moved', async () => {
    await open(review())
    const changes = await screen.findByRole('region', { name: reviews.changes })
    expect(within(changes).getByText('gran').closest('ins')).toBeInTheDocument()
    expect(
      within(changes)
        .getByText(/Piscina/)
        .closest('ins, del'),
    ).toBeNull()
    expect(within(changes).getByText('Generador').closest('ins')).toBeInTheDocument()
    expect(within(changes).getByText('2').closest('del')).toBeInTheDocument()
    expect(within(changes).getByText('3').closest('ins')).toBeInTheDocument()
    expect(within(changes).getByText(reviews.added)).toBeInTheDocument()
    expect(within(changes).getByText(reviews.removed)).toBeInTheDocument()
    expect(within(changes).getByText(reviews.reordered)).toBeInTheDocument()
  })

  it('says of a listing that is merely shown neither that it waits nor that it changed', async () => {
    await open(review({ approvedAt: null, changes: {} }))
    expect(await screen.findByText(reviews.neverApproved)).toBeInTheDocument()
    expect(screen.queryByText(reviews.noChanges)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: reviews.accept })).not.toBeInTheDocument()
  })

  it('approves, and rejects with a reason', async () => {
    const pending = review({
      listing: ownListing({ id: 'nueva', status: 'pending' }),
      kind: 'new',
      approvedAt: null,
      changes: {},
    })
    const { person } = await open(pending)
    const calls = stubEndpoint(managedListingsApi.batch, ({ body }) =>
      body.ids.map((id) => ({ id, outcome: 'done' as const, status: 'active' as const, error: null })),
    )
    await person.click(await screen.findByRole('button', { name: managed.actions.approve }))
    await findToast(managed.done.approve(1))
    const reject = screen.getByRole('button', { name: managed.actions.reject })
    await waitFor(() => expect(reject).toBeEnabled())
    await person.click(reject)
    const dialog = await screen.findByRole('dialog', { name: managed.reject.title(1) })
    await person.click(within(dialog).getByRole('button', { name: managed.reject.presets[0] }))
    await fill(person, within(dialog).getByLabelText(/^Motivo/), 'Sin fotos.')
    await person.click(within(dialog).getByRole('button', { name: managed.reject.submit }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls.map(({ body }) => [body.action, body.ids, body.reason])).toEqual([
      ['approve', ['nueva'], undefined],
      ['reject', ['nueva'], 'Sin fotos.'],
    ])
  })

  it('says that there is nothing', async () => {
    await open()
    expect(await screen.findByText(reviews.empty)).toBeVisible()
  })
})
