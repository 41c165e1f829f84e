import { pluralIn } from '#shared/words/plural.ts'

export const plural = pluralIn('pt')

export const listings = (n: number, figure: string) =>
  plural(n, { one: '1 anúncio', other: `${figure} anúncios` })
