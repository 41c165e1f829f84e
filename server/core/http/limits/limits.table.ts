import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

/** The layout of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: moment('expire'),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
