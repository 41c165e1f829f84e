import { SheetError } from './sheetError.ts'
import { readXml } from './xmlEvents.ts'
import type { ZipParts } from './zipParts.ts'

export interface Workbook {
  /** Of the first sheet that is not hidden. */
  sheet: string
  /** Days are counted from 1904. */
  isFrom1904: boolean
  strings: string[]
  /** By style: whether its numbers are days. */
  dateStyles: boolean[]
}

/** Throws `SheetError`. */
export async function readWorkbook(zip: ZipParts): Promise<Workbook> {
  const workbook = 'xl/workbook.xml'
  if (!zip.has(workbook)) throw new SheetError('not_a_sheet')
  const sheets: { id: string; isHidden: boolean }[] = []
  let isFrom1904 = false
  await readXml(zip.chunks(workbook), {
    open(name, attributes) {
      if (name === 'sheet')
        sheets.push({ id: attributes['r:id'] ?? '', isHidden: /hidden/i.test(attributes.state ?? '') })
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
    },
  })
  const targets = await readTargets(zip)
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  const sheet = targets.get(shown?.id ?? '') ?? 'xl/worksheets/sheet1.xml'
  if (!zip.has(sheet)) throw new SheetError('broken_sheet')
  const [strings, dateStyles] = [await readStrings(zip), await readDateStyles(zip)]
  return { sheet, isFrom1904, strings, dateStyles }
}

async function readTargets(zip: ZipParts): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readXml(zip.chunks('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '' }) {
      if (name !== 'Relationship') return
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  return targets
}

async function readStrings(zip: ZipParts): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(zip.chunks('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(part) {
      if (isText) text += part
    },
    close(name) {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

const isDateNumber = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
/** Its literals and colours apart. */
const isDateFormat = (code: string) =>
  /[dmyhs]/i.test(code.replace(/"[^"]{0,255}"|\\.|\[[^\]]{0,255}\]/g, ''))

async function readDateStyles(zip: ZipParts): Promise<boolean[]> {
  const formats = new Map<number, boolean>()
  const styles: boolean[] = []
  let isCellStyles = false
  await readXml(zip.chunks('xl/styles.xml'), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId)
      if (name === 'numFmt') formats.set(id, isDateFormat(formatCode))
      if (name === 'cellXfs') isCellStyles = true
      if (name === 'xf' && isCellStyles) styles.push(formats.get(id) ?? isDateNumber(id))
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false
    },
  })
  return styles
}
