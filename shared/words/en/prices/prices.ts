import { plural } from '#shared/words/en/plural.ts'
import type { prices as model } from '#shared/words/es/prices/prices.ts'
export const prices: typeof model = {
  perSqm: { sale: 'per m²', rent: 'per m² a month' },
  perHectare: { sale: 'per hectare', rent: 'per hectare a month' },
  kinds: { sale: 'Sale', rent: 'Rent' },
  method: 'How it is worked out',
  asking: 'These are asking prices from listings, not closing prices.',
  date: (date) => `As of ${date}`,
  scopes: {
    neighborhood: 'in the same neighborhood',
    neighbors: 'in the neighborhood and those beside it',
    city: 'across the city',
    country: 'across the country',
  },
  sample: (n, scope) => plural(n, { one: `1 listing ${scope}`, other: `${n} listings ${scope}` }),
  leftOutCount: (n) =>
    plural(n, { one: '1 was left out as an outlier', other: `${n} were left out as outliers` }),
  confidence: { high: 'Solid sample', medium: 'Fair sample', low: 'Weak sample' },
  standings: {
    none: 'No verdict',
    below: 'Lower than usual',
    within: 'Within the usual',
    above: 'Higher than usual',
  },
  below: (percent) => `${percent} below the market`,
  above: (percent) => `${percent} above the market`,
  even: 'At the market price',
  fromEstimate: {
    above: (percent) => `${percent} above the estimate`,
    below: (percent) => `${percent} below the estimate`,
    even: 'Equal to the estimate',
  },
  evidence: (difference, confidence) => `${difference}: ${confidence.toLowerCase()}`,

  stats: {
    avg: 'Average',
    median: 'Median',
    range: 'Range',
    quartiles: 'Middle half',
    from: (low, high) => `${low} to ${high}`,
    sampleSize: 'Comparables',
    scope: 'Area',
    date: 'Date',
  },
  bar: {
    own: 'This price',
    beyond: 'This price, off the scale',
    estimateCaption: 'The band is where half of the similar listings are priced; the line is the estimate.',
    readEstimate: (own, min, low, price, high, max) =>
      `${own} in a market of ${min} to ${max}; the estimate is ${price}, and half of the listings alike ask ${low} to ${high}.`,
    caption: 'The band is the middle half of the listings; the line is the median.',
    read: (own, min, p25, median, p75, max) =>
      `${own} in a market from ${min} to ${max}; the middle half goes from ${p25} to ${p75} and the median is ${median}.`,
  },
  estimate: {
    price: { sale: 'We estimate', rent: 'We estimate a rent of' },
    range: (low, high) => `Half of the listings like it ask ${low} to ${high}.`,
    error: (percent) => `The estimate is usually off by ${percent}.`,
    corrected: 'Of which',
    correction: (percent, fact) => `${percent} for its ${fact}`,
    facts: {
      bedrooms: 'bedrooms',
      bathrooms: 'bathrooms',
      parkingSpaces: 'parking',
      age: 'age',
      amenities: 'amenities',
      unused: { more: 'being new', less: 'not being new' },
      unfinished: { more: 'being finished', less: 'being off plan or under construction' },
    },
  },
  verdict: {
    title: 'Price against the market',
    none: 'No verdict yet',
    reasons: {
      no_area: 'This listing does not give its area, and without it there is no price per m² to compare.',
      no_price: 'This listing has no price to compare.',
      room_only: 'It is a room of a home that others live in: we do not compare it with whole homes.',
      price_in_doubt:
        'This price is so unusual that we do not compare it until who published it confirms it.',
      no_comparables: 'There are no other listings of this type with price and area to compare with.',
      few_comparables:
        'There are fewer than five listings alike in type, size and place: too few to tell whether the price is high or low.',
    },
    against: (own, avg) => `${own}, against an average of ${avg}.`,
    againstEstimate: (own, estimate) => `${own}, against an estimate of ${estimate}.`,
    market: (place) => `The market in ${place}`,
    loading: 'Comparing with the market…',
  },
}
