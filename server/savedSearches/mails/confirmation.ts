import { z } from 'zod'
import { job } from '#server/core/jobs/job.ts'
import { languages } from '#shared/core/language.ts'
import { mailRetries } from './mailRetries.ts'

export const mailConfirmation = job(
  'mail-saved-search-confirmation',
  z.object({ savedSearchId: z.string(), language: z.enum(languages), at: z.int() }),
  mailRetries,
)
