import type pg from 'pg'
import { createDb } from '#server/core/database/connections.ts'
import type { Database } from '#server/core/database/database.ts'

export interface Detachable {
  database: Database
  /** `listenersOnly`: only notifications are lost. */
  detach(how?: { listenersOnly?: boolean }): void
  /** `poolOnly`: notifications remain lost. */
  attach(how?: { poolOnly?: boolean }): void
}

export function detachable(real: Database): Detachable {
  let away = false
  const gaps: ((listening: boolean) => void)[] = []
  const refuse = () =>
    Promise.reject(
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    )
  const pool: pg.Pool = new Proxy(real.pool, {
    get(target, name) {
      if (away && (name === 'query' || name === 'connect')) return refuse
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const db = createDb(pool)
  let isDeaf = false
  return {
    database: {
      ...real,
      pool,
      db,
      reads: db,
      probe: async (query) => void (await pool.query(query)),
      listen(channel, onNotice, onGap) {
        gaps.push(onGap)
        return real.listen(channel, (payload) => !isDeaf && onNotice(payload), onGap)
      },
    },
    detach({ listenersOnly = false } = {}) {
      away = !listenersOnly
      isDeaf = true
      for (const onGap of gaps) onGap(false)
    },
    attach({ poolOnly = false } = {}) {
      away = false
      if (poolOnly) return
      isDeaf = false
      for (const onGap of gaps) onGap(true)
    },
  }
}
