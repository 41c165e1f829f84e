import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockTime, laterDay } from '#client/inquiries/marketTime.ts'
import { appointmentsApi } from '#shared/inquiries/appointments.ts'
import { conversationsApi, inboxApi } from '#shared/inquiries/inbox.ts'
import {
  agreedAppointment,
  conversation,
  inquirySummary,
  inquiryThread,
} from '#tests/components/inquiries.ts'
import { field, fill, findToast, openPage, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { inbox: w } = words.es
const v = w.appointment
const soon = laterDay(clockTime(Date.now()).day, 3)
const preferred = `${soon}T13:00:00.000Z`

beforeEach(() => {
  stubEndpoint(inboxApi.responseTime, { medianMinutes: null, answers: 0, asOf: '2026-11-22T12:00:00.000Z' })
  stubEndpoint(inboxApi.unread, { received: 0, sent: 0 })
  stubEndpoint(inboxApi.list, [inquirySummary()])
})

describe('a visit in the inbox', () => {
  const open = (thread: Parameters<typeof inquiryThread>[0]) => {
    stubEndpoint(inboxApi.get, inquiryThread({ inquiryType: 'visit', ...thread }))
    return openPage('/inbox/rosa', { user: currentUser({ id: 'luis' }) })
  }

  it('is agreed at a time that was asked for', async () => {
    const agreed = stubEndpoint(appointmentsApi.agree, agreedAppointment())
    const { person } = await open({ preferredTimes: [preferred, '2025-01-10T13:00:00.000Z'] })
    const times = within(await screen.findByRole('region', { name: v.title }))
    expect(times.getByText(v.past)).toBeInTheDocument()
    await person.click(times.getByRole('button', { name: /^Acordar .*10:00$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: v.agree }))
    expect(field(v.day)).toHaveValue(soon)
    expect(field(v.hour)).toHaveValue('10:00')
    await fill(person, v.note, 'Preguntar por Luis')
    await person.click(dialog.getByRole('button', { name: v.agree }))
    await findToast(v.saved, v.savedText)
    expect(agreed.map(({ body }) => body)).toEqual([
      { startsAt: `${soon}T10:00`, minutes: 45, note: 'Preguntar por Luis' },
    ])
  })

  it('needs a day and an hour, and says what the server finds wrong', async () => {
    stubEndpoint(
      appointmentsApi.agree,
      errorResponse('invalid', { fields: { startsAt: 'Ese momento ya pasó.' } }),
    )
    const { person } = await open({})
    await person.click(await screen.findByRole('button', { name: v.agree }))
    const dialog = within(await screen.findByRole('dialog', { name: v.agree }))
    const save = () => person.click(dialog.getByRole('button', { name: v.agree }))
    await save()
    expect(field(v.day)).toHaveAccessibleDescription(w.times.dayMissing)
    await person.selectOptions(field(v.day), soon)
    await save()
    expect(field(v.hour)).toHaveAccessibleDescription(w.times.hourMissing)
    await person.selectOptions(field(v.hour), '10:00')
    await save()
    await waitFor(() => expect(field(v.hour)).toHaveAccessibleDescription('Ese momento ya pasó.'))
    expect(field(v.hour)).toHaveFocus()
  })

  it('is cancelled with a reason', async () => {
    const cancelled = stubEndpoint(appointmentsApi.cancel, agreedAppointment({ status: 'cancelled' }))
    const { person } = await open({ visit: agreedAppointment() })
    expect(await screen.findByRole('link', { name: v.calendar })).toHaveAttribute(
      'href',
      '/api/inquiries/rosa/visit.ics',
    )
    await person.click(screen.getByRole('button', { name: v.cancel }))
    const dialog = within(await screen.findByRole('dialog', { name: v.cancelTitle }))
    await fill(person, v.reason, 'Llueve')
    stubEndpoint(inboxApi.get, inquiryThread({ visit: agreedAppointment({ status: 'cancelled' }) }))
    await person.click(dialog.getByRole('button', { name: v.cancel }))
    await findToast(v.cancelSaved, v.cancelSavedText)
    expect(cancelled.map(({ body }) => body)).toEqual([{ reason: 'Llueve' }])
    expect(await screen.findByRole('heading', { name: v.cancelled })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: v.again })).toBeInTheDocument()
  })
})

