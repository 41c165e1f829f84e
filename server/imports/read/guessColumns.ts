import { readDegrees } from '#server/imports/values/amounts.ts'
import { choiceOf } from '#server/imports/values/choices.ts'
import { choiceKey, fieldOfHeader, headerKey } from '#shared/imports/headers.ts'
import { type ImportField, isMappedField, repeatedFields } from '#shared/imports/importFields.ts'
import type { ImportColumn } from '#shared/imports/imports.ts'
import { findCity } from '#shared/places/places.ts'
import { maxHeadRows, type SheetRow } from './readSheet.ts'

/** Of its first rows, the one that has most known headers; else the first that has at least two cells. */
export function headerIndex(rows: readonly SheetRow[]): number {
  const heads = rows.slice(0, maxHeadRows)
  const known = heads.map(({ cells }) => new Set(cells.flatMap((cell) => fieldOfHeader(cell) ?? [])).size)
  const most = Math.max(...known)
  if (most >= 2) return known.indexOf(most)
  return Math.max(
    0,
    heads.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 2),
  )
}

const shownSamples = 3
const sampleLength = 80
const maxValues = 30

export function describeColumns(header: readonly string[], rows: readonly SheetRow[]): ImportColumn[] {
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => {
    const counts = new Map<string, number>()
    for (const { cells } of rows) {
      const value = cells[at]?.slice(0, sampleLength) ?? ''
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const values = [...counts].map(([value, count]) => ({ value, count }))
    return {
      header: header[at]?.slice(0, sampleLength) ?? '',
      samples: [...counts.keys()].slice(0, shownSamples),
      values: counts.size > maxValues ? [] : values.toSorted((a, b) => b.count - a.count),
    }
  })
}

/** As the source's sheets were read before, else by headers, else by what the cells hold; each field once. */
export function guessFields(
  columns: readonly ImportColumn[],
  rows: readonly SheetRow[],
  remembered: Readonly<Record<string, string | null>>,
  isField: (name: string) => name is ImportField,
): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | undefined) => {
    if (!field || (taken.has(field) && !repeatedFields.includes(field))) return null
    taken.add(field)
    return field
  }
  const byHeader = columns.map(({ header }) => {
    const before = remembered[headerKey(header)]
    if (before !== undefined) return before !== null && isField(before) ? take(before) : 'ignored'
    return take(fieldOfHeader(header))
  })
  return byHeader.map((field, at) => {
    if (field !== null) return field === 'ignored' ? null : field
    const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '')
    return take(fieldOfContents(cells.slice(0, 200)))
  })
}

/** Of the cells, that a field's meaning is plain. */
const plainly = 0.8

function fieldOfContents(cells: readonly string[]): ImportField | undefined {
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length)
  const isWithin = (min: number, max: number) => (cell: string) => {
    const degrees = readDegrees(cell)
    return degrees !== undefined && degrees >= min && degrees <= max && /[.,]\d{3}/.test(cell)
  }
  const tests: [ImportField, (cell: string) => boolean][] = [
    ['photos', (cell) => /^https?:\/\/\S{1,2000}\.(?:jpe?g|png|webp|avif)\b/i.test(cell)],
    ['latitude', isWithin(-28, -19)],
    ['longitude', isWithin(-63, -54)],
    [
      'transactionType',
      (cell) => choiceKey(cell).length < 25 && choiceOf('transactionType', cell) !== undefined,
    ],
    ['propertyType', (cell) => choiceKey(cell).length < 25 && choiceOf('propertyType', cell) !== undefined],
    ['city', (cell) => findCity(cell) !== undefined],
  ]
  return cells.length === 0 ? undefined : tests.find(([, test]) => share(test) >= plainly)?.[0]
}

/** What few values say that must be mapped by hand. */
export const isChosen = (field: ImportField | null): boolean => field !== null && isMappedField(field)
