import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'

const separator = '\x1f'

/** Of what a listing of a feed says, before anything is made of it. */
export const rawHashOf = (cells: readonly string[]) =>
  createHash('md5').update(cells.join(separator)).digest('hex')

/** Of what is written, or says what is written: the next run leaves it out. */
export async function keepRawHashes(tx: Db, importId: string): Promise<void> {
  await tx.execute(sql`
    update listing_sources s set raw_hash = r.raw_hash, contact = r.contact
    from import_rows r join imports i on i.id = r.import_id
    where r.import_id = ${importId} and s.source_id = i.source_id and s.external_id = r.external_id and r.number > 0
      and (r.action = 'unchanged' or (r.is_done and r.action in ('create', 'update')))
      and (s.raw_hash, s.contact) is distinct from (r.raw_hash, r.contact)`)
}
