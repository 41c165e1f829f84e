import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'

export const publicSettings = z.object({
  /** E.164. */
  whatsappNumber: z.nullable(z.string()),
})
export type PublicSettings = z.infer<typeof publicSettings>

export const settingsApi = {
  public: endpoint('GET', '/api/settings/public', {
    summary: 'Settings that the site shows',
    answer: publicSettings,
    cache: 'public',
  }),
}
