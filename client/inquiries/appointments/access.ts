import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { refreshInbox } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { fillPath } from '#shared/core/queryKey.ts'
import { type Appointment, appointmentsApi, type NewAppointment } from '#shared/inquiries/appointments.ts'

export interface AppointmentAccess {
  save: (appointment: NewAppointment) => Promise<Appointment>
  cancel: (reason: string) => Promise<Appointment>
  calendar: string
  /** Whether it needs the panel's header. */
  needsHeader: boolean
  onChanged: () => void
}

/** As the recipient. */
export function useRecipientAppointment(id: string, scope: InboxScope): AppointmentAccess {
  const client = useQueryClient()
  const params = { id }
  return {
    save: (body) => call(appointmentsApi.agree, { params, body }),
    cancel: (reason) => call(appointmentsApi.cancel, { params, body: { reason } }),
    calendar: fillPath(appointmentsApi.calendar.path, params),
    needsHeader: scope.name === 'panel',
    onChanged: () => void refreshInbox(client),
  }
}

/** `ref`: the conversation's id with a session, or the token of a mail's link. */
export function useConversationAppointment(ref: string): AppointmentAccess {
  const client = useQueryClient()
  const params = { ref }
  return {
    save: (body) => call(appointmentsApi.move, { params, body }),
    cancel: (reason) => call(appointmentsApi.cancelByLink, { params, body: { reason } }),
    calendar: fillPath(appointmentsApi.calendarByLink.path, params),
    needsHeader: false,
    onChanged: () => void refreshInbox(client),
  }
}
