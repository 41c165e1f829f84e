import { plural } from '#shared/words/en/plural.ts'
import type { market as model } from '#shared/words/es/prices/market.ts'

export const market: typeof model = {
  title: (types, place) => `${types} in ${place}: prices and market`,
  placeTitle: (place) => `The market in ${place}`,
  missing: 'We do not know that place',
  missingText:
    'There is no market page at that address. Look for the neighborhood or city in the table of prices.',
  allPrices: 'Prices by neighborhood',
  loading: 'Looking up prices…',
  types: 'Property type',
  typeCount: (n) => plural(n, { one: '1 listing', other: `${n} listings` }),
  kinds: { sale: 'For sale', rent: 'For rent' },
  noneOf: {
    sale: 'No listings for sale of this type, with price and area.',
    rent: 'No listings for rent of this type, with price and area.',
  },
  figures: {
    median: 'Median per m²',
    interval: 'Median, with 95% confidence',
    quartiles: 'Middle half per m²',
    price: { sale: 'Median price', rent: 'Median rent per month' },
    sample: 'Listings that count',
    days: 'Days published (median)',
    underOffer: 'Under offer',
  },
  see: (n) => plural(n, { one: 'See the listing', other: 'See the listings' }),
  seeNamed: (what) => `See listings: ${what}`,
  know: 'What to know',
  facts: {
    dearer: (percent, city) => `Asking prices per m² are ${percent} above those of all ${city}.`,
    cheaper: (percent, city) => `Asking prices per m² are ${percent} below those of all ${city}.`,
    same: (city) => `Asking prices per m² are those of all ${city}.`,
    rank: (position, n) =>
      position === 1
        ? `It is the dearest per m² of the ${n} neighborhoods with enough data.`
        : position === n
          ? `It is the cheapest per m² of the ${n} neighborhoods with enough data.`
          : `By price per m² it is number ${position} of the ${n} neighborhoods with enough data.`,
    dearest: (place, price) => `The dearest neighborhood is ${place}: ${price} per m².`,
    cheapest: (place, price) => `The cheapest with enough data is ${place}: ${price} per m².`,
    yield: (percent) =>
      `A year of rent is ${percent} of the sale price: gross, before costs, taxes and empty months.`,
    days: (n, days) =>
      `Half of the listings for sale have been published for ${plural(n, { one: 'a day', other: `${days} days` })} or more.`,
    risen: (percent, month) => `Asking prices per m² for sale have risen ${percent} since ${month}.`,
    fallen: (percent, month) => `Asking prices per m² for sale have fallen ${percent} since ${month}.`,
    underOffer: (percent) => `${percent} of the listings for sale are under offer.`,
    few: (n) => `There are fewer than ${n} listings of this type: the figures are a hint, no more.`,
  },
  plan: 'Work out the return with costs and taxes',
  months: {
    sale: 'Asked per m² for sale, by month',
    rent: 'Asked per m² for rent, by month',
  },
  monthsText:
    'Median of the listings published at the end of each month. Months with fewer than 5 are left out.',
  monthsTable: 'See the figures',
  month: 'Month',
  sample: 'Listings',
  read: (from, first, to, last) => `From ${first} in ${from} to ${last} in ${to}.`,
  neighborhoods: (city) => `Neighborhoods of ${city}`,
  neighborhoodsText: (types) => `${types} for sale: median per m² and listings.`,
  wholeCity: (city) => `All of ${city}`,
  otherCities: 'Other cities',
  few: 'Little data',
  link: (place) => `The market in ${place}`,
}
