import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { agenciesApi } from '#shared/admin/agents.ts'
import { type QueueState, queueApi } from '#shared/admin/queue.ts'
import { type AdminSettings, adminSettingsApi, type RateState } from '#shared/admin/settings.ts'
import { type AdminAccount, accountApi, type OpenSession } from '#shared/administrators/account.ts'
import { type Administrator, administratorsApi } from '#shared/administrators/administrators.ts'
import { adminSignInApi } from '#shared/administrators/signIn.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { stubDashboard } from '#tests/components/panel.ts'
import { fill, findToast, openSite, words } from '#tests/components/render.tsx'
import { adminSession } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

beforeEach(stubDashboard)

const { adminAccount: a, adminSettings: w, admin, core } = words.es
const me = adminSession()

const rate: RateState = {
  rate: 7321.5,
  source: 'dolarpy',
  updatedAt: new Date().toISOString(),
  stale: false,
  sources: ['dolarpy', 'open.er-api'],
  failedAt: null,
  failures: [],
}
const queue: QueueState = {
  jobs: [{ name: 'send-mail', waiting: 1, running: 0, failed: 2, lastDoneAt: null }],
  failed: ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'].map((id) => ({
    id,
    name: 'send-mail',
    createdAt: '2026-11-20T12:00:00.000Z',
    endedAt: '2026-11-20T12:05:00.000Z',
    attempts: 9,
    error: 'MailFault',
  })),
}
const account: AdminAccount = {
  id: me.id,
  username: me.username,
  createdAt: '2026-03-01T12:00:00.000Z',
  hasCodes: false,
  recoveryCodesLeft: 0,
}
const session: OpenSession = {
  id: 'session00001',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  address: '192.0.2.1',
  createdAt: new Date().toISOString(),
  lastUsedAt: new Date().toISOString(),
  isCurrent: true,
}
const marta: Administrator = {
  id: me.id,
  username: me.username,
  agency: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  disabledAt: null,
  hasCodes: false,
  lastUsedAt: null,
}
const luis = { ...marta, id: 'admin0000002', username: 'luis' }

const saved: AdminSettings = {
  whatsappNumber: null,
  moderation: false,
  inquiriesEmail: null,
  securityEmail: null,
  requireCodes: false,
  aiCeilingUSD: 5,
}

async function open({ whatsappNumber = '+595981000100' }: { whatsappNumber?: string | null } = {}) {
  stubEndpoint(adminSettingsApi.get, { ...saved, whatsappNumber })
  stubEndpoint(settingsApi.public, { whatsappNumber, aiModel: true, sendsMail: true })
  stubEndpoint(adminSettingsApi.rate, rate)
  stubEndpoint(queueApi.get, queue)
  stubEndpoint(accountApi.get, account)
  stubEndpoint(accountApi.sessions, [session, { ...session, id: 'session00002', isCurrent: false }])
  stubEndpoint(administratorsApi.list, [luis, marta])
  stubEndpoint(agenciesApi.list, [])
  const site = await openSite('/admin/dashboard?tab=settings', { admin: me })
  await screen.findByLabelText(/^Número/)
  await screen.findByText(w.rateFresh)
  await screen.findAllByText(/MailFault, 9 intentos/)
  await screen.findByRole('button', { name: a.turnOn })
  await screen.findAllByText(a.browserOn('Firefox', 'Linux'))
  await screen.findByRole('button', { name: `${a.disable} luis` })
  return site
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the WhatsApp number', () => {
  it('that is missing is why the site has no such button', async () => {
    await open({ whatsappNumber: null })
    expect((await section(w.whatsapp)).getByText(w.noWhatsapp)).toBeInTheDocument()
  })

  it('is saved, and shown in one form', async () => {
    const calls = stubEndpoint(adminSettingsApi.saveWhatsapp, { whatsappNumber: '+595971222333' })
    const { person } = await open()
    await fill(person, w.whatsappLabel, '0971 222 333')
    await person.click((await section(w.whatsapp)).getByRole('button', { name: core.save }))
    await findToast('Éxito', 'Número de WhatsApp actualizado correctamente')
    await waitFor(() => expect(screen.getByLabelText(/^Número/)).toHaveValue('+595971222333'))
    expect(calls.map(({ body }) => body)).toEqual([{ whatsappNumber: '0971 222 333' }])
  })

  it('that is none says so at the field, and stays as typed', async () => {
    const text = 'No es un número de teléfono.'
    stubEndpoint(
      adminSettingsApi.saveWhatsapp,
      errorResponse('invalid', { fields: { whatsappNumber: text } }),
    )
    const { person } = await open()
    await fill(person, w.whatsappLabel, '12')
    await person.click((await section(w.whatsapp)).getByRole('button', { name: core.save }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(/^Número/)).toHaveValue('12')
  })
})

