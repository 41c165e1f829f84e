import type { Tone } from '#client/ui/Badge.tsx'
import type { ModerationState } from '#shared/listings/moderation.ts'

export const statusTones: Record<ModerationState, Tone> = {
  draft: 'neutral',
  pending: 'warning',
  active: 'positive',
  reserved: 'action',
  closed: 'neutral',
  expired: 'neutral',
  deleted: 'danger',
  rejected: 'danger',
}
