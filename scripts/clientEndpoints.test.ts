import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { forClients } from './clientEndpoints.ts'

const code = `import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { facets, listing } from './listings.ts'
import { limits } from './limits.ts'
export const api = {
  facets: endpoint('GET', '/api/facets', { summary: 'Counts, of each choice', answer: facets, cache: 'public' }),
  list: endpoint('GET', '/api/list', {
    query: z.object({ limit: z.number() }),
    answer: z.array(listing),
    rows: ({ query }) => query.limit,
    paged: true,
  }),
}
export const max = limits.list
export const shown = { query: 'kept', answer: 1 }
`

const client = path.join(import.meta.dirname, '../client')
const readsLacking =
  /(endpoint|Api\.\w+)\.(summary|access|params|query|body|answer|status|cost|rows|errors)\b/

describe('an endpoint in the client’s build', () => {
  const built = forClients(code)

  it('has its method, path and what the client reads', () => {
    expect(built).toMatch(/endpoint\('GET', '\/api\/facets', \{\s*cache: 'public'\s*\}\)/)
    expect(built).toMatch(/endpoint\('GET', '\/api\/list', \{\s*paged: true,\s*\}\)/)
  })

  it('brings no schemas along', () => {
    expect(built).not.toMatch(/zod|listings\.ts|summary/)
    expect(built).toContain("import { limits } from './limits.ts'")
  })

  it('leaves other objects as they are', () => {
    expect(built).toContain("{ query: 'kept', answer: 1 }")
  })

  it('is asked by no module of the client for what it lacks', () => {
    const files = fs
      .readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    const reading = files.filter((name) =>
      readsLacking.test(fs.readFileSync(path.join(client, name), 'utf8')),
    )
    expect(reading).toEqual([])
  })
})
