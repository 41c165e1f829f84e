import { z } from 'zod/mini'

export const recoveryCodeCount = 10

export const newPassword = z.string().check(z.minLength(10), z.maxLength(200))
