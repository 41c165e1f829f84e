import type { Db } from '#server/core/database/database.ts'

/** Active listings in charge and open conversations held, by member. */
export type Workloads = ReadonlyMap<string, { listings: number; conversations: number }>

/** Provided by features of a higher rank: what belongs to agencies. */
export interface AgencyHooks {
  /** A user's own listings become the agency's. */
  bringListings(tx: Db, userId: string, agencyId: string): Promise<void>
  /** Listings in charge and conversations held go from one member to another. */
  handOver(tx: Db, agencyId: string, members: { from: string; to: string }): Promise<void>
  readWorkloads(db: Db, agencyId: string): Promise<Workloads>
}
