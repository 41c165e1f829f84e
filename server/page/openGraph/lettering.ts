import fs from 'node:fs'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { type Cut, fontFiles } from './fonts.ts'

/* Outlines, independent of system fonts. */
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

/** Unsupported letters lose their accent or are dropped. */
function runsOf(text: string, cut: Cut): Run[] {
  const fonts = fontsOf(cut)
  const fontFor = (letter: string) => fonts.find((font) => font.hasChar(letter))
  const runs: Run[] = []
  let drawnLast = ' '
  for (const letter of text.normalize('NFC').replaceAll('ʼ', '’').replace(/\s/g, ' ')) {
    const drawn = fontFor(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')
    const font = fontFor(drawn)
    if (!font || drawn === '' || (drawn === ' ' && drawnLast === ' ' && runs.length > 0)) continue
    drawnLast = drawn
    const last = runs.at(-1)
    if (last?.font === font) last.text += drawn
    else runs.push({ font, text: drawn })
  }
  return runs
}

/** In pixels. */
export function widthOf(text: string, { cut, size }: Style): number {
  return runsOf(text, cut).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0)
}

/** Path data, from `x` on the baseline `y`. */
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

/** The library's own writer turns 1e-7 into NaN. */
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

/** Breaks between words; truncates with `…`. */
export function wrap(text: string, width: number, maxLines: number, style: Style): string[] {
  const fits = (line: string) => widthOf(line, style) <= width
  const words = text
    .trim()
    .split(/\s+/)
    .flatMap((word) => splitWord(word, fits))
  const lines: string[] = []
  let line = ''
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (lines.length === maxLines - 1) return [...lines, clip([line, ...words.slice(index)].join(' '), fits)]
    lines.push(line)
    line = word
  }
  return line ? [...lines, line] : lines
}

function splitWord(word: string, fits: (line: string) => boolean): string[] {
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
  return `${letters.join('').replace(/(?<![\s.,;:·-])[\s.,;:·-]+$/, '')}…`
}

export function shrink(text: string, width: number, style: Style): Style {
  const natural = widthOf(text, style)
  return natural <= width ? style : { ...style, size: Math.floor((style.size * width) / natural) }
}
