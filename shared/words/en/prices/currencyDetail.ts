import type { currencyDetail as model } from '#shared/words/es/prices/currencyDetail.ts'

export const currencyDetail: typeof model = {
  title: 'Exchange rate',
  text: 'How many guaraníes a dollar is worth.',
  buy: 'Buy',
  sell: 'Sell',
  noBuySell: 'This source gives one value, without buy and sell.',
  source: 'Source',
  updated: 'Updated',
  never: 'never',
  stale: 'This is the last value we got: the source does not answer now.',
  referenceText: 'We have not got a value of the day yet. A fixed one is used, for reference only.',
  history: (days) => `Last ${days} days`,
  noHistory: 'No history to show yet',
  noHistoryText: 'One value is kept a day. The line will be drawn over the coming days.',
  historyFailed: 'The history could not be loaded.',
  rate: 'Rate',
  day: 'Day',
  asTable: 'See as a table',
  chart: (from, to, low, high, last) =>
    `Guaraníes per dollar from ${from} to ${to}: between ${low} and ${high}; the last, ${last}.`,
  legend: 'Solid line: the rate. Dashed lines: buy (below) and sell (above).',
  method: 'Where it comes from',
}
