import { crc32, deflateRawSync } from 'node:zlib'

type Cell = string | number | null | { xml: string }

interface Book {
  rows?: readonly (readonly Cell[])[]
  /** Instead of rows. */
  sheet?: string
  strings?: readonly string[]
  /** Format numbers of the styles 0, 1, … */
  formats?: readonly number[]
  isFrom1904?: boolean
  /** "A2:A4". */
  merges?: readonly string[]
  /** What the zip says that the sheet inflates to. */
  declared?: number
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** "A", …, "Z", "AA". */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  return cell.xml.replace('<c', `<c r="${at}"`)
}

function sheetXml({ rows = [], merges = [] }: Book): string {
  const data = rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`)).join('')}</row>`,
    )
    .join('')
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `${head}<worksheet ${main}><sheetData>${data}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`
}

/** An xlsx as spreadsheets write it, of one sheet. */
export function xlsxOf(book: Book): Buffer {
  const { strings = [], formats = [0], isFrom1904 = false } = book
  const types = `${relations.slice(9, -1)}`
  return zipOf({
    'xl/workbook.xml': `${head}<workbook ${main} ${relations}><workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Type="${types}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${main}>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': { text: book.sheet ?? sheetXml(book), declared: book.declared },
  })
}

type Part = string | { text: string; declared?: number | undefined }

export function zipOf(parts: Record<string, Part>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, part] of Object.entries(parts)) {
    const { text, declared } = typeof part === 'string' ? { text: part, declared: undefined } : part
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declared ?? content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)]),
    )
    bodies.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}
