import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#server/core/database/columns.ts'
import { users } from '#server/users/users.table.ts'
import { media } from './media.table.ts'

export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Null: administrators. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('media_uploads_once').on(table.mediaId, table.userId).nullsNotDistinct(),
    index('media_uploads_user').on(table.userId),
    index('media_uploads_age').on(table.createdAt),
  ],
)
