import { plural } from '#shared/words/en/plural.ts'

const listings = (n: number, figure: string) => plural(n, { one: '1 listing', other: `${figure} listings` })

/** Of many listings. Figures are formatted. */
export const figures = {
  measures: {
    price: 'asking price',
    rent: 'monthly rent',
    pricePerSqm: 'price per m²',
    rentPerSqm: 'monthly rent per m²',
    area: 'size',
    maintenanceFee: 'building fees (expensas) a month',
    daysListed: 'days listed',
    count: 'listings',
  },
  days: (n: number, figure: string) => plural(n, { one: '1 day', other: `${figure} days` }),
  value: (
    what: string,
    measure: string,
    median: string,
    low: string,
    high: string,
    n: number,
    figure: string,
  ) =>
    `${what}: ${measure}, ${median} (the median of ${listings(n, figure)}; the middle half is ${low} to ${high}).`,
  count: (what: string, n: number, figure: string) => `${what}: ${listings(n, figure)}.`,
  few: (what: string, measure: string, n: number, figure: string) =>
    n === 0
      ? `${what}: no listing states its ${measure}.`
      : `${what}: ${listings(n, figure)} are too few for a median (${measure}).`,
  by: { city: 'by city', neighborhood: 'by neighborhood', propertyType: 'by type', bedrooms: 'by bedrooms' },
  orders: {
    cheapest: ', cheapest first',
    dearest: ', dearest first',
    lowest: ', lowest first',
    highest: ', highest first',
  },
  with: 'with it',
  without: 'without it',
  all: 'all of them',
  lead: (what: string, measure: string, by: string, order: string) => `${what}: ${measure} ${by}${order}:`,
  row: (name: string, value: string, n: number, figure: string) =>
    `${name}: ${value} (${listings(n, figure)})`,
  more: (one: string, other: string, percent: string) => `${one}: ${percent} more than ${other}.`,
  dearer: (one: string, other: string, percent: string) =>
    `${one} is ${percent} more expensive than ${other}.`,
  same: (one: string, other: string) => `${one} and ${other}: the same.`,
  share: (some: string, all: string, percent: string, what: string, ofWhat: string) =>
    `${some} of ${all} (${percent}) say they have it: ${what}, of ${ofWhat}.`,
  none: (what: string, by: string) => `${what}: there are not enough listings ${by} to compare them.`,
  unsaid: 'Others may have it without saying so.',
  asking: 'These are asking prices of listings, not closing prices.',
  listed: 'This counts listings that are still published: how long a deal takes we do not measure.',
}
