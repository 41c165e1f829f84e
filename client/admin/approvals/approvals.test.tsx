import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Approval, approvalsApi } from '#shared/listings/approvals.ts'
import { plainNames } from '#shared/listings/listingFields.ts'
import { moderationApi } from '#shared/listings/moderation.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { fill, findToast, openSite, words } from '#tests/components/render.tsx'
import { adminSession, myListing } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { fieldLabels, moderation, approvals } = words.es
const admin = adminSession()

function approval(overrides: Partial<Approval> = {}): Approval {
  return {
    listing: myListing({ id: 'casa', status: 'active' }),
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

async function open(...approvals: Approval[]) {
  stubEndpoint(approvalsApi.list, pageResponse(approvals))
  stubEndpoint(pricesApi.listing, errorResponse('not_found'))
  return openSite('/admin/approvals', { admin })
}

describe('the queue of approvals', () => {
  it('shows what changed by field, texts by words, and pictures that came, went and moved', async () => {
    await open(approval())
    const changes = await screen.findByRole('region', { name: approvals.changes })
    expect(within(changes).getByText('gran').closest('ins')).toBeInTheDocument()
    expect(
      within(changes)
        .getByText(/Piscina/)
        .closest('ins, del'),
    ).toBeNull()
    expect(within(changes).getByText('Generador').closest('ins')).toBeInTheDocument()
    expect(within(changes).getByText('2').closest('del')).toBeInTheDocument()
    expect(within(changes).getByText('3').closest('ins')).toBeInTheDocument()
    expect(within(changes).getByText(approvals.added)).toBeInTheDocument()
    expect(within(changes).getByText(approvals.removed)).toBeInTheDocument()
    expect(within(changes).getByText(approvals.reordered)).toBeInTheDocument()
  })

  it('calls every field by its label', async () => {
    const changes = Object.fromEntries(
      plainNames.map((name): [string, [unknown, unknown]] => [name, [null, 'otro']]),
    )
    await open(approval({ changes }))
    const region = await screen.findByRole('region', { name: approvals.changes })
    const labels = within(region)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    expect(labels).toHaveLength(plainNames.length)
    for (const name of plainNames) expect(labels).toContain(fieldLabels[name])
    expect(labels.filter((label) => plainNames.some((name) => name === label))).toEqual([])
  })

  it('says of a listing that is merely shown neither that it waits nor that it changed', async () => {
    await open(approval({ approvedAt: null, changes: {} }))
    expect(await screen.findByText(approvals.neverApproved)).toBeInTheDocument()
    expect(screen.queryByText(approvals.noChanges)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: approvals.accept })).not.toBeInTheDocument()
  })

  it('approves, and rejects with a reason; what was decided stays, so that the next does not slide there', async () => {
    const pending = approval({
      listing: myListing({ id: 'nueva', status: 'pending' }),
      kind: 'new',
      approvedAt: null,
      changes: {},
    })
    const other = { ...pending, listing: myListing({ id: 'otra', status: 'pending', title: 'Otra casa' }) }
    const lists = stubEndpoint(approvalsApi.list, pageResponse([pending, other]))
    stubEndpoint(pricesApi.listing, errorResponse('not_found'))
    const { person } = await openSite('/admin/approvals', { admin })
    const calls = stubEndpoint(moderationApi.batch, ({ body }) =>
      body.ids.map((id) => ({ id, outcome: 'done' as const, status: 'active' as const, error: null })),
    )
    const cards = () => screen.getAllByRole('article')
    const inCard = (index: number, name: string) =>
      within(cards()[index] ?? document.body).findByRole('button', { name })
    await screen.findByText(approvals.open(2))
    const approve = await inCard(0, moderation.actions.approve)
    approve.focus()
    await person.keyboard('{Enter}')
    await findToast(moderation.done.approve(1), `«${pending.listing.title}»`)
    expect(within(cards()[0] ?? document.body).getByText(moderation.done.approve(1))).toHaveFocus()
    await person.click(await inCard(1, moderation.actions.reject))
    const dialog = await screen.findByRole('dialog', { name: moderation.reject.title(1) })
    await person.click(within(dialog).getByRole('button', { name: moderation.reject.presets[0] }))
    await fill(person, within(dialog).getByLabelText(/^Motivo/), 'Sin fotos.')
    await person.click(within(dialog).getByRole('button', { name: moderation.reject.submit }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(cards()).toHaveLength(2)
    expect(within(cards()[1] ?? document.body).getByText(moderation.done.reject(1))).toBeVisible()
    expect(screen.getByText(approvals.open(0))).toBeVisible()
    expect(lists).toHaveLength(1)
    expect(calls.map(({ body }) => [body.action, body.ids, body.reason])).toEqual([
      ['approve', ['nueva'], undefined],
      ['reject', ['otra'], 'Sin fotos.'],
    ])
  })

  it('says that there is nothing', async () => {
    await open()
    expect(await screen.findByText(approvals.empty)).toBeVisible()
  })
})
