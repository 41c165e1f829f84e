import { describe, expect, it } from 'vitest'
import { chooseLanguage, withoutLanguage } from './chooseLanguage.ts'

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
