import { plural } from '#shared/words/en/plural.ts'
import type { dashboard as model } from '#shared/words/es/prices/dashboard.ts'

export const dashboard: typeof model = {
  title: 'Price analyses',
  intro: 'How the prices of your listings stand against what is asked around them.',
  signInText: 'You need to sign in to see your price analyses.',
  loading: 'Looking for your analyses…',

  summary: 'Summary',
  total: 'Analyses in all',
  above: 'Above the market',
  below: 'Below the market',
  average: 'Average difference',
  sides: { above: 'above', below: 'below', even: 'at the market’s price', none: 'no analyses yet' },

  tabs: 'Parts of this page',
  recent: 'Recent analyses',
  calculator: 'New calculation',
  calculatorTitle: 'What should another property ask?',
  calculatorText:
    'Give city, neighborhood, type, area and price, and see at once how it stands against the market.',
  openCalculator: 'Open the calculator',
  empty: 'You have no analyses yet',
  emptyText:
    'When you publish a property with a price and an area, we compare it with the listings around it and keep the result here.',
  publish: 'Publish a property',
  shown: (shown: number, total: number) => `Showing the ${shown} most recent of ${total}.`,
  analyzed: (date: string) => `Analyzed on ${date}`,
  against: (own: string, avg: string) => `${own}; comparables average ${avg}`,
  differenceOf:
    'The difference is from the estimate, which corrects for size and place; without one, from the average.',

  asOf: (place: string, date: string) => `${place} · ${date}`,
  market: 'The market at that moment',
  min: 'Minimum per m²',
  avg: 'Average per m²',
  max: 'Maximum per m²',
  own: 'Your price per m²',
  comparables: 'Comparable properties',
  property: 'See the property',
  pdf: 'Download PDF',
  missing: 'This analysis is no longer here',
  missingText: 'Its listing may have been deleted.',

  trendLoading: 'Looking for listings around it…',
  trendFailed: 'We could not load the charts of this listing.',
  asTable: 'See as a table',
  distribution: 'Where it stands among the comparables',
  standing: (cheaper: number, total: number, scope: string) =>
    plural(total, {
      one: `Today there is 1 comparable listing ${scope}, and it asks ${cheaper === 1 ? 'less' : 'the same or more'} per m².`,
      other: `Today ${plural(cheaper, { one: '1 asks', other: `${cheaper} ask` })} less per m² than yours, of ${total} comparable listings ${scope}.`,
    }),
  notStanding: (total: number, scope: string) =>
    plural(total, {
      one: `Today there is 1 comparable listing ${scope}.`,
      other: `Today there are ${total} comparable listings ${scope}.`,
    }),
  noComparables: 'Today there are no other listings of this type to compare with.',
  noArea: 'Without an area there is no price per m². Add it and see how your listing stands.',
  ownMark: 'Your price',
  step: 'Price per m²',
  count: 'Listings',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  distributionRead: (low: string, high: string, from: string, to: string, most: number) =>
    `Listings by price per m², from ${low} to ${high}. The step with most listings (${most}) goes from ${from} to ${to}.`,
  ownRead: (own: string) => `Your price: ${own}.`,
  history: 'Your price per m² over time',
  historyOwn: 'Your price',
  historyMarket: 'Market average',
  historyRead: (from: string, first: string, last: string) =>
    `Since ${from}: from ${first} to ${last} today.`,
  historyMarketRead: (first: string, last: string) => `The market average went from ${first} to ${last}.`,
  today: 'Today',
  since: 'Since',
  price: 'Price',
  perSqm: 'Per m²',
  marketAvg: 'Market',
  areaNote: 'Worked out with the area that the listing has today.',
}
