import { describe, expect, it } from 'vitest'
import { createSemaphore } from '#server/core/http/limits/semaphore.ts'
import { addQuery, narrowReads, recordReads } from './recordReads.ts'
import { partsOf, topicsOfNotice } from './topics.ts'

const readOf = async (work: () => Promise<unknown>) => [...(await recordReads(work)).topics].sort()
const query = async (text: string) => addQuery(text)

describe('recordReads', () => {
  it('records the tables of every query, in any notation', async () => {
    const topics = await readOf(async () => {
      await query('select 1 from a x JOIN public.b on true left join "c" on true')
      await query('with few as (select id from "public"."d") select * from few')
      await query('select exists (select from only e), (select 1 from lateral f)')
    })
    expect(topics).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'few'])
  })

  it('records only the parts of tables that are read in part', async () => {
    const topics = await readOf(async () => {
      await narrowReads(
        ['a', 'b'],
        async () => {
          await query('select 1 from a join b on true join c on true')
          await narrowReads(
            ['c'],
            () => query('select 1 from c'),
            () => partsOf('c', ['one']),
          )
        },
        () => partsOf('a', ['two']),
      )
    })
    expect(topics).toEqual(['a *', 'a two', 'c', 'c *', 'c one'])
  })

  it('records its own work only, even across a semaphore', async () => {
    const one = createSemaphore({ concurrency: 1 })
    const tables = Array.from({ length: 20 }, (_, n) => `t${n}`)
    const recorded = await Promise.all(
      tables.map((table) => readOf(() => one(async () => query(`select 1 from ${table}`)))),
    )
    expect(recorded).toEqual(tables.map((table) => [table]))
  })

  it('records work that outlasts another, and what begins after all has ended or failed', async () => {
    let release: () => void = () => undefined
    const first = new Promise<void>((resolve) => {
      release = resolve
    })
    const outlasting = readOf(async () => {
      await first
      await query('select 1 from a')
    })
    expect(await readOf(() => query('select 1 from b'))).toEqual(['b'])
    await expect(recordReads(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    release()
    expect(await outlasting).toEqual(['a'])
    expect(await readOf(() => query('select 1 from c'))).toEqual(['c'])
  })
})

describe('a notification', () => {
  const parts = { a: (change: unknown) => [String(Object(change).id)] }

  it.each([
    ['of a table: concerns all of it', 'b', ['b', 'b *']],
    ['of a part: concerns that part', 'a {"id":1}', ['a', 'a 1']],
    ['of an unknown part: concerns all of its table', 'b {"id":1}', ['b', 'b *']],
    ['that is malformed: concerns all of its table', 'a {"id"', ['a', 'a *']],
  ])('%s', (_name, payload, topics) => {
    expect(topicsOfNotice(payload, parts)).toEqual(topics)
  })
})
