import { z } from 'zod/mini'

const isAddress = (value: string) => /^[^\s<>@,;:"]+@[^\s<>@,;:"]+\.[^\s<>@,;:".]+$/.test(value)

/** An e-mail address; null or empty is none. */
export const emailOrNone = z.nullable(
  z.string().check(
    z.trim(),
    z.maxLength(200),
    z.refine((value) => value === '' || isAddress(value), 'not_an_email'),
  ),
)
