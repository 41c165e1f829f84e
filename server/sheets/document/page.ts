import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Sheet } from '#server/sheets/content/sheet.ts'
import { localeOf } from '#shared/core/language.ts'
import { type Cut, sheetFont } from './fonts.ts'
import { printable } from './printable.ts'

/** Points. */
export const margin = 40
const footerHeight = 34

export const ink = '#25211b'
export const muted = '#655c50'
const lineColor = '#e4dacb'
export const accent = '#0d5a61'

export type Doc = PDFKit.PDFDocument
type TextOptions = PDFKit.Mixins.TextOptions
type Element = PDFKit.PDFStructureElement

export interface Format {
  size: 'A4' | 'A3'
  layout: 'portrait' | 'landscape'
}

interface Style {
  size: number
  cut?: Cut
  color?: string
}

/** What a sheet is written with: tagged, so that screen readers follow it. */
export interface Page {
  doc: Doc
  /** Between the margins. */
  width: number
  /** Below what was written last. */
  y(): number
  moveTo(y: number): void
  /** Where the footer begins. */
  bottom(): number
  /** Begins a page where this one has no room for it. */
  needs(height: number): void
  text(type: string, words: string, style: Style, at: TextOptions & { x?: number; y?: number }): void
  /** Height of the text in this style. */
  heightOf(words: string, style: Style, options: TextOptions): number
  figure(text: string, draw: () => void): void
  /** Across the page. */
  line(y: number): void
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

export function openPage(sheet: Sheet, format: Format): Page {
  const doc = createDocument(sheet, format)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - 2 * margin
  const use = ({ size, cut = 'text', color = ink }: Style) =>
    doc.font(sheetFont(cut)).fontSize(size).fillColor(color)
  const bottom = () => doc.page.height - doc.page.margins.bottom

  function text(type: string, words: string, style: Style, { x, y, ...options }: TextOptions & Position) {
    use(style)
    doc.text(printable(words), x ?? margin, y ?? doc.y, {
      width,
      structParent: root,
      structType: type,
      ...options,
    })
  }

  function artifact(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  function footer(number: number, count: number): void {
    const { margins, height } = doc.page
    const y = height - margin - footerHeight + 12
    // Else each line would begin a page.
    margins.bottom = 0
    use({ size: 7.5, color: muted })
    doc.text(printable(sheet.note), margin, y, { width: width - 70, lineGap: 1 })
    const place = sheet.pageText.replace('{number}', String(number)).replace('{count}', String(count))
    doc.text(place, margin + width - 60, y, { width: 60, align: 'right' })
  }

  return {
    doc,
    width,
    y: () => doc.y,
    moveTo: (y) => {
      doc.y = y
    },
    bottom,
    needs(height) {
      if (doc.y + height > bottom()) doc.addPage()
    },
    text,
    heightOf(words, style, options) {
      use(style)
      return doc.heightOfString(printable(words), { width, ...options })
    },
    figure(alt, draw) {
      const element: Element = doc.struct('Figure', { alt }, draw)
      root.add(element)
      element.end()
    },
    line(y) {
      artifact(() =>
        doc
          .moveTo(margin, y)
          .lineTo(margin + width, y)
          .lineWidth(0.75)
          .stroke(lineColor),
      )
    },
    async finish() {
      root.end()
      const { start, count } = doc.bufferedPageRange()
      for (let index = start; index < start + count; index++) {
        doc.switchToPage(index)
        artifact(() => footer(index - start + 1, count))
      }
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

interface Position {
  x?: number
  y?: number
}

function createDocument(sheet: Sheet, { size, layout }: Format): Doc {
  return new PDFDocument({
    size,
    layout,
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: localeOf(sheet.language),
    info: { Title: sheet.title, Author: sheet.brandName },
    font: sheetFont('text'),
  })
}

/** A code that leads to `address`, its quiet zone included. */
export function drawCode(
  { doc, figure }: Page,
  alt: string,
  address: string,
  x: number,
  y: number,
  size: number,
) {
  const { data, size: modules } = encode(address, { border: 1 })
  const step = size / modules
  figure(alt, () => {
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) doc.rect(x + column * step, y + row * step, step + 0.05, step + 0.05)
    doc.fill(ink)
  })
}
