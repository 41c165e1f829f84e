import { z } from 'zod/mini'

/** One plain address, without a second one or a header. */
export const isEmail = (text: string) =>
  /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\.]+(\.[^\s<>@,;:"()[\]\\.]+)+$/.test(text)

/** An e-mail address; null or empty is none. */
export const emailOrNone = z.nullable(
  z.string().check(
    z.trim(),
    z.maxLength(200),
    z.refine((value) => value === '' || isEmail(value), 'not_an_email'),
  ),
)
