import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { sheetLimits } from '#shared/imports/sheetLimits.ts'
import { xlsxOf, zipOf } from '#tests/support/xlsx.ts'
import { readSheet } from './readSheet.ts'
import type { SheetError } from './sheetError.ts'

const rowsOf = async (file: Buffer | string) => {
  const rows: string[][] = []
  for await (const { cells } of readSheet(Buffer.from(file))) rows.push(cells)
  return rows
}
const problemOf = (file: Buffer | string): Promise<unknown> =>
  rowsOf(file).then(
    () => 'none',
    (error: SheetError) => error.problem,
  )

describe('a CSV', () => {
  it.each([
    ['semicolons', 'Código;Precio\n1;85,5\n'],
    ['commas', 'Código,Precio\n1,"85,5"\n'],
    ['tabs', 'Código\tPrecio\n1\t85,5\n'],
    ['bars', 'Código|Precio\r\n1|85,5\r\n'],
    ['a line that names its delimiter', 'sep=;\r\nCódigo;Precio\r\n1;85,5'],
    ['empty lines between', '\n\nCódigo;Precio\n\n;;\n1;85,5\n'],
    ['a mark of its encoding', '\ufeffCódigo;Precio\n1;85,5'],
  ])('is read with %s', async (_name, text) => {
    expect(await rowsOf(text)).toEqual([
      ['Código', 'Precio'],
      ['1', '85,5'],
    ])
  })

  it.each([
    ['UTF-8', 'utf8'],
    ['Windows-1252', 'win1252'],
    ['UTF-16 with its mark', 'utf16'],
  ])('is read in %s, with € and curly quotes', async (_name, encoding) => {
    const text = 'Título;Precio\nCasa “Ñandú” – Ycuá;€ 120.000'
    expect(await rowsOf(iconv.encode(text, encoding))).toEqual([
      ['Título', 'Precio'],
      ['Casa “Ñandú” – Ycuá', '€ 120.000'],
    ])
  })

  it('keeps lines and delimiters within quotes, and letters at the ends of what is read at once', async () => {
    const long = 'ñandutí '.repeat(20_000)
    const [, row] = await rowsOf(`a;b\n"uno; dos\ntres";"${long}"`)
    expect(row?.[0]).toBe('uno; dos\ntres')
    expect(row?.[1]).toBe(long.slice(0, sheetLimits.cell))
  })

  it('counts rows as the sheet does', async () => {
    const numbers: number[] = []
    for await (const { number } of readSheet(Buffer.from('sep=,\na,b\n"x\ny",1\nz,2\n'))) numbers.push(number)
    expect(numbers).toEqual([2, 3, 4])
  })

  it('takes away the mark of text that is no formula, and what no database stores', async () => {
    expect(await rowsOf("a;b\n'=1+1;x\ud800y")).toEqual([
      ['a', 'b'],
      ['=1+1', 'x\ufffdy'],
    ])
  })

  it.each([
    ['not_a_sheet', Buffer.from('a\0b\0c')],
    ['broken_sheet', 'a;b\n"never closed;1\n'],
    ['empty_sheet', ' ;;\n\n'],
    ['too_many_columns', `${'a;'.repeat(sheetLimits.columns)}a`],
    ['too_many_rows', 'a\n'.repeat(sheetLimits.rows + 11)],
    ['encrypted_sheet', Buffer.from('d0cf11e0a1b11ae100', 'hex')],
  ])('is refused: %s', async (problem, file) => {
    expect(await problemOf(file)).toBe(problem)
  })
})

describe('an xlsx', () => {
  it('gives shared, inline and rich texts, numbers, truth and what formulas gave', async () => {
    const file = xlsxOf({
      strings: ['Casa & patio', 'Luque'],
      rows: [
        ['Título', 'Ciudad', 'Precio', 'Área', 'Pileta', 'Fórmula', 'Error'],
        [
          { xml: '<c t="s"><v>0</v></c>' },
          { xml: '<c t="s"><v>1</v></c>' },
          1.5e8,
          1.234,
          { xml: '<c t="b"><v>1</v></c>' },
          { xml: '<c t="str"><f>A1&amp;B1</f><v>uno</v></c>' },
          { xml: '<c t="e"><v>#N/A</v></c>' },
        ],
        [null, 'Areguá', null, null, null, { xml: '<c><f>2*3</f><v>6</v></c>' }],
      ],
    })
    expect((await rowsOf(file)).slice(1)).toEqual([
      ['Casa & patio', 'Luque', '150000000', '1.2340', 'TRUE', 'uno'],
      ['', 'Areguá', '', '', '', '6'],
    ])
  })

  it.each([
    [false, 46_353],
    [true, 44_891],
  ])('gives days as they are, counted from 1904: %s', async (isFrom1904, serial) => {
    const rows = [['Fecha'], [{ xml: `<c s="1"><v>${serial}.75</v></c>` }]]
    expect((await rowsOf(xlsxOf({ rows, formats: [0, 14], isFrom1904 })))[1]).toEqual(['2026-11-27'])
  })

  it('gives merged cells to each of their rows', async () => {
    const rows = [
      ['Edificio', 'Piso'],
      ['Torre Uno', 1],
      [null, 2],
      [null, 3],
      ['Otro', 4],
    ]
    expect((await rowsOf(xlsxOf({ rows, merges: ['A2:A4'] }))).slice(1)).toEqual([
      ['Torre Uno', '1'],
      ['Torre Uno', '2'],
      ['Torre Uno', '3'],
      ['Otro', '4'],
    ])
  })

  it('keeps gaps between cells, and reads prefixed names', async () => {
    const sheet =
      '<x:worksheet xmlns:x="a"><x:sheetData><x:row r="7"><x:c r="B7"><x:v>1</x:v></x:c><x:c r="AA7"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    const [row] = await rowsOf(xlsxOf({ sheet }))
    expect([row?.length, row?.[1], row?.[26]]).toEqual([27, '1', '2'])
  })

  it.each([
    ['inflates_too_much', xlsxOf({ rows: [['a']], declared: 800_000_000 })],
    ['broken_sheet', xlsxOf({ sheet: ' '.repeat(5_000_000), declared: 10 })],
    ['broken_sheet', xlsxOf({ sheet: `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c>` })],
    ['broken_sheet', xlsxOf({ sheet: '<a>'.repeat(300_000) })],
    ['broken_sheet', xlsxOf({ rows: [['a']] }).subarray(0, 600)],
    ['not_a_sheet', zipOf({ 'word/document.xml': '<a/>' })],
    ['too_many_columns', xlsxOf({ sheet: '<a><row r="1"><c r="ZZZ1"><v>1</v></c></row></a>' })],
    ['empty_sheet', xlsxOf({ rows: [] })],
  ])('is refused within a second: %s', async (problem, file) => {
    expect(await problemOf(file)).toBe(problem)
  })
})
