import type { Pictures, PosterSheet } from '#server/sheets/content/sheet.ts'
import { accent, drawCode, margin, muted, openPage, type Page } from './page.ts'
import { posterBox } from './pictureBoxes.ts'
import { printable } from './printable.ts'

const codeSize = 210
const gap = 28

/** Portrait A3, to be read from the street: what it is, a picture, its price, and the code. */
export async function writePoster(sheet: PosterSheet, [picture]: Pictures): Promise<Uint8Array<ArrayBuffer>> {
  const page = openPage(sheet, { size: 'A3', layout: 'portrait' })
  page.text('P', sheet.brandName, { size: 24, cut: 'bold', color: accent }, { y: margin })
  page.text('P', sheet.offer, { size: 40, cut: 'bold' }, { y: margin + 36, lineGap: -2, paragraphGap: 14 })
  if (picture) writePicture(page, sheet, picture)
  const title = printable(sheet.title) || sheet.offer
  const size = title.length > 60 ? 24 : 32
  page.text('H1', title, { size, cut: 'bold' }, { height: 2.6 * size, ellipsis: true, paragraphGap: 6 })
  page.text('P', sheet.place, { size: 18, color: muted }, { height: 46, ellipsis: true, paragraphGap: 10 })
  writeFacts(page, sheet)
  writeFoot(page, sheet)
  return page.finish()
}

function writePicture(page: Page, sheet: PosterSheet, picture: Uint8Array): void {
  const top = page.y()
  const { width, height } = posterBox
  page.figure(sheet.pictureText, () => {
    page.doc.image(Buffer.from(picture), margin, top, { cover: [width, height] })
  })
  page.moveTo(top + height + gap)
}

function writeFacts(page: Page, { facts }: PosterSheet): void {
  if (facts.length === 0) return
  const top = page.y() + 8
  const columnWidth = page.width / 4
  page.line(top)
  for (const [index, [name, value]] of facts.entries()) {
    const at = { x: margin + index * columnWidth, width: columnWidth - 12 }
    page.text('P', value, { size: 26, cut: 'bold' }, { ...at, y: top + 12, height: 30, ellipsis: true })
    page.text('P', name, { size: 14, color: muted }, { ...at, y: top + 44, height: 18, ellipsis: true })
  }
  page.moveTo(top + 76)
}

/** Prices and whom to ask beside the code, at the foot of the page. */
function writeFoot(page: Page, sheet: PosterSheet): void {
  const side = page.width - codeSize - gap
  const top = page.bottom() - codeSize - 40
  page.line(top - 16)
  page.moveTo(top)
  for (const [index, { main, local }] of sheet.prices.slice(0, 2).entries()) {
    page.text('P', main, { size: index === 0 ? 48 : 26, cut: 'bold', color: accent }, { width: side })
    page.text('P', local, { size: index === 0 ? 20 : 15, color: muted }, { width: side, paragraphGap: 8 })
  }
  const [contact, name] = sheet.contact
  page.text('P', contact, { size: 14, color: muted }, { width: side })
  page.text('P', name, { size: 22, cut: 'bold' }, { width: side, height: 56, ellipsis: true })
  const x = margin + page.width - codeSize
  drawCode(page, sheet.codeText, sheet.address, x, top, codeSize)
  page.text(
    'P',
    sheet.scan,
    { size: 13, color: muted },
    { x, y: top + codeSize + 6, width: codeSize, align: 'center' },
  )
}
