import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { areAllOf, moment } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'
import { keyScopes } from '#shared/apiKeys/scopes.ts'

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    /** Who made it, and acts by it. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the user's own. */
    agencyId: text('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    /** SHA-256, in base64url: of so many random letters, none is found by trying. */
    hash: text('hash').notNull(),
    scopes: text('scopes', { enum: keyScopes }).array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    unique('api_keys_hash').on(table.hash),
    index('api_keys_user').on(table.userId, table.createdAt.desc()),
    index('api_keys_agency').on(table.agencyId, table.createdAt.desc()),
    areAllOf('api_keys_scopes', table.scopes, keyScopes),
  ],
)
