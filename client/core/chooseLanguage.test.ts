import { describe, expect, it } from 'vitest'
import { chooseLanguage, offeredLanguage, withoutLanguage } from './chooseLanguage.ts'

describe('the language of a page', () => {
  it('is Spanish, where nobody chose', () => expect(chooseLanguage('', null)).toBe('es'))
  it('is the earlier choice, where the address is silent', () =>
    expect(chooseLanguage('?city=Luque', 'en')).toBe('en'))
  it('is the one of the address, where it names one', () =>
    expect(chooseLanguage('?lang=es', 'en')).toBe('es'))
  it('is the earlier choice, where the address names one that we have not', () =>
    expect(chooseLanguage('?lang=fr', 'en')).toBe('en'))
})

describe('an address without its language', () => {
  it('keeps path, other values and anchor', () =>
    expect(withoutLanguage('/search?lang=en&city=Luque#top')).toBe('/search?city=Luque#top'))
  it('has no question mark, where nothing is left', () =>
    expect(withoutLanguage('/search?lang=en')).toBe('/search'))
})

describe('the offer of another language', () => {
  it('is made to an English browser that never chose', () =>
    expect(offeredLanguage('es', null, ['en-US'])).toBe('en'))
  it('is not made, where Spanish was chosen', () =>
    expect(offeredLanguage('es', 'es', ['en-US'])).toBeUndefined())
  it('is not made to a Spanish browser that also reads English', () =>
    expect(offeredLanguage('es', null, ['es-PY', 'en'])).toBeUndefined())
  it('is not made, where the page is English', () =>
    expect(offeredLanguage('en', null, ['en'])).toBeUndefined())
  it('is not made to a browser whose language we have not', () =>
    expect(offeredLanguage('es', null, ['fr'])).toBeUndefined())
})
