import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const document = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')

it('the walks through the architecture lead past files that exist, once each in a walk', () => {
  const walks = document.split(/^## /m).slice(1)
  expect(walks).toHaveLength(6)
  for (const walk of walks) {
    const files = [...walk.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
  }
})
