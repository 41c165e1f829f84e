import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { messageText } from './inquiries.ts'

/** `isShared`: with the members of one's agency. */
export const template = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  isShared: z.boolean(),
})
export type Template = z.infer<typeof template>

export const newTemplate = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  text: messageText,
  /** Left out: one's own when saved, as it is when changed. Asks for an agency. */
  isShared: z.optional(z.boolean()),
})
export type NewTemplate = z.infer<typeof newTemplate>

/** Of a person and of an agency each; administrators share theirs. */
export const maxTemplates = 50

const params = z.object({ id: z.string() })

export const templatesApi = {
  list: endpoint('GET', '/api/inquiries/templates', {
    summary: 'One’s texts for common answers and those of one’s agency, by name',
    access: 'userOrAdmin',
    answer: z.array(template),
    errors: ['not_signed_in'],
  }),
  /** Replaces one of the same name. */
  save: endpoint('POST', '/api/inquiries/templates', {
    summary: 'Save a text for common answers',
    access: 'userOrAdmin',
    body: newTemplate,
    answer: template,
    status: 201,
    errors: [
      'not_signed_in',
      'malformed_json',
      'invalid',
      'forbidden',
      'conflict',
      'idempotency_mismatch',
      'too_many_requests',
    ],
  }),
  change: endpoint('PATCH', '/api/inquiries/templates/:id', {
    summary: 'Change a text for common answers',
    access: 'userOrAdmin',
    params,
    body: newTemplate,
    answer: template,
    errors: ['not_signed_in', 'malformed_json', 'invalid', 'forbidden', 'not_found', 'conflict'],
  }),
  remove: endpoint('DELETE', '/api/inquiries/templates/:id', {
    summary: 'Delete a text for common answers',
    access: 'userOrAdmin',
    params,
    errors: ['not_signed_in', 'not_found'],
  }),
}
