import { understandText } from '#server/listings/places/understandText.ts'
import { keepLatest } from '#shared/search/keepLatest.ts'

export const readSentence = keepLatest(
  256,
  (text: string, { rate, transactionType }: Parameters<typeof understandText>[1]) =>
    `${rate} ${transactionType} ${text}`,
  understandText,
)
