import { expect, it } from 'vitest'
import { checkFile } from './checkFile.ts'

it.each([
  ['a.jpg', 'image/jpeg', 1000, undefined],
  ['a.avif', 'image/avif', 15 * 1024 * 1024, undefined],
  ['a.unknown', '', 1000, undefined],
  ['a.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1, 'too_large'],
  ['a.jpg', 'image/jpeg', 0, 'empty'],
  ['a.heic', 'image/heic', 1000, 'heic_unsupported'],
  ['IMG_1.HEIC', '', 1000, 'heic_unsupported'],
  ['a.gif', 'image/gif', 1000, 'not_an_image'],
  ['a.pdf', 'application/pdf', 99_000_000, 'not_an_image'],
])('a file %s of type "%s" and %i bytes is checked as %s', (name, type, size, fault) =>
  expect(checkFile({ name, type, size })).toBe(fault),
)
