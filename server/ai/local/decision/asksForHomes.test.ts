import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import { decideHomes } from './asksForHomes.ts'

const decide = (text: string, ...before: string[]) =>
  decideHomes(
    readMeaning(
      {
        text,
        history: before.map((content) => ({ role: 'user', content })),
        listing: undefined,
        language: 'es',
      },
      7400,
    ),
  )

describe('whether a turn asks for homes', () => {
  it.each([
    'casas en Luque hasta 100 mil',
    'casa con título en Limpio',
    'departamento en alquiler con contrato de 6 meses en Villa Morra',
    'nos vence el contrato en junio, somos 5, alquiler hasta 3 millones',
    'donde conviene poner una farmacia, tengo para alquilar hasta 10 palos',
    'me aprobaron un préstamo de 55 mil, ¿qué puedo comprar?',
    'find me a 2 bedroom apartment in Villa Morra',
    'quero um terreno em Luque',
    'algo lindo cerca del lago',
  ])('it does: %s', (text) => expect(decide(text).asksForHomes).toBe(true))

  it.each([
    'cuanto es 0,74 de 95 mil dolares',
    'y cuanto me descuentan si alquilo mi casa a 3.500.000 por mes?',
    'por qué todo está en dólares si yo cobro en guaraníes',
    'conviene alquilar en Encarnación si trabajo en Posadas?',
    'is it really as cheap as they say to buy a house with a yard?',
    'quanto dá 350 milhões de guaranis em reais?',
    'i can pay 6 months up front',
  ])('it does not: %s', (text) => expect(decide(text).asksForHomes).toBe(false))

  it('also in a later turn', () => {
    expect(decide('con título', 'casas en Limpio').asksForHomes).toBe(true)
    expect(decide('¿por qué son tan caras?', 'casas en Limpio').asksForHomes).toBe(false)
  })

  it('says what speaks for it and against it', () => {
    expect(decide('casas en Luque').evidence).toEqual(expect.arrayContaining(['leads', 'kind', 'place']))
    expect(decide('cuanto es 0,74 de 95 mil').evidence).toContain('reckons')
  })
})

const columnOf = (file: string, column: number) =>
  fs
    .readFileSync(`tests/cases/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[column] ?? '')
const takenForHomes = (texts: readonly string[]) => texts.filter((text) => decide(text).asksForHomes)

describe('texts that it has not learned from', () => {
  it('are not taken for searches where they are questions', () => {
    const questions = columnOf('assistant/keptApart.tsv', 2)
    expect(questions.length).toBeGreaterThan(1000)
    expect(takenForHomes(questions).length / questions.length).toBeLessThan(0.1)
  })

  it.each(['newSearches.tsv', 'meantSearches.tsv'])('are taken for searches where they are: %s', (file) => {
    const searches = columnOf(`sentence/${file}`, 1)
    expect(takenForHomes(searches).length / searches.length).toBeGreaterThan(0.99)
  })
})
