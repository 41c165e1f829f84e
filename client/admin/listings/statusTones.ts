import type { Tone } from '#client/ui/Badge.tsx'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'

export const statusTones: Record<ListingStatus, Tone> = {
  draft: 'neutral',
  pending: 'warning',
  active: 'positive',
  reserved: 'action',
  closed: 'neutral',
  expired: 'neutral',
  deleted: 'danger',
}