describe('approval', () => {
  it('is switched on, and says what follows', async () => {
    const changed = { ...saved, moderation: true }
    const calls = stubEndpoint(adminSettingsApi.change, changed)
    const { person } = await open()
    await person.click(screen.getByRole('switch', { name: w.moderation }))
    await findToast(w.moderationOn)
    await waitFor(() => expect(screen.getByRole('switch', { name: w.moderation })).toBeChecked())
    expect(calls.map(({ body }) => body)).toEqual([{ moderation: true }])
  })

  it('stays as it was where that fails', async () => {
    stubEndpoint(adminSettingsApi.change, errorResponse('unavailable'))
    const { person } = await open()
    await person.click(screen.getByRole('switch', { name: w.moderation }))
    await findToast('Error', words.es.errors.codes.unavailable)
    await waitFor(() => expect(screen.getByRole('switch', { name: w.moderation })).not.toBeChecked())
  })
})

describe('security', () => {
  it('can ask administrators for one-time codes', async () => {
    const calls = stubEndpoint(adminSettingsApi.change, { ...saved, requireCodes: true })
    const { person } = await open()
    await person.click(screen.getByRole('switch', { name: w.requireCodes }))
    await findToast(w.requireCodesOn)
    await waitFor(() => expect(screen.getByRole('switch', { name: w.requireCodes })).toBeChecked())
    expect(calls.map(({ body }) => body)).toEqual([{ requireCodes: true }])
  })

  it('does not lock out who asks for it without codes', async () => {
    stubEndpoint(adminSettingsApi.change, errorResponse('conflict', { text: words.es.errors.ownCodesFirst }))
    const { person } = await open()
    await person.click(screen.getByRole('switch', { name: w.requireCodes }))
    await findToast('Error', words.es.errors.ownCodesFirst)
    await waitFor(() => expect(screen.getByRole('switch', { name: w.requireCodes })).not.toBeChecked())
  })

  it('has an address of its own for notices', async () => {
    const calls = stubEndpoint(adminSettingsApi.change, { ...saved, securityEmail: 'alerta@oga.test' })
    const { person } = await open()
    await fill(person, w.securityEmail, 'alerta@oga.test')
    await person.click((await section(w.security)).getByRole('button', { name: core.save }))
    await findToast(w.saved)
    expect(calls.map(({ body }) => body)).toEqual([{ securityEmail: 'alerta@oga.test' }])
  })
})

describe('the ceiling of the assistant', () => {
  it('is saved as it is typed in the language, and shown again', async () => {
    const calls = stubEndpoint(adminSettingsApi.change, ({ body }) => ({
      ...{ ...saved, aiCeilingUSD: body.aiCeilingUSD ?? 0 },
    }))
    const { person } = await open()
    const part = await section(w.assistant)
    expect(await part.findByText(w.assistantLead)).toBeVisible()
    expect(part.getByRole('textbox')).toHaveValue('5')
    await fill(person, w.ceiling, '2,50')
    await person.click(part.getByRole('button', { name: core.save }))
    await findToast(w.saved)
    expect(part.getByRole('textbox')).toHaveValue('2,5')
    await fill(person, w.ceiling, '0')
    await person.click(part.getByRole('button', { name: core.save }))
    await findToast(w.ceilingOff)
    expect(calls.map(({ body }) => body)).toEqual([{ aiCeilingUSD: 2.5 }, { aiCeilingUSD: 0 }])
  })

  it.each(['mucho', '-1', '10001'])('is not %s, which stays as typed', async (text) => {
    const { person } = await open()
    await fill(person, w.ceiling, text)
    const part = await section(w.assistant)
    await person.click(part.getByRole('button', { name: core.save }))
    expect(await part.findByText(w.ceilingRange('10.000'))).toBeVisible()
    expect(part.getByRole('textbox')).toHaveValue(text)
    await waitFor(() => expect(part.getByRole('textbox')).toHaveFocus())
  })
})

