import { describe, expect, it } from 'vitest'
import { chooseLanguage, offeredLanguage, withoutLanguage } from './chooseLanguage.ts'

describe('the language of a page', () => {
  it('is Spanish by default', () => expect(chooseLanguage('', null)).toBe('es'))
  it('is the stored choice when the URL names none', () =>
    expect(chooseLanguage('?city=Luque', 'en')).toBe('en'))
  it('is that of the URL when it names one', () => expect(chooseLanguage('?lang=es', 'en')).toBe('es'))
  it('is the stored choice when the URL names an unsupported one', () =>
    expect(chooseLanguage('?lang=fr', 'en')).toBe('en'))
})

describe('withoutLanguage', () => {
  it('leaves path, other parameters and hash', () =>
    expect(withoutLanguage('/search?lang=en&city=Luque#top')).toBe('/search?city=Luque#top'))
  it('leaves no question mark when it was the only parameter', () =>
    expect(withoutLanguage('/search?lang=en')).toBe('/search'))
})

describe('the offer of another language', () => {
  it('is made to an English browser without a stored choice', () =>
    expect(offeredLanguage('es', null, ['en-US'])).toBe('en'))
  it('is not made when Spanish was chosen', () =>
    expect(offeredLanguage('es', 'es', ['en-US'])).toBeUndefined())
  it('is not made to a Spanish browser that also reads English', () =>
    expect(offeredLanguage('es', null, ['es-PY', 'en'])).toBeUndefined())
  it('is not made when the page is English', () =>
    expect(offeredLanguage('en', null, ['en'])).toBeUndefined())
  it('is not made for an unsupported language', () =>
    expect(offeredLanguage('es', null, ['fr'])).toBeUndefined())
})
