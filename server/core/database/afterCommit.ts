import type { Db } from './database.ts'

type Work = () => void

const pending = new WeakMap<object, Work[]>()

/** At once outside a transaction; never after a rollback. */
export function afterCommit(handle: Db, work: Work): void {
  const works = pending.get(handle)
  if (works) works.push(work)
  else work()
}

export function collectAfterCommit(tx: Db): Work[] {
  const works: Work[] = []
  pending.set(tx, works)
  const savepoint = tx.transaction.bind(tx)
  tx.transaction = async (work, options) => {
    let nested: Work[] = []
    const result = await savepoint((inner) => {
      nested = collectAfterCommit(inner)
      return work(inner)
    }, options)
    works.push(...nested)
    return result
  }
  return works
}
