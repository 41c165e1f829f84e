import { z } from 'zod'
import { listingVerdict } from '#shared/prices/prices.ts'

const mostAsked = 2000

/** Median absolute error over the newest 2,000 listings, each against its market without it. */
export async function estimateError(server: string): Promise<string> {
  const errors: number[] = []
  let requested = 0
  for await (const id of newest(server)) {
    const response = await fetch(`${server}/api/price-analysis/listing/${id}`)
    const { pricePerSqm, standing } = listingVerdict.parse(await response.json())
    requested++
    if (!pricePerSqm || !standing || standing.verdict === 'none') continue
    errors.push(Math.abs(standing.marketStats.medianPricePerSqm / pricePerSqm - 1) * 100)
  }
  if (errors.length === 0) return 'no listing has a market to be estimated from'
  const share = (limit: number) =>
    ((errors.filter((error) => error <= limit).length / errors.length) * 100).toFixed(0)
  return [
    `estimate by the median of the market, each listing left out of its own: ${medianOf(errors).toFixed(1)} % median absolute error`,
    `${share(10)} % of ${errors.length} estimates within 10 %, ${share(25)} % within 25 %; ${requested - errors.length} of ${requested} listings without a verdict`,
  ].join('\n')
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low = 0, high = low] =
    sorted.length % 2 ? sorted.slice(half, half + 1) : sorted.slice(half - 1, half + 1)
  return (low + high) / 2
}

async function* newest(server: string): AsyncGenerator<string> {
  let path: string | undefined = '/api/listings?limit=200'
  for (let count = 0; path && count < mostAsked; ) {
    const answer: Response = await fetch(server + path)
    const page = z.array(z.object({ id: z.string() })).parse(await answer.json())
    for (const { id } of page) yield id
    count += page.length
    path = answer.headers.get('link')?.match(/<([^>]+)>/)?.[1]
  }
}
