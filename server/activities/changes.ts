import { isDeepStrictEqual } from 'node:util'
import type { ActivityChanges } from '#shared/activities.ts'

const maxText = 600
const maxFields = 60
const secret = /password|secret|token|hash|recovery|totp/i

/** Undefined equals null. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ActivityChanges {
  const changes: ActivityChanges = {}
  for (const [field, value] of Object.entries(after)) {
    const [old, fresh] = [before[field] ?? null, value ?? null]
    if (value !== undefined && !isDeepStrictEqual(old, fresh)) changes[field] = [old, fresh]
  }
  return changes
}

export function boundedChanges(changes: ActivityChanges): ActivityChanges | null {
  const entries = Object.entries(changes)
    .filter(([field]) => !secret.test(field))
    .slice(0, maxFields)
  if (entries.length === 0) return null
  return Object.fromEntries(
    entries.map(([field, [before, after]]) => [field, [bounded(before), bounded(after)]]),
  )
}

function bounded(value: unknown): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null')
  if (text.length <= maxText) return value
  // Postgres rejects half a surrogate pair in JSON.
  return `${text.slice(0, maxText).replace(/[\ud800-\udbff]$/, '')}…`
}
