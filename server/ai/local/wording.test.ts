import { describe, expect, it } from 'vitest'
import { wordingOf } from './wording.ts'

describe('the words of a question', () => {
  it.each([
    ['kuanto sale el alkiler', ' cuanto sale el alquiler '],
    ['presio por metro cuadrdo', ' precio por metro cuadrado '],
    ['el inqilino', ' el inquilino '],
  ])('are read as meant: %s', (typed, meant) => {
    expect(wordingOf(typed)).toBe(meant)
  })

  it.each(
    'contract contratar contestar compre companera guarantee banks donar previo previous cuidado quita seguido partidas bajos bonos cuarenta compatible habilitacion prometido primaria constructor garantizar escribime'.split(
      ' ',
    ),
  )('stay what they are where they are words of their own: %s', (word) => {
    expect(wordingOf(word)).toBe(` ${word} `)
  })
})
