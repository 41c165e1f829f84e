import { z } from 'zod/mini'
import { plainMarks } from '#shared/core/text.ts'

/** Except NUL, which is refused. */
const breaks = /(?!\0)[\p{Cc}\u2028\u2029]+/gu

/** Line breaks and other control characters become spaces. */
export const singleLine = z.overwrite<string>((text) => text.replace(breaks, ' ').trim())

/** Lists of names separate them by commas. */
export const placeName = z.overwrite<string>((text) =>
  plainMarks(text.replace(breaks, ' '))
    .replace(/[\s,]+/g, ' ')
    .trim(),
)
