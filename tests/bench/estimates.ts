import { z } from 'zod'
import { listingVerdict } from '#shared/prices/prices.ts'

const mostAsked = 2000

/** Median absolute error over the newest 2,000 listings, each against its market without it. */
export async function estimateError(server: string): Promise<string> {
  const errors: { estimate: number[]; median: number[] } = { estimate: [], median: [] }
  let requested = 0
  let inRange = 0
  for await (const id of newest(server)) {
    const response = await fetch(`${server}/api/price-analysis/listing/${id}`)
    const { pricePerSqm, standing } = listingVerdict.parse(await response.json())
    requested++
    if (!pricePerSqm || !standing?.estimate) continue
    const { verdict, estimateDifference, marketStats } = standing
    if (verdict === 'within') inRange++
    errors.estimate.push(Math.abs(1 / (1 + (estimateDifference ?? 0) / 100) - 1) * 100)
    errors.median.push(Math.abs(marketStats.medianPricePerSqm / pricePerSqm - 1) * 100)
  }
  const { estimate, median } = errors
  if (estimate.length === 0) return 'no listing has a market to be estimated from'
  const share = (count: number) => ((count / estimate.length) * 100).toFixed(0)
  const within = (limit: number) => share(estimate.filter((error) => error <= limit).length)
  return [
    `estimate, each listing left out: ${medianOf(estimate).toFixed(1)} % median absolute error; by the median of its comparables ${medianOf(median).toFixed(1)} %`,
    `${within(10)} % of ${estimate.length} estimates within 10 %, ${within(25)} % within 25 %, ${share(inRange)} % of prices in the range; ${requested - estimate.length} of ${requested} listings without one`,
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
