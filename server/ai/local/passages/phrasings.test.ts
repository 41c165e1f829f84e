import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nearestPhrasings } from './phrasings.ts'

/* In how many other words than its phrasings a matter is found. The file is never added to them: a change to the vocabulary or to what ranks matters is measured by it. */

const rows = fs
  .readFileSync('tests/cases/assistant/keptApart.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))

const places = rows.map(([matter = '', , asked = '']) =>
  nearestPhrasings(asked).findIndex(({ name }) => name === matter),
)
const shareOf = (holds: (place: number) => boolean) => places.filter(holds).length / places.length

describe('phrasings that no matter has', () => {
  it('find their matter first in two of three', () => {
    expect(rows.length).toBeGreaterThan(1000)
    expect(shareOf((place) => place === 0)).toBeGreaterThan(0.68)
  })

  it('find it among the first three in five of six', () => {
    expect(shareOf((place) => place >= 0 && place < 3)).toBeGreaterThan(0.84)
  })
})
