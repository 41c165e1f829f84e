import { calibrate, type Estimate, estimatePrice } from '#shared/market/estimate/estimate.ts'
import { fitMarket, type PricedListing } from '#shared/market/estimate/fit.ts'
import { enough, quantile } from '#shared/market/market.ts'
import { drawMarket, syntheticMarkets } from './syntheticMarkets.ts'

/* Median error of the estimate in markets that are drawn, each listing left out in turn, beside the median per m² of its neighborhood and the ladder of neighborhood and city. */

interface Guess {
  listing: PricedListing
  price: number
  range?: Estimate
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function main(): void {
  say('estimate in drawn markets, each listing left out: median error')
  for (const market of syntheticMarkets) {
    const listings = drawMarket(market)
    const begun = process.cpuUsage()
    const fitted = fitMarket(listings)
    if (!fitted) continue
    const calibrated = calibrate(fitted)
    const fitting = process.cpuUsage(begun).user / 1000
    const start = process.cpuUsage()
    const guesses = listings.flatMap((listing) => {
      const range = estimatePrice(calibrated, listing)
      return range ? [{ listing, price: range.price, range }] : []
    })
    const each = process.cpuUsage(start).user / 1000 / listings.length
    const plain = listings.flatMap((listing) => {
      const range = estimatePrice(calibrated, { ...listing, facts: {} })
      return range ? [{ listing, price: range.price, range }] : []
    })
    const inRange = guesses.filter(
      ({ listing, range }) => listing.price >= range.low && listing.price <= range.high,
    )
    const share = Math.round((inRange.length / guesses.length) * 100)
    say(
      `${market.name}: ${errorOf(guesses)} % (${share} % in range; ${fitting.toFixed(1)} ms to fit, ${each.toFixed(2)} ms each); without facts ${errorOf(plain)} %; by the neighborhood's median ${errorOf(ladder(listings, 1))} %, by neighborhood or city ${errorOf(ladder(listings, enough))} %`,
    )
    say(
      `  called below | above: small ${sides(guesses, 0, 0.67)}, usual ${sides(guesses, 0.67, 1.5)}, large ${sides(guesses, 1.5, 99)}`,
    )
  }
}

function sides(guesses: (Guess & { range: Estimate })[], from: number, to: number): string {
  const middle = quantile(Float64Array.from(guesses, ({ listing }) => listing.area).sort(), 0.5)
  const chosen = guesses.filter(({ listing }) => listing.area / middle >= from && listing.area / middle < to)
  const share = (test: (one: (typeof chosen)[number]) => boolean) =>
    Math.round((chosen.filter(test).length / chosen.length) * 100)
  return `${share(({ listing, range }) => listing.price < range.low)} % | ${share(({ listing, range }) => listing.price > range.high)} %`
}

function ladder(listings: readonly PricedListing[], least: number): Guess[] {
  const perSqm = (rows: readonly PricedListing[]) =>
    quantile(Float64Array.from(rows, ({ price, area }) => price / area).sort(), 0.5)
  return listings.map((listing) => {
    const others = listings.filter((one) => one !== listing)
    const near = others.filter(({ place }) => place === listing.place)
    return { listing, price: perSqm(near.length >= least ? near : others) * listing.area }
  })
}

function errorOf(guesses: readonly Guess[]): string {
  const errors = Float64Array.from(guesses, ({ listing, price }) => Math.abs(price / listing.price - 1) * 100)
  return quantile(errors.sort(), 0.5).toFixed(1)
}

main()
