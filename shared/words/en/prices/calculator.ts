import type { calculator as model } from '#shared/words/es/prices/calculator.ts'
export const calculator: typeof model = {
  title: 'Price calculator',
  intro: 'Give the facts of a property and see how its price per m² stands against what is on offer today.',
  city: 'City',
  neighborhood: 'Neighborhood',
  chooseNeighborhood: 'Choose a neighborhood',
  type: 'Property type',
  kind: 'For',
  area: 'Area (m²)',
  areaHint: 'E.g. 85',
  price: { sale: 'Price (USD)', rent: 'Monthly rent (USD)' },
  priceHint: { sale: 'E.g. 120,000', rent: 'E.g. 650' },
  submit: 'Analyze the price',
  busy: 'Analyzing…',
  incomplete: 'Please fill in all the fields',
  required: 'This is required.',
  notNumber: 'Write a number, such as 85 or 120,000.',
  outOfRange: 'That number is beyond what is possible.',
  done: 'Analysis complete',
  doneAbove: (percent) => `The price is ${percent} above the market average`,
  doneBelow: (percent) => `The price is ${percent} below the market average`,
  doneEven: 'The price equals the market average',
  failed: 'The calculation failed',
  notCalculated: 'The price analysis could not be worked out',
  changed: 'You changed the facts. Analyze again to see the new result.',
  waiting: 'The result appears here',
  waitingText: 'With the average, the range, the sample and the listings behind it.',
  above: (percent) => `${percent} above the average`,
  below: (percent) => `${percent} below the average`,
  even: 'Equal to the average',
  entered: 'Your price',
  market: 'The market in figures',
  sheet: 'Download as PDF',
  copyLink: 'Copy link',
  linkCopiedText: 'The link to this analysis has been copied to the clipboard.',

  advice: {
    title: 'Our recommendation',
    meaning: {
      sale: {
        none: 'There are fewer than five listings alike. The figures give a direction, but cannot tell whether the price is high or low.',
        below:
          'It is among the cheapest: fewer than one in four of the listings alike asks less. If you are buying, visit soon; ask about condition, papers and common expenses, which explain many discounts. If you are selling, there is room to ask for more.',
        within:
          'It is within the range of the estimate: it asks what half of the listings alike ask. What separates it from the estimate is usually floor, view, age and finish.',
        above:
          'It is among the most expensive: three in four of the listings alike ask less. If you are selling, show what justifies it (view, finish, parking) or allow for a slower sale. If you are buying, you have grounds to negotiate.',
      },
      rent: {
        none: 'There are fewer than five listings alike. The figures give a direction, but cannot tell whether the rent is high or low.',
        below:
          'It is among the lowest rents: fewer than one in four of the listings alike asks less. If you are looking, visit soon and ask what is included. If you are renting it out, there is room to ask for more.',
        within:
          'It is within the range of the estimate: it asks what half of the listings alike ask. What separates it from the estimate is usually furniture, common expenses and condition.',
        above:
          'It is among the highest rents: three in four of the listings alike ask less. If you are renting it out, every empty month costs more than a discount. If you are looking, you have grounds to negotiate.',
      },
    },
    sure: {
      high: (sample) => `It rests on ${sample}, with prices close to each other: a solid sample.`,
      medium: (sample) =>
        `It rests on ${sample}: enough to find your bearings. A valuation on site can sharpen the figure.`,
      low: (sample, doubts) =>
        `It rests on ${sample}: a weak sample${doubts}. Take it as a reference, not as a valuation.`,
    },
    because: (reasons) => `, because ${reasons}`,
    doubts: {
      few: 'they are few',
      spread: 'their prices lie far apart',
      far: 'they are not from the area',
    },
    and: ' and ',
    fair: (area, low, high) => `For ${area} m², half of the listings alike ask between ${low} and ${high}.`,
    lower: (sum) => `To come into that range it would have to drop by ${sum}.`,
    raise: (sum) => `It could rise by ${sum} and still be within the usual.`,
    inside: 'This price is within that range.',
    noFair: 'With fewer than five listings alike we give no estimate.',
  },
  comparables: {
    title: 'The listings it is compared with',
    text: 'Take out those that are not alike: the result changes at once.',
    likeTypes:
      'Those of another type help to estimate, with less weight; the figures above do not count them.',
    list: 'Comparables',
    shown: (shown, total) => `Showing ${shown} of ${total}, the closest in size.`,
    showAll: (n) => `See all ${n}`,
    takeOut: 'Take out',
    putBack: 'Put back',
    of: (title) => `: ${title}`,
    restore: 'Put them all back',
    taken: (n) => `You took out ${n}`,
    weight: (percent) => `Weighs ${percent}`,
    takenOut: 'Taken out by hand',
    price: 'Price',
    area: 'Area',
    distance: (km) => `${km} km away`,
    reasons: {
      slip: 'Does not count: looks like a typing slip',
      low: 'Does not count: far below the rest',
      high: 'Does not count: far above the rest',
    },
    none: 'There are no listings to show.',
    updated: (headline, sample) => `${headline}, with ${sample}`,
  },
}
