import { z } from 'zod/mini'

/** Spaces without width and the like are no text. */
export const visible = z.refine<string>((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), 'required')
