import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, like, not } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { savedSearches } from '#server/savedSearches/savedSearches.table.ts'
import { type CompileContext, compileSearch } from './compile.ts'
import type { Percolator } from './percolator.ts'

/** Read at once. */
const batchSize = 500
/** Understood before others have their turn: a sentence takes milliseconds. */
const sliceSize = 10

const { id, search, status, frequency, priceDrops, activeSince } = savedSearches
const columns = { id, search, frequency, priceDrops, activeSince }
type Row = Pick<typeof savedSearches.$inferSelect, keyof typeof columns>

/** Sentences take longer to understand than filters. */
const isText = like(search, '%searchQuery=%')

export interface Loader {
  /** What was there before stays until it is read. */
  all(compiling: CompileContext): Promise<void>
  some(ids: readonly string[], compiling: CompileContext): Promise<void>
  /** Of texts with prices in guaraníes. */
  rated(compiling: CompileContext): Promise<void>
}

/** Active saved searches, from their table into memory. */
export function createLoader({ db, log }: Pick<Context, 'db' | 'log'>, percolator: Percolator): Loader {
  /** `fresh`: searches that this load has understood; without, those that are there are. */
  async function keepAll(rows: readonly Row[], compiling: CompileContext, fresh?: Set<string>) {
    let understood = 0
    for (const row of rows) {
      const isKnown = fresh ? fresh.has(row.search) : percolator.has(row.search)
      if (!isKnown) await compile(row, compiling)
      fresh?.add(row.search)
      const saved = {
        id: row.id,
        priceDrops: row.priceDrops,
        activeSince: row.activeSince.getTime() * 1000,
        isInstant: row.frequency === 'instant',
      }
      if (!percolator.join(saved, row.search)) percolator.remove(row.id)
      if (!isKnown && ++understood % sliceSize === 0) await setImmediate()
    }
  }

  async function compile(row: Pick<Row, 'search'>, compiling: CompileContext): Promise<void> {
    try {
      percolator.put(row.search, await compileSearch(row.search, compiling))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      log.error({ err: error }, 'a saved search is not compared with listings')
    }
  }

  return {
    async all(compiling) {
      const [ids, fresh] = [new Set<string>(), new Set<string>()]
      for (const which of [not(isText), isText])
        for (let after = ''; ; ) {
          const rows = await db
            .select(columns)
            .from(savedSearches)
            .where(and(eq(status, 'active'), which, gt(id, after)))
            .orderBy(asc(id))
            .limit(batchSize)
          await keepAll(rows, compiling, fresh)
          for (const row of rows) ids.add(row.id)
          const last = rows.at(-1)
          if (!last || rows.length < batchSize) break
          after = last.id
        }
      percolator.removeOthers(ids)
    },
    async some(ids, compiling) {
      for (let from = 0; from < ids.length; from += batchSize) {
        const some = ids.slice(from, from + batchSize)
        const rows = await db
          .select(columns)
          .from(savedSearches)
          .where(and(eq(status, 'active'), inArray(id, some)))
        await keepAll(rows, compiling)
        const found = new Set(rows.map((row) => row.id))
        for (const one of some) if (!found.has(one)) percolator.remove(one)
      }
    },
    async rated(compiling) {
      const rated = [...percolator.entries()].filter(({ text }) => text?.usesRate)
      for (const [at, entry] of rated.entries()) {
        await compile(entry, compiling)
        if (at % sliceSize === sliceSize - 1) await setImmediate()
      }
    },
  }
}
