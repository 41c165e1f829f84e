import { describe, expect, it } from 'vitest'
import { createMatcher } from './matchPath.ts'

describe('the pattern of a path', () => {
  const match = createMatcher([
    ['anything', '/:section/:id'],
    ['agent', '/admin/agents/:id'],
    ['agentPart', '/admin/agents/:id/:part'],
    ['newAgent', '/admin/agents/new'],
    ['admin', '/admin'],
    ['root', '/'],
  ])

  it.each([
    ['/', 'root', {}],
    ['/admin', 'admin', {}],
    ['/ADMIN/', 'admin', {}],
    ['/admin/agents/new', 'newAgent', {}],
    ['/admin/agents/new/', 'newAgent', {}],
    ['/admin/agents/ana', 'agent', { id: 'ana' }],
    ['/admin/agents/ana/listings', 'agentPart', { id: 'ana', part: 'listings' }],
    ['/admin/agents', 'anything', { section: 'admin', id: 'agents' }],
    ['/places/%C3%91and%C3%BA%2F1', 'anything', { section: 'places', id: 'Ñandú/1' }],
  ])('%s is %s', (path, name, params) => expect(match(path)).toEqual({ name, params }))

  it.each(['/nowhere', '/admin/agents/a/b/c', '//', '/admin/agents/%E0%A4%A'])('%s is none', (path) =>
    expect(match(path)).toBeUndefined(),
  )
})
