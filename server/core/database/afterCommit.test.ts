import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { afterCommit } from './afterCommit.ts'
import type { Db } from './database.ts'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await startApp()
  db = app.context.db
})
afterAll(() => app.close())

const fails = () => {
  throw new Error('changed my mind')
}

describe('what waits for a commit', () => {
  it('runs at once outside a transaction', () => {
    const seen: string[] = []
    afterCommit(db, () => seen.push('ran'))
    expect(seen).toEqual(['ran'])
  })

  it('runs when others can read what was written', async () => {
    const seen: string[] = []
    const read = new Promise<unknown[]>((resolve, reject) => {
      db.transaction(async (tx) => {
        await tx.execute('create table after_commit (id int)')
        afterCommit(tx, () => {
          seen.push('ran')
          app.context.database.pool
            .query('select id from after_commit')
            .then(({ rows }) => resolve(rows), reject)
        })
        await tx.execute('insert into after_commit values (1)')
        seen.push('written')
      }).catch(reject)
    })
    expect(await read).toEqual([{ id: 1 }])
    expect(seen).toEqual(['written', 'ran'])
  })

  it('does not run after a rollback', async () => {
    const seen: string[] = []
    const rolledBack = db.transaction(async (tx) => {
      afterCommit(tx, () => seen.push('ran'))
      fails()
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(seen).toEqual([])
  })

  it('follows savepoints: those rolled back run nothing', async () => {
    const seen: string[] = []
    await db.transaction(async (tx) => {
      await tx.transaction(async (inner) => {
        await inner.transaction(async (innermost) => afterCommit(innermost, () => seen.push('innermost')))
        afterCommit(inner, () => seen.push('inner'))
      })
      await tx
        .transaction(async (inner) => {
          afterCommit(inner, () => seen.push('rolled back'))
          fails()
        })
        .catch(() => undefined)
      seen.push('before the commit')
    })
    expect(seen).toEqual(['before the commit', 'innermost', 'inner'])
  })
})
