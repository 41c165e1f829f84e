import { fold } from '#shared/core/text.ts'

/** "12 B", "12b" and "12-B" are one unit. */
export const unitKey = (number: string): string => fold(number).replace(/[^\p{L}\p{N}]/gu, '') || fold(number)
