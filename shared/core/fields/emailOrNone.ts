import { z } from 'zod/mini'
import { isEmail } from './email.ts'

/** Null or empty: none. */
export const emailOrNone = z.nullable(
  z.string().check(
    z.trim(),
    z.maxLength(200),
    z.refine((value) => value === '' || isEmail(value), 'not_an_email'),
  ),
)
