import { and, eq } from 'drizzle-orm'
import { imports } from '#server/imports/imports.table.ts'
import { addWithdrawn, type CheckNeeds, checkAllRows, findGone } from './checkImport.ts'
import { offerRelisting } from './relist.ts'
import { summarize } from './summary.ts'
import { warnOfTwins } from './twins.ts'

/** All rows anew, unless another mapping came meanwhile. */
export async function checkImport(needs: CheckNeeds, importId: string, version: number): Promise<void> {
  const { db } = needs
  const checked = await checkAllRows(needs, importId, version)
  if (!checked) return
  const { seen, isComplete, sourceId, mapping, isFeed } = checked
  // Before the transaction, whose connection may be the only one.
  const { readLocalFigures } = needs
  const own = { readLocalFigures, rate: await needs.rate() }
  await db.transaction(async (tx) => {
    if (!isFeed) await offerRelisting(tx, own, { importId, sourceId, seen, mapping })
    if (isComplete && !isFeed) await addWithdrawn(tx, importId, await findGone(tx, sourceId, seen))
    await warnOfTwins(tx, importId, sourceId)
    await summarize(tx, importId)
    await tx
      .update(imports)
      .set({ state: 'ready', rowsDone: 0 })
      .where(and(eq(imports.id, importId), eq(imports.checkVersion, version)))
  })
}
