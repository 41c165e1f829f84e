import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { savedSearches } from '#server/savedSearches/savedSearches.table.ts'
import { type CompileContext, type CompiledSearch, compileSearch } from './compile.ts'
import type { Percolator } from './percolator.ts'

/** Read at once. */
const batchSize = 500
/** Understood before others have their turn: a sentence takes milliseconds. */
const sliceSize = 10

const { id, search, status, priceDrops, activeSince } = savedSearches
const columns = { id, search, priceDrops, activeSince }
type Row = Pick<typeof savedSearches.$inferSelect, keyof typeof columns>

export interface Loader {
  /** Texts with prices in guaraníes. */
  readonly rated: ReadonlySet<string>
  all(compiling: CompileContext): Promise<void>
  some(ids: readonly string[], compiling: CompileContext): Promise<void>
}

/** Active saved searches, from their table into memory. */
export function createLoader({ db, log }: Pick<Context, 'db' | 'log'>, percolator: Percolator): Loader {
  const rated = new Set<string>()
  /** Many people ask for the same; of one load. */
  const compiled = new Map<string, CompiledSearch>()

  async function compileOnce(text: string, compiling: CompileContext): Promise<CompiledSearch> {
    const known = compiled.get(text) ?? (await compileSearch(text, compiling))
    compiled.set(text, known)
    return known
  }

  async function keepAll(rows: readonly Row[], compiling: CompileContext): Promise<void> {
    for (const [at, row] of rows.entries()) {
      if (at % sliceSize === sliceSize - 1) await setImmediate()
      await keep(row, compiling)
    }
  }

  async function keep(row: Row, compiling: CompileContext): Promise<void> {
    try {
      const made = await compileOnce(row.search, compiling)
      const kept = { id: row.id, priceDrops: row.priceDrops, activeSince: row.activeSince.getTime() * 1000 }
      percolator.add(kept, made)
      if (made.text?.usesRate) rated.add(row.id)
      else rated.delete(row.id)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      percolator.remove(row.id)
      log.error({ err: error, savedSearchId: row.id }, 'a saved search is not compared with listings')
    }
  }

  return {
    rated,
    async all(compiling) {
      rated.clear()
      percolator.clear()
      compiled.clear()
      for (let after = ''; ; ) {
        const rows = await db
          .select(columns)
          .from(savedSearches)
          .where(and(eq(status, 'active'), gt(id, after)))
          .orderBy(asc(id))
          .limit(batchSize)
        await keepAll(rows, compiling)
        const last = rows.at(-1)
        if (!last || rows.length < batchSize) break
        after = last.id
      }
      compiled.clear()
    },
    async some(ids, compiling) {
      compiled.clear()
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
  }
}
