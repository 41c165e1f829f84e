import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { every, handle, type JobOptions, job, toSend } from './job.ts'
import { createQueue, type Queue } from './queue.ts'

let app: TestApp
const queues: Queue[] = []
beforeAll(async () => {
  app = await startApp()
})
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()))
})
afterAll(() => app.close())

function newQueue(upkeepEvery?: number): Queue {
  const queue = createQueue(app.context, { upkeepEvery })
  queues.push(queue)
  return queue
}

function recorder() {
  const seen: unknown[] = []
  let notify: () => void = () => undefined
  return {
    seen,
    async handler(data: unknown) {
      seen.push(data)
      notify()
    },
    async until(count: number) {
      while (seen.length < count) {
        await new Promise<void>((resolve) => {
          notify = resolve
        })
      }
    },
  }
}

const quick = { pollInterval: 0.2, retryDelay: 1 }
const newJob = (options: JobOptions = quick) => job(newId(), z.looseObject({}), options)

describe('the queue', () => {
  it('does a job that was sent, with its data', async () => {
    const kind = newJob()
    const { handler, until, seen } = recorder()
    const queue = newQueue()
    queue.define([handle(kind, handler)])
    await queue.start()
    await queue.send(kind, { to: 'ana', words: ['ñandutí', null] })
    await until(1)
    expect(seen).toEqual([{ to: 'ana', words: ['ñandutí', null] }])
  })

  it('does the jobs of a batch one by one, and fails alone the one that fails', async () => {
    const kind = newJob({ ...quick, retries: 0, batchSize: 5, batchWait: 20 })
    const { handler, until, seen } = recorder()
    const queue = newQueue()
    queue.define([
      handle(kind, async (data) => {
        await handler(data)
        if (data.n === 2) throw new Error('not this one')
      }),
    ])
    await queue.install()
    await queue.sendAll([1, 2, 3].map((n) => toSend(kind, { n }, `number ${n}`)))
    await queue.sendAll([toSend(kind, { n: 3 }, 'number 3')])
    await queue.start()
    await until(3)
    await queue.stop()
    expect(seen).toHaveLength(3)
    expect(seen).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }, { n: 3 }]))
    const { rows } = await app.context.database.pool.query(
      `select data -> 'n' as n, state::text from queue.job where name = $1 order by 1`,
      [kind.name],
    )
    expect(rows.map(({ state }) => state)).toEqual(['completed', 'failed', 'completed'])
  })

  it('says so where a job of those sent together is not defined', async () => {
    await expect(newQueue().sendAll([toSend(newJob(), {})])).rejects.toThrow('is not defined')
  })

  it('tries a failing job again until it succeeds', async () => {
    const kind = newJob()
    const { handler, until, seen } = recorder()
    const queue = newQueue()
    queue.define([
      handle(kind, async (data) => {
        await handler(data)
        if (seen.length < 2) throw new Error('secret detail')
      }),
    ])
    await queue.start()
    await queue.send(kind, { n: 1 })
    await until(2)
    await queue.stop()
    const { rows } = await app.context.database.pool.query(
      'select state::text, output::text, retry_count from queue.job where name = $1',
      [kind.name],
    )
    expect(rows).toMatchObject([{ state: 'completed', retry_count: 1 }])
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  it('never does a job whose transaction was rolled back', async () => {
    const kind = newJob()
    const { handler, until, seen } = recorder()
    const queue = newQueue()
    queue.define([handle(kind, handler)])
    await queue.start()
    const rolledBack = app.context.db.transaction(async (tx) => {
      await queue.send(kind, { kept: false }, { tx })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await app.context.db.transaction((tx) => queue.send(kind, { kept: true }, { tx }))
    await until(1)
    expect(seen).toEqual([{ kept: true }])
  })

  it('looks for a job after the commit of its transaction, not before', async () => {
    const kind = newJob({ pollInterval: 3600 })
    const { handler, until } = recorder()
    const { database } = app.context
    const events: string[] = []
    let asleep: () => void = () => undefined
    const firstLook = new Promise<void>((resolve) => {
      asleep = resolve
    })
    const query = async (text: string, values: unknown[]) => {
      const isLook = text.includes('SKIP LOCKED') && values.includes(kind.name)
      if (isLook) events.push('looks')
      const result = await database.pool.query(text, values)
      if (isLook) asleep()
      return result
    }
    const pool = Object.assign(Object.create(database.pool), { query })
    const queue = createQueue({ ...app.context, database: { ...database, pool } })
    queues.push(queue)
    queue.define([handle(kind, handler)])
    await queue.start()
    await firstLook
    await app.context.db.transaction(async (tx) => {
      await queue.send(kind, {}, { tx })
      await tx.execute('select 1')
      events.push('commits')
    })
    await until(1)
    expect(events.slice(0, 3)).toEqual(['looks', 'commits', 'looks'])
  })

  it('does each job once, when two servers look for jobs', async () => {
    const kind = newJob()
    const { handler, until, seen } = recorder()
    const servers = [newQueue(), newQueue()]
    for (const queue of servers) queue.define([handle(kind, handler)])
    await Promise.all(servers.map((queue) => queue.start()))
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    for (const n of numbers) await (servers[n % 2] as Queue).send(kind, { n })
    await until(20)
    await Promise.all(servers.map((queue) => queue.stop()))
    expect(seen.map((data) => (data as { n: number }).n).sort((a, b) => a - b)).toEqual(numbers)
  })

  it('does a scheduled job once for all servers, at the first start already', async () => {
    const { handler, until, seen } = recorder()
    const daily = every(24 * 60, newId(), () => handler(undefined))
    const servers = [newQueue(), newQueue()]
    for (const queue of servers) queue.define([daily])
    await Promise.all(servers.map((queue) => queue.start()))
    await until(1)
    await Promise.all(servers.map((queue) => queue.stop()))
    const again = newQueue()
    again.define([daily])
    await again.start()
    await again.stop()
    expect(seen).toHaveLength(1)
  })

  it('refuses a job of a name that nobody defined', async () => {
    const queue = newQueue()
    await queue.install()
    await expect(queue.send(newJob(), {})).rejects.toThrow('not defined')
  })

  it('gives back a job that takes longer than the patience of a stop', async () => {
    const kind = newJob()
    const { handler, until } = recorder()
    const queue = newQueue()
    queue.define([
      handle(kind, async (data) => {
        await handler(data)
        await new Promise(() => undefined)
      }),
    ])
    await queue.start()
    await queue.send(kind, {})
    await until(1)
    await queue.stop(50)
    const { rows } = await app.context.database.pool.query(
      'select state::text from queue.job where name = $1',
      [kind.name],
    )
    expect(rows).toEqual([{ state: 'retry' }])
  })

  it('does a job again whose server was killed', async () => {
    const kind = newJob({ ...quick, lease: 1 })
    const { handler, until } = recorder()
    const queue = newQueue(1)
    queue.define([handle(kind, handler)])
    await queue.install()
    await queue.send(kind, { n: 1 })
    await app.context.database.pool.query(
      "update queue.job set state = 'active', started_on = now() where name = $1",
      [kind.name],
    )
    await queue.start()
    await until(1)
  })

  it('leaves a job that takes longer than its lease to the server that does it', async () => {
    const kind = newJob({ ...quick, lease: 1 })
    const { handler, until, seen } = recorder()
    const { pool } = app.context.database
    const upkeep = async () => {
      const { rows } = await pool.query(
        'select maintained_on from queue.version where maintained_on > now() - $1::interval',
        ['1 hour'],
      )
      return String(rows[0]?.maintained_on)
    }
    const servers = [newQueue(1), newQueue(1)]
    const done = new Promise<void>((resolve) => {
      for (const queue of servers)
        queue.define([
          handle(kind, async (data) => {
            await handler(data)
            for (let times = 0, last = await upkeep(); times < 4; ) {
              await setTimeout(50)
              const next = await upkeep()
              if (next !== last) times++
              last = next
            }
            resolve()
          }),
        ])
    })
    await Promise.all(servers.map((queue) => queue.start()))
    await servers[0]?.send(kind, {})
    await until(1)
    await done
    expect(seen).toHaveLength(1)
  })
})
