import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { webhookEvents } from '#shared/webhooks/webhookEvents.ts'
import { type Delivery, type Webhook, webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { findToast, renderAt, words } from '#tests/components/render.tsx'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'
import { Webhooks } from './Webhooks.tsx'

const { webhooks: w, core, errors } = words.es
const crm: Webhook = {
  id: 'hook00000001',
  url: 'https://crm.example/oga',
  description: '',
  events: ['inquiry.received'],
  createdAt: '2026-11-01T12:00:00.000Z',
  createdBy: 'Ana Ruiz',
  offReason: null,
  failingSince: null,
  lastDeliveredAt: null,
  rotatingUntil: null,
}
const failed: Delivery = {
  id: 'msg_1',
  type: 'inquiry.received',
  state: 'failed',
  createdAt: '2026-11-01T12:00:00.000Z',
  attempts: 10,
  lastAttemptAt: '2026-11-04T12:00:00.000Z',
  nextAttemptAt: null,
  status: 503,
  fault: 'status',
  milliseconds: 1200,
  body: '{"type":"inquiry.received"}',
}
const host = 'crm.example'
const secret = `whsec_${'x'.repeat(44)}`
type Person = ReturnType<typeof renderAt>['person']

async function choose(person: Person, action: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: w.menu(host) }))
  await person.click(await screen.findByRole('menuitem', { name: action }))
}

describe('webhooks', () => {
  it('say that there are none, and are made with an address and events, their secret shown once', async () => {
    stubEndpoint(webhooksApi.list, [])
    const wrong = 'Tiene que ser pública'
    stubEndpoint(webhooksApi.make, errorResponse('invalid', { fields: { url: wrong } }))
    const { person } = renderAt(<Webhooks />)
    expect(await screen.findByText(w.none)).toBeVisible()
    await person.click(screen.getByRole('button', { name: w.make }))
    const dialog = within(await screen.findByRole('dialog', { name: w.makeTitle }))
    await person.type(dialog.getByRole('textbox', { name: new RegExp(w.url) }), 'https://10.0.0.1/')
    await person.click(dialog.getByRole('button', { name: w.make }))
    expect(await dialog.findByText(wrong)).toBeVisible()
    const made = stubEndpoint(webhooksApi.make, { ...crm, secret })
    for (const event of webhookEvents.slice(0, -1))
      await person.click(dialog.getByRole('checkbox', { name: w.types[event] }))
    await person.click(dialog.getByRole('button', { name: w.make }))
    expect(await dialog.findByText(w.eventsMissing)).toBeVisible()
    await person.click(dialog.getByRole('checkbox', { name: w.types['visit.agreed'] }))
    await person.click(dialog.getByRole('button', { name: w.make }))
    const shown = within(await screen.findByRole('dialog', { name: w.madeTitle }))
    expect(shown.getByRole('textbox')).toHaveValue(secret)
    expect(made[0]?.body).toMatchObject({ url: 'https://10.0.0.1/', events: ['visit.agreed'] })
    await person.click(shown.getByRole('button', { name: w.done }))
    expect(screen.queryByText(/x{44}/)).not.toBeInTheDocument()
  })

  it('say how they are, and are switched on, changed, given a secret and deleted', async () => {
    stubEndpoint(webhooksApi.list, [{ ...crm, offReason: 'gone' }])
    const changed = stubEndpoint(webhooksApi.change, crm)
    const { person } = renderAt(<Webhooks />)
    expect(await screen.findByText(w.off.gone)).toBeVisible()
    stubEndpoint(webhooksApi.list, [{ ...crm, failingSince: new Date(Date.now() - 60_000).toISOString() }])
    await choose(person, w.switchOn)
    await findToast(w.switchedOn)
    expect(changed.at(-1)?.body).toEqual({ isOn: true })
    expect(await screen.findByText(/^Falla desde/)).toBeVisible()

    await choose(person, w.edit)
    const edit = within(await screen.findByRole('dialog', { name: w.editTitle }))
    await person.type(edit.getByRole('textbox', { name: w.description }), 'CRM')
    await person.click(edit.getByRole('button', { name: core.save }))
    await waitFor(() => expect(changed.at(-1)?.body).toMatchObject({ description: 'CRM' }))

    stubEndpoint(webhooksApi.rotate, { ...crm, secret })
    await choose(person, w.rotate)
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: w.rotate }))
    const shown = within(await screen.findByRole('dialog', { name: w.madeTitle }))
    expect(shown.getByRole('textbox')).toHaveValue(secret)
    await person.click(shown.getByRole('button', { name: w.done }))

    stubEndpoint(webhooksApi.remove, errorResponse('unavailable'))
    await choose(person, w.remove)
    const dialog = within(await screen.findByRole('dialog', { name: w.removeTitle(host) }))
    await person.click(dialog.getByRole('button', { name: w.remove }))
    await findToast(core.error, errors.codes.unavailable)
    stubEndpoint(webhooksApi.remove, undefined)
    stubEndpoint(webhooksApi.list, [])
    await person.click(dialog.getByRole('button', { name: w.remove }))
    await findToast(w.removed, host)
    expect(await screen.findByText(w.none)).toBeVisible()
  })

  it('show what was sent, send it again, and send a test', async () => {
    stubEndpoint(webhooksApi.list, [crm])
    stubEndpoint(webhooksApi.deliveries, [failed])
    const { person } = renderAt(<Webhooks />)
    await choose(person, w.openLog)
    const log = within(await screen.findByRole('dialog', { name: w.log.title }))
    expect(await log.findByText(w.types['inquiry.received'])).toBeVisible()
    expect(log.getByText(/10 intentos · no lo aceptó · 503/)).toBeVisible()
    const again = stubEndpoint(webhooksApi.redeliver, failed)
    stubEndpoint(webhooksApi.deliveries, [{ ...failed, state: 'delivered', fault: null, status: 204 }])
    await person.click(log.getByRole('button', { name: w.log.again }))
    expect(await log.findByText(w.log.states.delivered)).toBeVisible()
    expect(again).toHaveLength(1)
    const tested = stubEndpoint(webhooksApi.test, failed)
    await person.click(log.getByRole('button', { name: w.log.test }))
    await waitFor(() => expect(tested).toHaveLength(1))
  })

  it('are none of an assistant’s business', async () => {
    stubEndpoint(webhooksApi.list, errorResponse('forbidden'))
    renderAt(<Webhooks />)
    await waitFor(() => expect(screen.queryByRole('heading', { name: w.title })).not.toBeInTheDocument())
  })
})