describe('a conversation by the link of a mail', () => {
  const open = () => openPage('/inquiries/a-token')

  it('is read and answered', async () => {
    stubEndpoint(conversationsApi.get, conversation({ isUnread: true }))
    const read = stubEndpoint(conversationsApi.read, undefined)
    const message = {
      id: 'm3',
      side: 'sender',
      author: null,
      text: 'Gracias',
      createdAt: '2026-11-22T12:00:00.000Z',
      isFromElsewhere: false,
    } as const
    const written = stubEndpoint(conversationsApi.write, message)
    const { person } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Luis' })).toBeInTheDocument()
    await waitFor(() => expect(read.map(({ params }) => params)).toEqual([{ ref: 'a-token' }]))
    await fill(person, w.write, 'Gracias')
    await person.click(screen.getByRole('button', { name: w.sendMessage }))
    await findToast(w.sentMessage)
    expect(written.map(({ body }) => body)).toEqual([{ text: 'Gracias' }])
  })

  it('tells once that its link was opened, and which messages came from elsewhere', async () => {
    const [message] = conversation().messages
    const elsewhere = { isFromElsewhere: true, text: 'Desde mi trabajo' } as const
    stubEndpoint(
      conversationsApi.get,
      conversation({
        messages: [
          ...(message ? [{ ...message, ...elsewhere, id: 'm4', side: 'recipient' as const }] : []),
          ...(message ? [{ ...message, ...elsewhere, id: 'm5' }] : []),
        ],
      }),
    )
    const read = stubEndpoint(conversationsApi.read, undefined)
    await openPage('/inquiries/0123456789abs.0123')
    expect(await screen.findByText(w.fromElsewhere)).toBeInTheDocument()
    expect(screen.getByText(w.ownFromElsewhere)).toBeInTheDocument()
    expect(read.map(({ params }) => params)).toEqual([{ ref: '0123456789abs.0123' }])
  })

  it('moves the visit, and agrees none', async () => {
    stubEndpoint(conversationsApi.get, conversation({ visit: agreedAppointment({ startsAt: preferred }) }))
    const moved = stubEndpoint(appointmentsApi.move, agreedAppointment())
    const { person } = await open()
    expect(await screen.findByRole('link', { name: v.calendar })).toHaveAttribute(
      'href',
      '/api/inquiries/conversations/a-token/visit.ics',
    )
    await person.click(screen.getByRole('button', { name: v.move }))
    const dialog = within(await screen.findByRole('dialog', { name: v.move }))
    await person.selectOptions(field(v.hour), '15:30')
    await person.click(dialog.getByRole('button', { name: v.move }))
    await findToast(v.saved, v.savedText)
    expect(moved.map(({ body }) => body)).toEqual([{ startsAt: `${soon}T15:30`, minutes: 45, note: null }])
    expect(screen.queryByRole('button', { name: v.agree })).not.toBeInTheDocument()
  })

  it('that is closed takes no message', async () => {
    stubEndpoint(conversationsApi.get, conversation({ canWrite: false }))
    await open()
    expect(await screen.findByText(w.cannotWrite)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: w.sendMessage })).not.toBeInTheDocument()
  })

  it('whose link is wrong says so', async () => {
    stubEndpoint(conversationsApi.get, errorResponse('not_found'))
    await open()
    expect(await screen.findByText(w.goneLink)).toBeInTheDocument()
    expect(screen.queryByText(w.conversationLead)).not.toBeInTheDocument()
  })
})
