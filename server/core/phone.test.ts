import { expect, it } from 'vitest'
import { toE164 } from './phone.ts'

it.each([
  ['+595981000201', '+595981000201'],
  ['0981 123 456', '+595981123456'],
  [' (0981) 123-456 ', '+595981123456'],
  ['595981123456', '+595981123456'],
  ['+54 9 11 4567-8901', '+5491145678901'],
  ['00595981123456', '+595981123456'],
])('%s is %s', (text, number) => expect(toE164(text)).toBe(number))

it.each([
  '',
  'abc',
  '+1',
  '123',
  '+595981123456 ext 5',
  'llamame al 0981123456',
  '0981123456; drop',
  '9'.repeat(40),
])('%j is no number', (text) => expect(toE164(text)).toBeUndefined())
