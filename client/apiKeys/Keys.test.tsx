import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ApiKey, keysApi } from '#shared/apiKeys/apiKeysApi.ts'
import { findToast, renderAt, words } from '#tests/components/render.tsx'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'
import { Keys } from './Keys.tsx'

const { apiKeys: w, core, errors } = words.es
const crm: ApiKey = {
  id: 'key000000001',
  name: 'CRM',
  prefix: 'oga_live_Ab12',
  scopes: ['listings:read'],
  createdAt: '2026-11-01T12:00:00.000Z',
  createdBy: 'Ana Ruiz',
  expiresAt: null,
  lastUsedAt: null,
}

describe('keys', () => {
  it('say that there are none, and are made with a name and at least one scope, shown once', async () => {
    stubEndpoint(keysApi.list, [])
    const made = stubEndpoint(keysApi.make, { ...crm, key: `oga_live_${'x'.repeat(36)}` })
    const { person } = renderAt(<Keys />)
    expect(await screen.findByText(w.none)).toBeVisible()
    await person.click(screen.getByRole('button', { name: w.make }))
    const dialog = within(await screen.findByRole('dialog', { name: w.makeTitle }))
    await person.click(dialog.getByRole('checkbox', { name: w.scopes['listings:read'] }))
    await person.type(dialog.getByRole('textbox', { name: new RegExp(w.name) }), 'CRM')
    await person.click(dialog.getByRole('button', { name: w.make }))
    expect(await dialog.findByText(w.scopesMissing)).toBeVisible()
    expect(made).toEqual([])
    await person.click(dialog.getByRole('checkbox', { name: w.scopes['leads:read'] }))
    await person.click(dialog.getByRole('checkbox', { name: w.scopes['calendar:read'] }))
    await person.click(dialog.getByRole('button', { name: w.make }))
    const shown = within(await screen.findByRole('dialog', { name: w.madeTitle }))
    expect(shown.getByRole('textbox')).toHaveValue(`oga_live_${'x'.repeat(36)}`)
    expect(made[0]?.body).toMatchObject({ name: 'CRM', scopes: ['leads:read', 'calendar:read'] })
    expect(shown.getByText(/\/feeds\/oga_live_x{36}\/visitas.ics/)).toBeVisible()
    await person.click(shown.getByRole('button', { name: w.copyAddress(w.feeds['visitas.ics']) }))
    await findToast(w.addressCopied)
    expect(shown.queryByText(w.feeds['meta.xml'])).not.toBeInTheDocument()
    await person.click(shown.getByRole('button', { name: w.done }))
    expect(screen.queryByText(/x{36}/)).not.toBeInTheDocument()
  })

  it('are revoked after a question; a failure is told', async () => {
    stubEndpoint(keysApi.list, [crm])
    const revoked = stubEndpoint(keysApi.revoke, errorResponse('unavailable'))
    const { person } = renderAt(<Keys />)
    await person.click(await screen.findByRole('button', { name: w.revoke('CRM') }))
    const dialog = within(await screen.findByRole('dialog', { name: w.revokeTitle('CRM') }))
    await person.click(dialog.getByRole('button', { name: w.revokeDo }))
    await findToast(core.error, errors.codes.unavailable)
    stubEndpoint(keysApi.revoke, undefined)
    stubEndpoint(keysApi.list, [])
    await person.click(dialog.getByRole('button', { name: w.revokeDo }))
    await findToast(w.revoked, 'CRM')
    expect(revoked).toHaveLength(1)
    expect(await screen.findByText(w.none)).toBeVisible()
  })

  it('are none of an assistant’s business', async () => {
    stubEndpoint(keysApi.list, errorResponse('forbidden'))
    renderAt(<Keys />)
    await waitFor(() => expect(screen.queryByRole('heading', { name: w.title })).not.toBeInTheDocument())
  })
})
