import { bigint, date, integer, numeric, pgTable } from 'drizzle-orm/pg-core'

const tokens = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

export const aiUsage = pgTable('ai_usage', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** Answered. */
  questions: integer('questions').notNull().default(0),
  byModel: integer('by_model').notNull().default(0),
  /** Of the model. */
  failures: integer('failures').notNull().default(0),
  inputTokens: tokens('input_tokens'),
  outputTokens: tokens('output_tokens'),
  /** Including reservations. */
  costUsd: numeric('cost_usd', { precision: 14, scale: 6 }).notNull().default('0'),
})
