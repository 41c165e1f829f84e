import fs from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { asModule } from './reactModules.ts'

const { resolve } = createRequire(import.meta.url)

/** `data:` URLs cannot import anything. */
const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

it.each(['react/cjs/react.production.js', 'scheduler/cjs/scheduler.production.js'])(
  'exports by name what %s does',
  async (file) => {
    const path = resolve(file.replace(/\/.*/, '')).replace(/\/index\.js$/, file.replace(/^[^/]*/, ''))
    const own = await import(path)
    const code = asModule(fs.readFileSync(path, 'utf8'), 'itself').replace(/^import .*$/m, 'const itself = 1')
    const names = Object.keys(await load(code))
    expect(names.length).toBeGreaterThan(10)
    expect(names.sort()).toEqual([...new Set([...Object.keys(own.default), 'default'])].sort())
  },
)

it('imports what was required', () => {
  const code = 'var A = require("react"),\n  B = require("react-dom");\nexports.c = A.d(B.e)'
  expect(asModule(code, 'itself')).toContain("import * as A from 'react'\nimport * as B from 'react-dom'")
})

it.each(['module.exports = {}', 'Object.assign(exports, {})', 'const a = [require("b")]'])(
  'refuses what it cannot convert: %s',
  (code) => expect(() => asModule(code, 'itself')).toThrow('more than properties'),
)
