import type { Fact, Pictures, PortraitSheet, SheetTable } from '#server/sheets/content/sheet.ts'
import { accent, drawCode, margin, muted, openPage, type Page } from './page.ts'
import { pictureBoxes } from './pictureBoxes.ts'
import { printable } from './printable.ts'

const codeSize = 84
const gap = 20
/** Points between paragraphs and lines. */
const paragraphGap = 6
const lineGap = 2.5

/** What it is and whom to ask, pictures, facts, tables, amenities, and as much text as there is. */
export async function writePortrait(
  sheet: PortraitSheet,
  pictures: Pictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const page = openPage(sheet, { size: 'A4', layout: 'portrait' })
  writeHead(page, sheet)
  writePictures(page, sheet, pictures)
  writeFacts(page, sheet)
  for (const table of sheet.tables) writeTable(page, table)
  if (sheet.amenities.length > 0) {
    heading(page, sheet.amenitiesTitle)
    page.text('P', sheet.amenities.join('  ·  '), { size: 9.5 }, { lineGap })
  }
  if (sheet.description.length > 0) {
    heading(page, sheet.descriptionTitle)
    for (const paragraph of sheet.description)
      page.text('P', paragraph, { size: 9.5 }, { lineGap, paragraphGap })
  }
  return page.finish()
}

function writeHead(page: Page, sheet: PortraitSheet): void {
  const { width } = page
  const side = width - codeSize - gap
  const codeX = margin + width - codeSize
  page.text('P', sheet.brandName, { size: 15, cut: 'bold', color: accent }, { y: margin, width: side })
  page.text('P', sheet.offer, { size: 9.5, cut: 'bold', color: muted }, { y: margin + 26, width: side })
  const title = printable(sheet.title) || sheet.offer
  page.text(
    'H1',
    title,
    { size: title.length > 70 ? 16 : 20, cut: 'bold' },
    { width: side, lineGap: 1, paragraphGap: 3 },
  )
  page.text('P', sheet.place, { size: 10, color: muted }, { width: side, paragraphGap: 6 })
  for (const [index, { main, local }] of sheet.prices.entries()) {
    page.text('P', main, { size: index === 0 ? 19 : 12, cut: 'bold' }, { width: side })
    page.text('P', local, { size: 9.5, color: muted }, { width: side, paragraphGap: 3 })
  }
  const headEnd = page.y()
  drawCode(page, sheet.codeText, sheet.address, codeX, margin, codeSize)
  const small = { size: 7.5, color: muted }
  page.text('P', sheet.scan, small, { x: codeX, y: margin + codeSize + 4, width: codeSize, align: 'center' })
  if (sheet.contact) {
    const [contact, name] = sheet.contact
    page.text('P', contact, small, { x: codeX, y: page.y() + 6, width: codeSize, align: 'center' })
    page.text('P', name, { size: 9, cut: 'bold' }, { x: codeX, width: codeSize, align: 'center' })
  }
  page.moveTo(Math.max(headEnd, page.y()) + 12)
}

function writePictures(page: Page, sheet: PortraitSheet, pictures: Pictures): void {
  const shown = pictures.filter((picture) => picture !== undefined)
  const boxes = pictureBoxes(shown.length, page.width)
  const top = page.y()
  for (const [index, { x, y, width, height }] of boxes.entries()) {
    const picture = shown[index]
    if (!picture) continue
    page.figure(sheet.pictureText, () => {
      page.doc.image(Buffer.from(picture), margin + x, top + y, { cover: [width, height] })
    })
  }
  const height = Math.max(0, ...boxes.map((box) => box.y + box.height))
  page.moveTo(top + height + (height > 0 ? 16 : 0))
}

const columns = 4
const factSize = { name: 7.5, value: 10.5 }

function writeFacts(page: Page, { facts, factsTitle }: PortraitSheet): void {
  if (facts.length === 0) return
  heading(page, factsTitle)
  // Long values have a line of their own.
  const isLong = ([, value]: Fact) => value.length > 22
  const short = facts.filter((fact) => !isLong(fact))
  const columnWidth = page.width / columns
  for (let start = 0; start < short.length; start += columns) {
    const row = short.slice(start, start + columns)
    page.needs(34)
    const top = page.y()
    for (const [index, [name, value]] of row.entries()) {
      const at = { x: margin + index * columnWidth, width: columnWidth - 10 }
      page.text(
        'P',
        name,
        { size: factSize.name, color: muted },
        { ...at, y: top, height: 10, ellipsis: true },
      )
      page.text('P', value, { size: factSize.value, cut: 'bold' }, { ...at, y: top + 11 })
    }
    page.moveTo(top + 32)
  }
  for (const [name, value] of facts.filter(isLong))
    page.text('P', `${name}: ${value}`, { size: 9.5 }, { lineGap, paragraphGap: 2 })
}

const cell = { size: 9 }
/** Of the first column: names are longer than figures. */
const nameShare = 0.46

function writeTable(page: Page, { title, columns, rows }: SheetTable): void {
  if (rows.length === 0) return
  heading(page, title)
  const nameWidth = page.width * (columns.length > 2 ? nameShare : 0.5)
  const width = (page.width - nameWidth) / (columns.length - 1)
  const boxes = columns.map((_, index) =>
    index === 0
      ? { x: margin, width: nameWidth - 8 }
      : { x: margin + nameWidth + (index - 1) * width, width: width - 6, align: 'right' as const },
  )
  const writeRow = (cells: readonly string[], style: typeof cell & { color?: string; cut?: 'bold' }) => {
    const height = Math.max(...cells.map((text, index) => page.heightOf(text, style, boxes[index] ?? {})))
    page.needs(height + 8)
    const top = page.y()
    for (const [index, text] of cells.entries()) page.text('P', text, style, { ...boxes[index], y: top })
    page.moveTo(top + height + 3)
    page.line(page.y())
    page.moveTo(page.y() + 4)
  }
  writeRow(columns, { size: 7.5, color: muted })
  for (const row of rows) writeRow(row, cell)
}

function heading(page: Page, words: string): void {
  page.needs(60)
  page.moveTo(page.y() + 8)
  page.line(page.y())
  page.text('H2', words, { size: 11.5, cut: 'bold', color: accent }, { y: page.y() + 8, paragraphGap: 4 })
}
