import { sql } from 'drizzle-orm'
import { index, json, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

/** Sessions in the shape that the session store expects. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: moment('expire').notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    // All sessions of one user end when the account goes.
    index('sessions_user').on(sql`(sess #>> '{passport,user}')`),
  ],
)
