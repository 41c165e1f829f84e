import type { ComparisonSheet, Pictures } from '#server/sheets/content/sheet.ts'
import { accent, drawCode, margin, muted, openPage, type Page } from './page.ts'
import { comparedBoxes, comparison } from './pictureBoxes.ts'

const codeSize = 56
const { nameWidth, pictureHeight } = comparison
const cell = { size: 8.5 }

/** Landscape A4: a column for each listing. */
export async function writeComparison(
  sheet: ComparisonSheet,
  pictures: Pictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const page = openPage(sheet, { size: 'A4', layout: 'landscape' })
  const columns = comparedBoxes(sheet.listings.length).map(({ x, width }) => ({ x: margin + x, width }))
  writeHead(page, sheet)
  writeListings(page, sheet, pictures, columns)
  for (const row of sheet.rows) writeRow(page, row, columns)
  return page.finish()
}

interface Column {
  x: number
  width: number
}

function writeHead(page: Page, sheet: ComparisonSheet): void {
  page.text('P', sheet.brandName, { size: 15, cut: 'bold', color: accent }, { y: margin })
  page.text('H1', sheet.title, { size: 18, cut: 'bold' }, { y: margin + 26 })
  const codeX = margin + page.width - codeSize
  drawCode(page, sheet.codeText, sheet.address, codeX, margin, codeSize)
  const scan = { x: codeX - 130, y: margin + 4, width: 120, align: 'right' } as const
  page.text('P', sheet.scan, { size: 7.5, color: muted }, scan)
  page.moveTo(margin + codeSize + 12)
}

function writeListings(page: Page, sheet: ComparisonSheet, pictures: Pictures, columns: Column[]): void {
  const top = page.y()
  const ends = sheet.listings.map(({ title, place, price, pictureText }, index) => {
    const picture = pictures[index]
    const { x, width } = columns[index] ?? { x: margin, width: page.width }
    if (picture)
      page.figure(pictureText, () => {
        page.doc.image(Buffer.from(picture), x, top, { cover: [width, pictureHeight] })
      })
    page.text('H2', title, { size: 10, cut: 'bold' }, { x, width, y: top + pictureHeight + 6 })
    page.text('P', place, { size: 8, color: muted }, { x, width, paragraphGap: 3 })
    page.text('P', price.main, { size: 12, cut: 'bold' }, { x, width })
    page.text('P', price.local, { size: 8, color: muted }, { x, width })
    return page.y()
  })
  page.moveTo(Math.max(...ends) + 10)
}

function writeRow(page: Page, { name, cells }: ComparisonSheet['rows'][number], columns: Column[]): void {
  const heights = cells.map((text, index) => page.heightOf(text, cell, { width: columns[index]?.width }))
  const height = Math.max(page.heightOf(name, cell, { width: nameWidth - 10 }), ...heights)
  page.needs(height + 8)
  const top = page.y()
  page.line(top)
  const y = top + 4
  page.text('P', name, { ...cell, color: muted }, { x: margin, y, width: nameWidth - 10 })
  for (const [index, text] of cells.entries()) page.text('P', text, cell, { ...columns[index], y })
  page.moveTo(top + height + 8)
}
