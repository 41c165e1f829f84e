import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '#server/core/database/columns.ts'

export const mediaOrigins = ['upload', 'scene'] as const

/** Uploads, named by their content, and the demo's scenes. */
export const media = pgTable(
  'media',
  {
    id: text('id').primaryKey(),
    origin: text('origin', { enum: mediaOrigins }).notNull().default('upload'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull().default(0),
    /** ThumbHash in base64. */
    placeholder: text('placeholder'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    isOneOf('media_origin', table.origin, mediaOrigins),
    check('media_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
