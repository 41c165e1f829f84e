import type { Db } from '#server/core/database/database.ts'
import type { ListingChange } from './listingChange.ts'

export interface ChangeConsumer {
  /** Of its row in `listing_outbox_consumers`: once given, it stays. */
  name: string
  /**
   * In the transaction that moves its cursor, on one server at a time. At least once, of a listing in order: where it
   * throws, or the server ends, the same changes come again. Calls to others belong into a job, sent with `tx`.
   */
  consume(tx: Db, changes: readonly ListingChange[]): Promise<void>
  /** Instead, where any listing may have changed: changes were purged before they were consumed, or the table was emptied. */
  resync(tx: Db): Promise<void>
}
