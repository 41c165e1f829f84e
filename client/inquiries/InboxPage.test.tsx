import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { agenciesApi } from '#shared/agencies/agencies.ts'
import { conversationsApi, inboxApi } from '#shared/inquiries/inbox.ts'
import { templatesApi } from '#shared/inquiries/templates.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { inquirySummary, inquiryThread } from '#tests/components/inquiries.ts'
import { field, fill, findToast, openPage, words } from '#tests/components/render.tsx'
import { adminSession, currentUser, teamAgency } from '#tests/components/samples.ts'
import { errorResponse, networkError, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { core, inbox: w } = words.es
const user = currentUser({ id: 'luis' })
const rosa = inquirySummary({ isUnread: true })
const lead = inquirySummary({ id: 'lead', channel: 'whatsapp', name: null, excerpt: '', status: 'closed' })

beforeEach(() => {
  stubEndpoint(inboxApi.responseTime, { medianMinutes: null, answers: 0, asOf: '2026-11-22T12:00:00.000Z' })
  stubEndpoint(inboxApi.unread, { received: 0, sent: 0 })
  stubEndpoint(inboxApi.list, [rosa, lead])
})

const row = (name: RegExp) => screen.findByRole('link', { name })

describe('the inbox', () => {
  it('shows who asked what, and how it stands', async () => {
    await openPage('/inbox', { user })
    const first = await row(/Rosa Giménez/)
    for (const text of ['Casa con quincho', '¿Acepta mascotas?', w.isUnread, w.statuses.new, w.types.info])
      expect(within(first).getByText(text)).toBeInTheDocument()
    expect(within(await row(new RegExp(w.whatsappLead))).queryByText(w.isUnread)).not.toBeInTheDocument()
    expect(screen.getByText(w.noSpeed)).toBeInTheDocument()
  })

  it('says that no mail is sent, where there is no mail server', async () => {
    const settings = { whatsappNumber: null, aiModel: false }
    stubEndpoint(settingsApi.public, { ...settings, sendsMail: true })
    const { unmount } = await openPage('/inbox', { user })
    await row(/Rosa Giménez/)
    expect(screen.queryByText(w.noMail)).not.toBeInTheDocument()
    unmount()
    stubEndpoint(settingsApi.public, { ...settings, sendsMail: false })
    stubEndpoint(inboxApi.get, inquiryThread())
    stubEndpoint(inboxApi.change, inquiryThread())
    stubEndpoint(templatesApi.list, [])
    await openPage('/inbox/rosa', { user })
    expect(await screen.findByText(w.noMail)).toBeInTheDocument()
    expect(await screen.findByLabelText(w.answer)).toHaveAccessibleDescription(w.writeHintNoMail)
  })

  it('is filtered by its address, and the export with it', async () => {
    const { person } = await openPage('/inbox', { user })
    await row(/Rosa Giménez/)
    const lists = stubEndpoint(inboxApi.list, [lead])
    await person.selectOptions(field(w.status), 'closed')
    await waitFor(() => expect(screen.queryByText('Rosa Giménez')).not.toBeInTheDocument())
    expect(lists.at(-1)?.query).toMatchObject({ status: ['closed'] })
    expect(location.search).toBe('?status=closed')
    expect(await row(new RegExp(w.whatsappLead))).toHaveAttribute('href', '/inbox/lead?status=closed')
    const exports = stubEndpoint(
      inboxApi.export,
      errorResponse('too_many_requests', { text: 'Esperá un rato.' }),
    )
    await person.click(screen.getByRole('button', { name: w.download }))
    await findToast(core.error, 'Esperá un rato.')
    expect(exports.at(-1)?.query).toMatchObject({ status: ['closed'] })
    await person.click(screen.getByRole('button', { name: w.clear }))
    expect(location.search).toBe('')
  })

  it('goes on by page', async () => {
    stubEndpoint(inboxApi.list, ({ query }) =>
      query.cursor ? pageResponse([lead], { total: 2 }) : pageResponse([rosa], { total: 2, next: 'more' }),
    )
    const { person } = await openPage('/inbox', { user })
    expect(await screen.findByText(w.total(2))).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.more }))
    expect(await row(new RegExp(w.whatsappLead))).toBeInTheDocument()
    expect(await row(/Rosa Giménez/)).toBeInTheDocument()
  })

  it('that is empty leads on', async () => {
    stubEndpoint(inboxApi.list, [])
    await openPage('/inbox', { user })
    expect(await screen.findByText(w.emptyText)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: w.emptyAction })).toHaveAttribute('href', '/publish')
    expect(screen.queryByRole('region', { name: w.filters })).not.toBeInTheDocument()
  })

  it('says how long one takes to answer, from when that is known', async () => {
    stubEndpoint(inboxApi.responseTime, { medianMinutes: 178, answers: 12, asOf: '2026-11-22T12:00:00.000Z' })
    await openPage('/inbox', { user })
    expect(await screen.findByText(w.speed(w.hours(3)))).toBeInTheDocument()
    expect(screen.getByText(w.speedOf(12, '22 de noviembre de 2026'))).toBeInTheDocument()
  })

  it('shows what one asked under its own tab', async () => {
    const { status: _, name: __, firstAnsweredAt: ___, visitAt: ____, ...sent } = rosa
    stubEndpoint(conversationsApi.sent, [sent])
    await openPage('/inbox/sent', { user })
    expect(await row(/Casa con quincho/)).toHaveAttribute('href', '/inbox/sent/rosa')
    expect(screen.getByRole('link', { name: w.sent })).toHaveAttribute('aria-current', 'page')
  })
})

