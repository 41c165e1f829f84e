import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'

/** Sign-ins that wait, while somebody tries passwords for a name. Names and networks are hashes. */
export const signInTurns = pgTable(
  'sign_in_turns',
  {
    name: text('name').notNull(),
    /** Or a queue of the name, whose next turn is at `at`. */
    network: text('network').notNull(),
    /** Turns that it took before. */
    taken: integer('taken').notNull().default(0),
    /** From then on it may try once. */
    at: moment('at').notNull().defaultNow(),
    isUsed: boolean('is_used').notNull().default(true),
  },
  (table) => [
    primaryKey({ name: 'sign_in_turns_key', columns: [table.name, table.network] }),
    index('sign_in_turns_at').on(table.at),
  ],
)
