import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Counters of the shared rate limits, in the shape that the limiter expects. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
