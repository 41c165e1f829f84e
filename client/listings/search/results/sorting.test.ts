import { describe, expect, it } from 'vitest'
import { es } from '#tests/support/words.ts'
import { filtersOfSorting, sortChoices, sortingOf } from './sorting.ts'

describe('the order of the results', () => {
  it('is newest first by default', () => expect(sortingOf({})).toBe('date-desc'))

  it('is by relevance with a text', () => expect(sortingOf({ searchQuery: 'casa' })).toBe('default'))

  it('is that of the text unless one is chosen', () => {
    const parsedSort = { sortBy: 'price', sortOrder: 'asc' } as const
    expect(sortingOf({ searchQuery: 'casa barata' }, parsedSort)).toBe('price-asc')
    expect(sortingOf({ searchQuery: 'casa barata', sortBy: 'views' }, parsedSort)).toBe('views-desc')
    const values = sortChoices({ searchQuery: 'casa barata' }, es.search, parsedSort).map(
      ({ value }) => value,
    )
    expect(values).not.toContain('default')
  })

  it('is descending when only the field is response', () =>
    expect(sortingOf({ sortBy: 'roi' })).toBe('roi-desc'))

  it('is not written to the URL when it is the default', () => {
    const none = { sortBy: undefined, sortOrder: undefined }
    expect(filtersOfSorting('date-desc', false)).toEqual(none)
    expect(filtersOfSorting('default', true)).toEqual(none)
    expect(filtersOfSorting('date-desc', true)).toEqual({ sortBy: 'date', sortOrder: 'desc' })
    expect(filtersOfSorting('price-asc', false)).toEqual({ sortBy: 'price', sortOrder: 'asc' })
    expect(filtersOfSorting('pricePerSqm-asc', false)).toEqual({ sortBy: 'pricePerSqm', sortOrder: 'asc' })
  })
})

describe('the sort options', () => {
  it('name their direction', () =>
    expect(sortChoices({}, es.search).map(({ label }) => label)).toEqual([
      'Más recientes',
      'Precio: menor a mayor',
      'Precio: mayor a menor',
      'Precio por m²: menor a mayor',
      'Mayor superficie',
      'Más vistas',
      'Más guardadas',
      'Mayor rentabilidad',
    ]))

  it('begin with relevance for a text, and end with the current order when it is unusual', () => {
    const choices = sortChoices({ searchQuery: 'casa', sortBy: 'views', sortOrder: 'asc' }, es.search)
    expect(choices[0]).toEqual({ value: 'default', label: 'Más relevantes' })
    expect(choices.at(-1)).toEqual({ value: 'views-asc', label: 'Menos vistas' })
  })
})
