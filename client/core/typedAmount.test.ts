import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/core/language.ts'
import { readAmount } from '#shared/core/readAmount.ts'
import { groupEdit, type Style, settleAmount } from './typedAmount.ts'

/** `|` marks the caret; `<` deletes backward. */
function type(keys: string, start = '|', style: Style = { language: 'es' }): string {
  let text = start.replace('|', '')
  let caret = start.indexOf('|')
  for (const key of keys) {
    if (key === '<') {
      const at = Math.max(0, caret - 1)
      const edited = { text: text.slice(0, at) + text.slice(caret), caret: at }
      ;({ text, caret } = groupEdit(edited, style))
    } else {
      const edited = { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1, typed: key }
      ;({ text, caret } = groupEdit(edited, style))
    }
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('an amount being typed', () => {
  it.each<[keys: string, es: string, en: string]>([
    ['1500000', '1.500.000|', '1,500,000|'],
    ['1.500.000', '1.500.000|', '1,500,000|'],
    ['1,500,000', '1.500.000|', '1,500,000|'],
    ['120000.5', '120.000,5|', '120,000.5|'],
    ['120000,50', '120.000,50|', '120,000.50|'],
    ['85.', '85,|', '85.|'],
    ['.5', '0,5|', '0.5|'],
    ['1.5.', '1,5|', '1.5|'],
    ['1,5,0', '1,50|', '1.50|'],
    ['0,505', '0,50|', '0.50|'],
    ['007', '7|', '7|'],
    ['1234<', '123|', '123|'],
    ['1234<<<<', '|', '|'],
    ['٢٥٠٠', '2.500|', '2,500|'],
  ])('%s is grouped', (keys, es, en) => {
    expect(type(keys)).toBe(es)
    expect(type(keys, '|', { language: 'en' })).toBe(en)
  })

  it.each([
    ['9', '1|.234', '19|.234'],
    ['9', '|1.234', '9|1.234'],
    ['<', '1.|234', '1|.234'],
    ['<', '1|.234', '|234'],
    ['<', '1.234|.567', '123|.567'],
    [',', '12|.345', '12|.345'],
    [',', '12.345|', '12.345,|'],
    ['.', '12.3|45', '123,|45'],
    [',', '1|.234,5', '1|.234,5'],
    ['9', '1.234,|5', '1.234,9|5'],
    ['<', '1.234,|5', '12.34|5'],
  ])('leaves the caret where %j was typed in %s', (key, before, after) => {
    expect(type(key, before)).toBe(after)
  })

  it.each(['-5', 'nada', '1e309', 'US$ 120', '₲', '--1', '1\u22122'])('leaves %j as it is', (keys) => {
    expect(type(keys)).toBe(`${keys}|`)
  })

  it('has no fraction where it is whole', () => {
    expect(type('1500,5.', '|', { language: 'es', whole: true })).toBe('15.005|')
  })
})

describe('a complete amount', () => {
  it.each<[string, Language, string]>([
    ['₲ 1.500.000', 'es', '1.500.000'],
    ['₲ 1.500.000', 'en', '1,500,000'],
    ['USD 120,000', 'es', '120.000'],
    ['USD 120,000', 'en', '120,000'],
    ['120000.5', 'es', '120.000,5'],
    ['1.250,999', 'es', '1.250,99'],
    ['85,', 'es', '85'],
    ['-5', 'es', '0'],
    ['\u22125', 'es', '0'],
    ['007', 'es', '7'],
    ['', 'es', ''],
    [' nada ', 'es', 'nada'],
    ['1e309', 'es', '1e309'],
    ['1.2.3', 'es', '1.2.3'],
  ])('%j is written in %s as %j', (text, language, written) => {
    expect(settleAmount(text, { language })).toBe(written)
  })

  it.each(['0', '7', '999', '1000', '85,5', '120000,05', '9999999999'])('keeps its value: %s', (text) => {
    for (const language of ['es', 'en'] as const) {
      expect(readAmount(settleAmount(text, { language }))).toBe(readAmount(text))
    }
  })
})
