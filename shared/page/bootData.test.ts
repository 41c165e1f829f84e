import { describe, expect, it } from 'vitest'
import { offeredLanguage } from './offeredLanguage.ts'

describe('the offer of another language', () => {
  it('is made to an English browser without a stored choice', () =>
    expect(offeredLanguage('es', null, 'en-US')).toBe('en'))
  it('is not made when Spanish was chosen', () =>
    expect(offeredLanguage('es', 'es', 'en-US')).toBeUndefined())
  it('is not made to a Spanish browser that also reads English', () =>
    expect(offeredLanguage('es', null, 'es-PY')).toBeUndefined())
  it('is not made when the page is English', () => expect(offeredLanguage('en', null, 'en')).toBeUndefined())
  it('is not made for an unsupported language', () =>
    expect(offeredLanguage('es', null, 'fr')).toBeUndefined())
})
