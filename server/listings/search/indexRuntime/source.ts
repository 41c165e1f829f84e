import type pg from 'pg'
import type { RowSource, Values } from './indexRows.ts'

export function sourceOf(client: Pick<pg.Client, 'query'> | Pick<pg.Pool, 'query'>): RowSource {
  return {
    async query(text, values) {
      const { rows } = await client.query<[...Values]>({ text, values, rowMode: 'array' })
      return rows
    },
  }
}
