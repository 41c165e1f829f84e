import { z } from 'zod/mini'

/** Spaces without width and the like are no text. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

export const visible = z.refine<string>(isVisible, 'required')

/** For optional texts. */
export const emptyUnlessVisible = z.overwrite<string>((text) => (isVisible(text) ? text : ''))
