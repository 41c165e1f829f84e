import { describe, expect, it } from 'vitest'
import { listingText } from './listingText.ts'

const spanish = { title: 'Casa', description: 'Con patio.', titleEn: null, descriptionEn: null }
const both = { ...spanish, titleEn: 'House', descriptionEn: 'With a yard.' }

describe('the texts of a listing', () => {
  it.each([
    ['both languages, read in English', both, 'en', ['House', 'With a yard.', 'en', 'en']],
    ['both languages, read in Spanish', both, 'es', ['Casa', 'Con patio.', 'es', 'es']],
    ['Spanish alone, read in English', spanish, 'en', ['Casa', 'Con patio.', 'es', 'es']],
    ['an English title alone', { ...both, descriptionEn: null }, 'en', ['House', 'Con patio.', 'en', 'es']],
    ['an English description alone', { ...both, titleEn: '' }, 'en', ['Casa', 'With a yard.', 'es', 'en']],
    [
      'blank English',
      { ...both, titleEn: ' ', descriptionEn: '\n' },
      'en',
      ['Casa', 'Con patio.', 'es', 'es'],
    ],
  ] as const)('with %s', (_, listing, language, [title, description, titleLanguage, descriptionLanguage]) =>
    expect(listingText(listing, language)).toEqual({
      title,
      description,
      titleLanguage,
      descriptionLanguage,
    }),
  )
})
