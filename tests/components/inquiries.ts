import type { Appointment } from '#shared/inquiries/appointments.ts'
import type { Conversation, InquirySummary, InquiryThread } from '#shared/inquiries/inbox.ts'

const about: InquirySummary['listing'] = {
  id: 'casa-1',
  title: 'Casa con quincho',
  titleEn: null,
  priceUSD: '128000',
  transactionType: 'sale',
  neighborhood: 'Villa Morra',
  city: 'Asunción',
  pictureUrl: null,
  isActive: true,
}

export function inquirySummary(overrides: Partial<InquirySummary> = {}): InquirySummary {
  return {
    id: 'rosa',
    listing: about,
    channel: 'form',
    inquiryType: 'info',
    createdAt: '2026-11-20T12:00:00.000Z',
    lastMessageAt: '2026-11-20T12:00:00.000Z',
    excerpt: '¿Acepta mascotas?',
    isUnread: false,
    status: 'new',
    name: 'Rosa Giménez',
    firstAnsweredAt: null,
    visitAt: null,
    ...overrides,
  }
}

const question: InquiryThread['messages'][number] = {
  id: 'm1',
  side: 'sender',
  author: 'Rosa Giménez',
  text: '¿Acepta mascotas?',
  createdAt: '2026-11-20T12:00:00.000Z',
  isFromElsewhere: false,
}

export function inquiryThread(overrides: Partial<InquiryThread> = {}): InquiryThread {
  return {
    ...inquirySummary(),
    email: 'rosa@correo.com',
    phone: '+595981123456',
    messages: [question],
    notes: [],
    preferredTimes: [],
    visit: null,
    receivesMail: false,
    ...overrides,
  }
}

export function conversation(overrides: Partial<Conversation> = {}): Conversation {
  const { status: _, name: __, firstAnsweredAt: ___, visitAt: ____, ...common } = inquirySummary()
  return {
    ...common,
    side: 'sender',
    otherName: 'Luis',
    messages: [question],
    preferredTimes: [],
    visit: null,
    canWrite: true,
    ...overrides,
  }
}

export function agreedAppointment(overrides: Partial<Appointment> = {}): Appointment {
  return {
    id: 'v1',
    status: 'agreed',
    startsAt: '2096-11-23T13:00:00.000Z',
    minutes: 45,
    place: 'Villa Morra, Asunción',
    cancelReason: null,
    note: null,
    ...overrides,
  }
}
