import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const client = path.join(import.meta.dirname, '..')
const features = fs
  .readdirSync(client, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['core', 'ui', 'public'].includes(entry.name))
  .map(({ name }) => name)
const sources = fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

const codeOf = (file: string) =>
  fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')

describe('the core of the client', () => {
  it.each(sources)('does not name a feature: %s', (file) => {
    const named = features.filter((feature) => new RegExp(`\\b${feature}`).test(codeOf(file)))
    expect(named).toEqual([])
  })
})