describe('the exchange rate', () => {
  it('is refreshed; where no source answers, it says so and why', async () => {
    const { person } = await open()
    const part = await section(w.rate)
    expect(part.getByText(w.rateFresh)).toBeVisible()
    stubEndpoint(adminSettingsApi.refreshRate, {
      ...rate,
      stale: true,
      failedAt: new Date().toISOString(),
      failures: [{ source: 'dolarpy', fault: 'timeout' }],
    })
    await person.click(part.getByRole('button', { name: w.refresh }))
    await findToast(w.notRefreshed, w.notRefreshedText)
    expect(await part.findByText('dolarpy: no respondió a tiempo')).toBeVisible()
    stubEndpoint(adminSettingsApi.refreshRate, { ...rate, rate: 7400, updatedAt: '2026-11-22T12:00:00.000Z' })
    await person.click(part.getByRole('button', { name: w.refresh }))
    await findToast(w.refreshed)
    expect(await part.findByText(w.rateNow('7.400'))).toBeVisible()
  })
})

describe('failed jobs', () => {
  it('are tried again, one or all', async () => {
    const calls = stubEndpoint(queueApi.retry, ({ body }) => ({ retried: body.ids ? 1 : 2 }))
    const { person } = await open()
    const part = await section(w.queue)
    expect(part.getAllByText(/MailFault, 9 intentos/)).toHaveLength(2)
    const [one] = part.getAllByRole('button', { name: w.retry })
    if (one) await person.click(one)
    await findToast(w.retried(1))
    await person.click(part.getByRole('button', { name: w.retryAll }))
    await findToast(w.retried(2))
    expect(calls.map(({ body }) => body)).toEqual([{ ids: [queue.failed[0]?.id] }, {}])
  })
})

describe('the own account', () => {
  it('gets a new password; a wrong current one is said at its field', async () => {
    const text = 'La contraseña no es correcta.'
    stubEndpoint(accountApi.password, ({ body }) =>
      body.currentPassword === 'correcta'
        ? undefined
        : errorResponse('invalid', { fields: { currentPassword: text } }),
    )
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: a.changePassword }))
    const dialog = within(await screen.findByRole('dialog'))
    await fill(person, a.currentPassword, 'mala')
    await fill(person, a.newPassword, 'una-clave-nueva')
    await person.click(dialog.getByRole('button', { name: core.save }))
    expect(await dialog.findByText(text)).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(/actual/)).toHaveFocus())
    await fill(person, a.currentPassword, 'correcta')
    await person.click(dialog.getByRole('button', { name: core.save }))
    await findToast(a.passwordChanged, a.passwordChangedText)
  })

  it('turns one-time codes on: password, picture and first code, then the recovery codes once', async () => {
    const address = 'otpauth://totp/%C3%93ga:marta?issuer=%C3%93ga&secret=JBSWY3DPEHPK3PXP'
    stubEndpoint(accountApi.prepareCodes, { secret: 'JBSWY3DPEHPK3PXP', address })
    stubEndpoint(accountApi.confirmCodes, { recoveryCodes: ['abcde-fghjk', '12345-67890'] })
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: a.turnOn }))
    await fill(person, a.currentPassword, 'correcta')
    await person.click(screen.getByRole('button', { name: a.goOn }))
    expect(await screen.findByRole('img', { name: a.qrLabel })).toBeVisible()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await fill(person, a.firstCode, '123456')
    stubEndpoint(accountApi.get, { ...account, hasCodes: true, recoveryCodesLeft: 10 })
    await person.click(screen.getByRole('button', { name: a.confirm }))
    expect(await screen.findByText('abcde-fghjk')).toBeVisible()
    await person.click(screen.getByRole('button', { name: a.keptThem }))
    expect(await screen.findByText(a.codesLeft(10))).toBeVisible()
    expect(screen.queryByText('abcde-fghjk')).not.toBeInTheDocument()
  })

  it('ends another session, and not this one', async () => {
    const calls = stubEndpoint(accountApi.endSession, undefined)
    const { person } = await open()
    const [end, ...others] = screen.getAllByRole('button', { name: `${a.end} Firefox en Linux` })
    expect(others).toEqual([])
    if (end) await person.click(end)
    await findToast(a.ended)
    expect(calls.map(({ params }) => params)).toEqual([{ id: 'session00002' }])
  })
})

