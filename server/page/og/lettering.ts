import fs from 'node:fs'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { type Cut, fontFiles } from './fonts.ts'

/*
 * Letters as outlines, from font files of our own: a machine without any system font draws the same picture.
 */
export interface Style {
  cut: Cut
  /** Pixels. */
  size: number
}

interface Run {
  font: Font
  text: string
}

const loaded = new Map<Cut, Font[]>()

function fontsOf(cut: Cut): Font[] {
  const known = loaded.get(cut)
  if (known) return known
  const fonts = fontFiles(cut).map((file) => opentype.parse(new Uint8Array(fs.readFileSync(file)).buffer))
  loaded.set(cut, fonts)
  return fonts
}

/** What can be drawn of a text: letters that no file has lose their accent, and what is left of none (an emoji) is dropped. */
function runsOf(text: string, cut: Cut): Run[] {
  const fonts = fontsOf(cut)
  const fontFor = (letter: string) => fonts.find((font) => font.hasChar(letter))
  const runs: Run[] = []
  let drawnLast = ' '
  for (const letter of text.normalize('NFC').replaceAll('ʼ', '’').replace(/\s/g, ' ')) {
    const drawn = fontFor(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')
    const font = fontFor(drawn)
    // A dropped letter between two spaces would leave both.
    if (!font || drawn === '' || (drawn === ' ' && drawnLast === ' ' && runs.length > 0)) continue
    drawnLast = drawn
    const last = runs.at(-1)
    if (last?.font === font) last.text += drawn
    else runs.push({ font, text: drawn })
  }
  return runs
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, { cut, size }: Style): number {
  return runsOf(text, cut).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0)
}

/** The path data of a text whose first letter begins at `x` on the line `y`. */
export function outline(text: string, x: number, y: number, { cut, size }: Style): string {
  let at = x
  return runsOf(text, cut)
    .map((run) => {
      const path = pathData(run.font.getPath(run.text, at, y, size).commands)
      at += run.font.getAdvanceWidth(run.text, size)
      return path
    })
    .join('')
}

/** Written here because the library's own writer turns a coordinate such as 1e-7 into NaN, which ends the drawing. */
function pathData(commands: PathCommand[]): string {
  const at = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ')
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z'
        case 'C':
          return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
        case 'Q':
          return `Q${at(command.x1, command.y1, command.x, command.y)}`
        default:
          return command.type + at(command.x, command.y)
      }
    })
    .join('')
}

/** At most `most` lines of at most `width` pixels, broken between words; what is left over ends in `…`. */
export function wrap(text: string, width: number, most: number, style: Style): string[] {
  const fits = (line: string) => widthOf(line, style) <= width
  const words = text
    .trim()
    .split(/\s+/)
    .flatMap((word) => pieces(word, fits))
  const lines: string[] = []
  let line = ''
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (lines.length === most - 1) return [...lines, clip([line, ...words.slice(index)].join(' '), fits)]
    lines.push(line)
    line = word
  }
  return line ? [...lines, line] : lines
}

/** A word that is longer than a line, in parts that are not. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function clip(text: string, fits: (line: string) => boolean): string {
  let letters = [...text]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters = letters.slice(0, -1)
  return `${letters.join('').replace(/[\s.,;:·-]+$/, '')}…`
}

/** The style, smaller as far as the text must be to fit the width. */
export function shrink(text: string, width: number, style: Style): Style {
  const natural = widthOf(text, style)
  return natural <= width ? style : { ...style, size: Math.floor((style.size * width) / natural) }
}
