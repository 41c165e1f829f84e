import { describe, expect, it } from 'vitest'
import { isActiveTab } from './tabs.ts'

describe('a tab', () => {
  it.each([
    ['/', '/', true],
    ['/', '/home', false],
    ['/search', '/search', true],
    ['/favorites', '/favorites/old', true],
    ['/compare', '/search', false],
  ])('%s is active on %s: %s', (to, path, active) => expect(isActiveTab(to, path)).toBe(active))
})
