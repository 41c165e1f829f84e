import type { HomesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Texts } from '#server/ai/local/texts.ts'
import { type HomePriceRow, homePrices } from '#server/ai/tools/homePrices.ts'

export interface HomeFigures extends HomePriceRow {
  place: string
}

const maxBedrooms = 4

/** Of the neighborhood, else of its city; undefined where both have too few. */
export async function findHomes(
  { use }: QuestionContext,
  transactionType: 'sale' | 'rent',
  { city, neighborhood, bedrooms }: Pick<HomesAsked, 'city' | 'neighborhood' | 'bedrooms'>,
): Promise<HomeFigures | undefined> {
  const { rows } = await use(homePrices, { transactionType, city, bedrooms: bedrooms ?? 2 })
  const own = neighborhood && rows.find((row) => row.neighborhood === neighborhood && row.enough)
  const row = own || rows.find((one) => one.neighborhood === null && one.enough)
  return row && { ...row, place: own ? `${neighborhood} (${city})` : city }
}

/** "2 dormitorios", "4 dormitorios o más"; 0: a studio. */
export function roomsText({ words }: Texts, bedrooms: number): string {
  if (bedrooms === 0) return words.advice.homes.studio
  const rooms = words.listings.bedroomsOf(Math.min(bedrooms, maxBedrooms))
  return bedrooms >= maxBedrooms ? words.advice.homes.orMore(rooms) : rooms
}

/** "Una vivienda de 2 dormitorios en Villa Morra se alquila a $700 por mes." Whether it could be said. */
export function sayHomes(
  { reply, texts }: QuestionContext,
  transactionType: 'sale' | 'rent',
  row: HomeFigures,
): void {
  const w = texts.words.advice.homes
  const [price, low, high] = [row.medianPriceUSD, row.lowPriceUSD, row.highPriceUSD].map(texts.usd)
  const rooms = roomsText(texts, row.bedrooms)
  const count = texts.number(row.listings)
  reply.say(w[transactionType](rooms, row.place, `${price}`), [`${price}`, row.path])
  const sources = [count, `${low}`, `${high}`].map((piece) => [piece, row.path] as const)
  reply.say(w.basis(row.listings, count, `${low}`, `${high}`), ...sources)
}
