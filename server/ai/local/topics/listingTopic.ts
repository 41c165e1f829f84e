import type { AskedTopic } from './nearestTopic.ts'
import type { ofListing } from './ofListing.ts'

/** What may be asked of a listing. */
export type ListingTopic = keyof typeof ofListing | AskedTopic
