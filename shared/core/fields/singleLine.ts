import { z } from 'zod/mini'
import { plainMarks } from '#shared/core/text.ts'

/** Except NUL, which is refused. */
const breaks = /(?!\0)[\p{Cc}\u2028\u2029]+/gu

/** Turn the order of what follows, also outside of the text. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** Line breaks and other control characters become spaces. */
export const singleLine = z.overwrite<string>((text) =>
  text.replace(breaks, ' ').replace(directions, '').trim(),
)

/** Lists of names separate them by commas. */
export const placeName = z.overwrite<string>((text) =>
  plainMarks(text.replace(breaks, ' ').replace(directions, ''))
    .replace(/[\s,]+/g, ' ')
    .trim(),
)
