import type { Tone } from '#client/ui/Badge.tsx'
import type { InquiryStatus } from '#shared/inquiries/inbox.ts'

export const statusTones: Record<InquiryStatus, Tone> = {
  new: 'accent',
  answered: 'action',
  visit_agreed: 'positive',
  closed: 'neutral',
  spam: 'warning',
}
