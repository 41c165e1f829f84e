import { type Language, languageTable } from '#shared/core/language.ts'
import { plainDigits, splitAmount } from '#shared/core/readAmount.ts'

export interface Style {
  language: Language
  whole?: boolean
}

export interface Edit {
  /** After the change. */
  text: string
  caret: number
  typed?: string
}

const maxDecimals = 2

/** `0` if negative; other text is only trimmed. */
export function settleAmount(text: string, style: Style): string {
  const parts = splitAmount(text)
  if (!parts) return text.trim()
  if (parts.isNegative) return '0'
  return written(parts.whole, style.whole ? '' : parts.fraction.slice(0, maxDecimals), style)
}

/**
 * Groups while typing. A typed point or comma is the decimal mark; three digits after it make it a separator,
 * as prices have at most two decimals.
 */
export function groupEdit(edit: Edit, style: Style): { text: string; caret: number } {
  const text = plainDigits(edit.text)
  const caret = plainDigits(edit.text.slice(0, edit.caret)).length
  if (!/^[\d.,]*$/.test(text)) return { text: edit.text, caret: edit.caret }

  const mark = decimalAt(text, caret, edit.typed, style)
  const all = digitsIn(text)
  const before = mark < 0 ? all.length : digitsIn(text.slice(0, mark)).length
  const isGroup =
    edit.typed !== undefined && all.length - before > maxDecimals && Number(all.slice(0, before)) > 0
  const hasMark = mark >= 0 && !isGroup
  const whole = hasMark ? all.slice(0, before) : all
  const shown = whole.replace(/^0+(?=\d)/, '') || (hasMark ? '0' : '')
  const result = written(shown, hasMark ? all.slice(before, before + maxDecimals) : '', style, hasMark)

  const digitsLeft = digitsIn(text.slice(0, caret)).length + shown.length - whole.length
  const isAfterMark = hasMark && caret > mark
  return { text: result, caret: caretAfter(result, Math.max(0, digitsLeft), isAfterMark, style) }
}

/** -1 for none. A second mark does not count. */
function decimalAt(
  text: string,
  caret: number,
  typed: string | undefined,
  { language, whole }: Style,
): number {
  if (whole) return -1
  const { decimal } = languageTable[language]
  const isTyped = typed === '.' || typed === ','
  if (!isTyped) return text.indexOf(decimal)
  const own = caret - 1
  const existing = (text.slice(0, own) + text.slice(caret)).indexOf(decimal)
  if (existing < 0) return own
  return existing < own ? existing : existing + 1
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}

function written(whole: string, fraction: string, { language }: Style, hasMark = fraction !== ''): string {
  const { decimal } = languageTable[language]
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',')
  return hasMark ? `${groups}${decimal}${fraction}` : groups
}

function caretAfter(text: string, digits: number, isAfterMark: boolean, { language }: Style): number {
  let seen = 0
  let position = 0
  while (position < text.length && seen < digits) {
    if (/\d/.test(text[position] ?? '')) seen += 1
    position += 1
  }
  const isAtMark = text[position] === languageTable[language].decimal
  return isAfterMark && isAtMark ? position + 1 : position
}
