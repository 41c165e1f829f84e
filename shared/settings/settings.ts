import { z } from 'zod/mini'

export const publicSettings = z.object({
  whatsappNumber: z.nullable(z.string()),
  /** Whether a model is configured: it also translates. */
  aiModel: z.boolean(),
  /** Whether a mail server is configured: without one, mails wait. */
  sendsMail: z.boolean(),
})
export type PublicSettings = z.infer<typeof publicSettings>

/** Addresses of MapLibre styles. */
const mapStyles = z.object({ light: z.string(), dark: z.string() })
export type MapStyles = z.infer<typeof mapStyles>

/** Null: only our own map. */
export const mapSettings = z.object({ styles: z.nullable(mapStyles) })
