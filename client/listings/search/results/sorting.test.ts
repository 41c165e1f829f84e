import { describe, expect, it } from 'vitest'
import { es } from '#tests/support/words.ts'
import { filtersOfSorting, sortChoices, sortingOf } from './sorting.ts'

describe('the order of the results', () => {
  it('is the newest first, where nothing is asked', () => expect(sortingOf({})).toBe('date-desc'))

  it('is by relevance, where only a text is', () =>
    expect(sortingOf({ searchQuery: 'casa' })).toBe('default'))

  it('is what the text asks for, unless an order is chosen', () => {
    const said = { sortBy: 'price', sortOrder: 'asc' } as const
    expect(sortingOf({ searchQuery: 'casa barata' }, said)).toBe('price-asc')
    expect(sortingOf({ searchQuery: 'casa barata', sortBy: 'views' }, said)).toBe('views-desc')
    const values = sortChoices({ searchQuery: 'casa barata' }, es.search, said).map(({ value }) => value)
    expect(values).not.toContain('default')
  })

  it('is downwards, where only the field is given', () =>
    expect(sortingOf({ sortBy: 'roi' })).toBe('roi-desc'))

  it('is not written, where it is the usual one', () => {
    const none = { sortBy: undefined, sortOrder: undefined }
    expect(filtersOfSorting('date-desc', false)).toEqual(none)
    expect(filtersOfSorting('default', true)).toEqual(none)
    expect(filtersOfSorting('date-desc', true)).toEqual({ sortBy: 'date', sortOrder: 'desc' })
    expect(filtersOfSorting('price-asc', false)).toEqual({ sortBy: 'price', sortOrder: 'asc' })
  })
})

describe('the orders to choose from', () => {
  it('name their direction', () =>
    expect(sortChoices({}, es.search).map(({ label }) => label)).toEqual([
      'Más recientes',
      'Precio: menor a mayor',
      'Precio: mayor a menor',
      'Más vistas',
      'Más guardadas',
      'Mayor rentabilidad',
    ]))

  it('have relevance in front, where there is a text, and the present one at the end, where it is unusual', () => {
    const choices = sortChoices({ searchQuery: 'casa', sortBy: 'views', sortOrder: 'asc' }, es.search)
    expect(choices[0]).toEqual({ value: 'default', label: 'Más relevantes' })
    expect(choices.at(-1)).toEqual({ value: 'views-asc', label: 'Menos vistas' })
  })
})