describe('administrators', () => {
  it('are added, assigned and disabled, but not by themselves', async () => {
    const calls = stubEndpoint(administratorsApi.change, { ...luis, disabledAt: '2026-11-22T12:00:00.000Z' })
    const created = stubEndpoint(administratorsApi.create, { ...luis, username: 'rosa' })
    const { person } = await open()
    const part = await section(a.administrators)
    expect(part.queryByRole('button', { name: `${a.disable} marta` })).not.toBeInTheDocument()
    await person.click(part.getByRole('button', { name: `${a.disable} luis` }))
    const question = within(await screen.findByRole('dialog', { name: a.disableTitle('luis') }))
    expect(calls).toEqual([])
    await fill(person, question.getByLabelText(/^Contraseña actual/), 'la-mia')
    await person.click(question.getByRole('button', { name: a.disable }))
    await findToast(a.disabled, 'luis')
    expect(calls.map(({ body, params }) => ({ ...body, ...params }))).toEqual([
      { isDisabled: true, currentPassword: 'la-mia', id: luis.id },
    ])
    await person.click(part.getByRole('button', { name: a.addAdministrator }))
    await fill(person, a.username, 'rosa')
    await fill(person, a.firstPassword, 'una-clave-larga')
    await fill(person, a.ownPassword, 'la-mia')
    await person.click(screen.getByRole('button', { name: a.add }))
    await findToast(a.administratorAdded, a.administratorAddedText('rosa'))
    expect(created.map(({ body }) => body)).toEqual([
      { username: 'rosa', password: 'una-clave-larga', currentPassword: 'la-mia' },
    ])
  })

  it('stay as they are where the password is wrong, which can be typed again', async () => {
    const { wrong_password: currentPassword } = words.es.errors.fields
    stubEndpoint(administratorsApi.change, errorResponse('invalid', { fields: { currentPassword } }))
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: `${a.disable} luis` }))
    const question = within(await screen.findByRole('dialog', { name: a.disableTitle('luis') }))
    await fill(person, question.getByLabelText(/^Contraseña actual/), 'otra')
    await person.click(question.getByRole('button', { name: a.disable }))
    expect(await question.findByText(currentPassword)).toBeVisible()
    expect(question.getByLabelText(/^Contraseña actual/)).toHaveValue('otra')
  })
})

it('who has yet to set up the codes that the panel asks for sees nothing else until then', async () => {
  stubEndpoint(accountApi.get, account)
  stubEndpoint(accountApi.prepareCodes, {
    secret: 'JBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/%C3%93ga:marta?issuer=%C3%93ga&secret=JBSWY3DPEHPK3PXP',
  })
  stubEndpoint(accountApi.confirmCodes, { recoveryCodes: ['abcde-fghjk', '12345-67890'] })
  const { person } = await openSite('/admin/dashboard', { admin: { ...me, mustEnrol: true } })
  expect(await screen.findByRole('heading', { name: a.enrol, level: 2 })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: admin.navigation })).not.toBeInTheDocument()
  expect(screen.queryByText(admin.dashboardLead(me.username))).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: a.turnOn }))
  await fill(person, a.currentPassword, 'correcta')
  await person.click(screen.getByRole('button', { name: a.goOn }))
  await fill(person, a.firstCode, '123456')
  await person.click(screen.getByRole('button', { name: a.confirm }))
  expect(await screen.findByText('abcde-fghjk')).toBeVisible()
  stubEndpoint(adminSignInApi.auth, me)
  await person.click(screen.getByRole('button', { name: a.keptThem }))
  expect(await screen.findByText(admin.dashboardLead(me.username))).toBeVisible()
})

it('a save after the session ended asks to sign in, and keeps what was typed', async () => {
  stubEndpoint(adminSettingsApi.saveWhatsapp, errorResponse('not_signed_in'))
  stubEndpoint(adminSignInApi.auth, errorResponse('not_signed_in'))
  stubEndpoint(adminSignInApi.login, me)
  const { person } = await open()
  await fill(person, w.whatsappLabel, '0971 222 333')
  await person.click((await section(w.whatsapp)).getByRole('button', { name: core.save }))
  const dialog = await screen.findByRole('dialog', { name: admin.expired })
  await fill(person, within(dialog).getByLabelText(/^Contraseña/), 'correcta')
  await person.click(within(dialog).getByRole('button', { name: admin.signIn }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByLabelText(/^Número/)).toHaveValue('0971 222 333')
})
