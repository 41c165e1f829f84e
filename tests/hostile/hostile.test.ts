import { describe, expect, it } from 'vitest'
import { sampleOf } from '#tests/support/fuzz.ts'
import { superlinear } from './growth.ts'
import { patternsIn } from './patterns.ts'
import { readers } from './readers.ts'
import { hostileTexts } from './texts.ts'

/** What they read is short or our own. */
const bounded: readonly RegExp[] = [
  // Of a number.
  /\B(?=(\d{3})+$)/g,
  // Of the configuration.
  /(\/\/[^:/@]*):[^@]*@/,
  // Of our guides.
  /\s*\n\s*/,
  /\{(\^?)(\w+)(?:\.(\w+))?\}|\[([^\]]+)\]\((\w+)\)/g,
  // Of our places.
  /(.+) ([\d.]+) ([\d.]+)(?: = (.*))?/,
  // Of the build.
  /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"[^>]*>/,
  /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g,
]

const isBounded = (pattern: RegExp) => bounded.some(({ source }) => source === pattern.source)

describe('the patterns of the server', () => {
  it('take time in proportion to the text, also where they do not match', () => {
    const patterns = patternsIn('server', 'shared').filter(({ pattern }) => !isBounded(pattern))
    expect(patterns.length).toBeGreaterThan(200)
    const slow = patterns.flatMap(({ at, pattern }) => {
      const everywhere = new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(''))
      const found = hostileTexts.flatMap((text) => {
        const grown = superlinear((long) => long.replace(everywhere, ''), text)
        return grown === undefined ? [] : `${JSON.stringify(text)}: ${grown}`
      })
      return found.length === 0 ? [] : `${at} ${pattern} ${found.join('; ')}`
    })
    expect(slow).toEqual([])
  }, 120_000)
})

describe('what reads the words of strangers', () => {
  it.each(Object.entries(readers).map(([name, reader], at) => [name, reader, at] as const))(
    'takes time in proportion to their length: %s',
    (_, { read, most }, at) => {
      // Beyond what reaches it, for growth to show.
      const length = most === undefined ? undefined : 2 * most
      const slow = sampleOf(hostileTexts, at).flatMap((text) => {
        const grown = superlinear(read, text, length)
        return grown === undefined ? [] : `${JSON.stringify(text)}: ${grown}`
      })
      expect(slow).toEqual([])
    },
    60_000,
  )
})
