import fs from 'node:fs'
import opentype, { type Font } from 'opentype.js'
import { sheetFont } from './fonts.ts'

let font: Font | undefined

/** Without the characters that the font lacks (emoji, other scripts): they would be boxes. */
export function printable(text: string): string {
  font ??= readFont()
  const known = font
  return [...text.normalize('NFC')]
    .filter((letter) => letter === '\n' || known.hasChar(letter))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

function readFont(): Font {
  return opentype.parse(new Uint8Array(fs.readFileSync(sheetFont('text'))).buffer)
}
