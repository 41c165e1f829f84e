import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const compose = read('compose.yaml')
const service = (name: string) => compose.match(new RegExp(`^  ${name}:\\n((?: {3,}.*\\n)+)`, 'm'))?.[1] ?? ''

describe('compose.yaml', () => {
  it('starts what has ended again', () => {
    for (const name of ['oga', 'postgres']) expect(service(name)).toContain('restart: unless-stopped\n')
  })

  it('has no demo unless asked, and no secret of its own', () => {
    expect(service('oga')).toContain(`DEMO: \${DEMO:-false}\n`)
    for (const name of ['SESSION_SECRET', 'POSTGRES_PASSWORD', 'PUBLIC_URL'])
      expect(compose).toContain(`\${${name}:?`)
    expect(compose).not.toMatch(/PASSWORD: (?!"?\$)/)
  })

  it('gives the server settings that it has, and nothing but its port', () => {
    const known = read('server/core/env.ts')
    const given = [
      ...(service('oga').match(/environment:\n([\s\S]*?)\n {4}\w/)?.[1] ?? '').matchAll(/^ +([A-Z_]+):/gm),
    ]
    expect(given.length).toBeGreaterThan(5)
    for (const [, name] of given) expect(known).toContain(`  ${name}: `)
    expect(compose.match(/ports:.*/g)).toEqual(['ports: ["3000:3000"]'])
  })
})
