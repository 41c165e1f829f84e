import { describe, expect, it } from 'vitest'
import { daysLeft, isUrgent, stateOf } from './state.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const active = (expiresAt: string | null) => ({ status: 'active' as const, expiresAt })

describe('the state of a listing', () => {
  it('distinguishes rejected, paused and unpublished drafts', () => {
    const draft = { status: 'draft' as const, rejectionReason: null, publishedAt: null }
    expect(stateOf(draft)).toBe('draft')
    expect(stateOf({ ...draft, publishedAt: '2026-05-01T12:00:00Z' })).toBe('paused')
    expect(stateOf({ ...draft, rejectionReason: 'Faltan fotos' })).toBe('rejected')
  })

  it('is the status otherwise', () => {
    const listing = { rejectionReason: null, publishedAt: '2026-05-01T12:00:00Z' }
    expect(stateOf({ ...listing, status: 'reserved' })).toBe('reserved')
  })
})

describe('daysLeft', () => {
  it.each([
    ['2026-06-01T11:00:00Z', 0, true],
    ['2026-06-01T23:00:00Z', 0, true],
    ['2026-06-02T11:00:00Z', 1, true],
    ['2026-06-07T13:00:00Z', 6, true],
    ['2026-06-08T02:00:00Z', 6, true],
    ['2026-06-08T13:00:00Z', 7, false],
    ['2026-07-31T12:00:00Z', 60, false],
  ])('until %s is %d', (expiresAt, days, urgent) => {
    expect(daysLeft(active(expiresAt), now)).toBe(days)
    expect(isUrgent(days)).toBe(urgent)
  })

  it('is null for a listing that does not expire', () => {
    expect(daysLeft(active(null), now)).toBeNull()
    expect(daysLeft({ status: 'reserved', expiresAt: '2026-06-02T11:00:00Z' }, now)).toBeNull()
    expect(isUrgent(null)).toBe(false)
  })
})