describe('a thread', () => {
  const open = () => openPage('/inbox/rosa', { user })

  it('is read when it is opened', async () => {
    stubEndpoint(inboxApi.get, inquiryThread({ isUnread: true }))
    const changes = stubEndpoint(inboxApi.change, inquiryThread())
    await open()
    expect(await screen.findByRole('heading', { name: 'Rosa Giménez' })).toBeInTheDocument()
    await waitFor(() => expect(changes.map(({ body }) => body)).toEqual([{ isUnread: false }]))
    expect(screen.getByRole('link', { name: w.callPhone('+595 981 123 456') })).toHaveAttribute(
      'href',
      'tel:+595981123456',
    )
  })

  it.each(['sent', 'unsure'] as const)('says whether its listing’s source was told: %s', async (state) => {
    stubEndpoint(
      inboxApi.get,
      inquiryThread({ returned: { way: 'tokko', state, at: '2026-11-27T12:00:00.000Z' } }),
    )
    await open()
    expect(await screen.findByText(new RegExp(w.returned[state]('Tokko')))).toBeVisible()
  })

  it('about a listing for rent shows its price by the month', async () => {
    const thread = inquiryThread()
    stubEndpoint(inboxApi.get, {
      ...thread,
      listing: { ...thread.listing, priceUSD: '398', transactionType: 'rent' },
    })
    await open()
    expect(await screen.findByText('$398/mes · Villa Morra · Asunción')).toBeInTheDocument()
  })

  it('takes an answer, which stays until it was sent and is sent once', async () => {
    stubEndpoint(inboxApi.get, inquiryThread())
    const failed = stubEndpoint(inboxApi.answer, networkError)
    const { person, unmount } = await open()
    await screen.findByRole('heading', { name: 'Rosa Giménez' })
    await person.click(screen.getByRole('button', { name: w.send }))
    expect(field(w.answer)).toHaveAccessibleDescription(expect.stringContaining(w.emptyMessage))
    await fill(person, w.answer, 'Sí, con gusto.')
    await person.click(screen.getByRole('button', { name: w.send }))
    await findToast(core.error, core.noConnection)
    unmount()
    const again = await open()
    await screen.findByRole('heading', { name: 'Rosa Giménez' })
    expect(field(w.answer)).toHaveValue('Sí, con gusto.')
    const answer = {
      id: 'm2',
      side: 'recipient',
      author: 'Luis',
      text: 'Sí, con gusto.',
      createdAt: rosa.createdAt,
      isFromElsewhere: false,
    } as const
    const sent = stubEndpoint(inboxApi.answer, answer)
    stubEndpoint(
      inboxApi.get,
      inquiryThread({ status: 'answered', messages: [...inquiryThread().messages, answer] }),
    )
    await again.person.dblClick(screen.getByRole('button', { name: w.send }))
    await findToast(w.sentAnswer)
    const list = await screen.findByRole('list', { name: w.messages })
    expect(await within(list).findByText('Sí, con gusto.')).toBeInTheDocument()
    expect(field(w.answer)).toHaveValue('')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(failed[0]?.headers.get('Idempotency-Key'))
  })

  it('is given a status, and private notes', async () => {
    stubEndpoint(inboxApi.get, inquiryThread())
    const changes = stubEndpoint(inboxApi.change, inquiryThread({ status: 'closed' }))
    const note = { id: 'n1', author: null, text: 'Llamar el lunes', createdAt: rosa.createdAt }
    const notes = stubEndpoint(inboxApi.addNote, note)
    const removed = stubEndpoint(inboxApi.removeNote, undefined)
    const { person } = await open()
    const article = within(await screen.findByRole('article'))
    await person.selectOptions(article.getByLabelText(w.status), 'closed')
    await waitFor(() => expect(changes.map(({ body }) => body)).toEqual([{ status: 'closed' }]))
    stubEndpoint(inboxApi.get, inquiryThread({ status: 'closed', notes: [note] }))
    await fill(person, w.note, 'Llamar el lunes')
    await person.click(screen.getByRole('button', { name: w.addNote }))
    const remove = await screen.findByRole('button', { name: w.removeNote })
    expect(notes.map(({ body }) => body)).toEqual([{ text: 'Llamar el lunes' }])
    expect(field(w.note)).toHaveValue('')
    stubEndpoint(inboxApi.get, inquiryThread({ status: 'closed' }))
    await person.click(remove)
    await waitFor(() => expect(screen.queryByText('Llamar el lunes')).not.toBeInTheDocument())
    expect(removed.map(({ params }) => params)).toEqual([{ id: 'rosa', noteId: 'n1' }])
  })

  it('is answered with templates, and an answer becomes one without being sent', async () => {
    stubEndpoint(inboxApi.get, inquiryThread())
    stubEndpoint(templatesApi.list, [
      { id: 't1', name: 'Saludo', text: 'Hola {nombre}, {propiedad} sigue libre.', isShared: true },
    ])
    stubEndpoint(agenciesApi.mine, teamAgency)
    const saved = stubEndpoint(templatesApi.save, { id: 't2', name: 'Libre', text: 'x', isShared: false })
    const { person } = await open()
    await screen.findByRole('heading', { name: 'Rosa Giménez' })
    await person.click(screen.getByRole('button', { name: w.templates }))
    await person.click(await screen.findByRole('button', { name: `${w.useTemplate}: Saludo` }))
    const text = 'Hola Rosa, Casa con quincho sigue libre.'
    await waitFor(() => expect(field(w.answer)).toHaveValue(text))
    await person.click(screen.getByRole('button', { name: w.saveTemplate }))
    await screen.findByRole('dialog', { name: w.saveTemplate })
    await person.click(screen.getByRole('button', { name: core.save }))
    expect(field(w.templateName)).toHaveAccessibleDescription(expect.stringContaining(w.templateNameMissing))
    await fill(person, w.templateName, 'Libre')
    await person.click(await screen.findByRole('switch', { name: w.templateShared }))
    await person.click(screen.getByRole('button', { name: core.save }))
    await findToast(w.templateSaved)
    expect(saved.map(({ body }) => body)).toEqual([{ name: 'Libre', text, isShared: true }])
    expect(field(w.answer)).toHaveValue(text)
  })

  it('of WhatsApp has no answer', async () => {
    stubEndpoint(
      inboxApi.get,
      inquiryThread({ channel: 'whatsapp', name: null, email: null, phone: null, messages: [] }),
    )
    await open()
    expect(await screen.findByText(w.whatsappText)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: w.send })).not.toBeInTheDocument()
  })

  it('that is another’s is not found', async () => {
    stubEndpoint(inboxApi.get, errorResponse('not_found'))
    await open()
    expect(await screen.findByText(w.goneText)).toBeInTheDocument()
  })
})

it('the panel’s inbox acts as the administrator', async () => {
  const lists = stubEndpoint(inboxApi.list, [rosa])
  await openPage('/admin/inbox', { admin: adminSession() })
  expect(await row(/Rosa Giménez/)).toHaveAttribute('href', '/admin/inbox/rosa')
  expect(lists[0]?.headers.get('X-Acting-As')).toBe('admin')
})
