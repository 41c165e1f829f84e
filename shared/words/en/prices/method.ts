import type { MethodSection } from '#shared/methodSections.ts'
import type { MethodFigures, MethodText, method as model } from '#shared/words/es/prices/method.ts'

const priceSections = (f: MethodFigures) =>
  ({
    comparables: {
      title: 'Comparables: what a price is compared with',
      paragraphs: [
        'A comparable is an active listing of the same type, for sale or for rent alike, with an area and a price. For sale it is the sale price that counts; for rent, the monthly rent. A listing is never its own comparable.',
        `We look in the neighborhood first. If it does not have ${f.enough}, we add those beside it; if that is not enough either, the whole city, and at last the whole country. The first area with ${f.enough} or more that count is used, and we always say which it was. Of each area, at most the ${f.maxComparables} newest listings are taken.`,
        `With fewer than ${f.enough} in the whole country we show what figures there are, but give no verdict and no fair range.`,
        'In the calculator you can see every comparable and take out those that are not alike: area and outlier rule stay as they are, and the figures are worked out again from those that are left.',
      ],
    },
    estimate: {
      title: 'Estimate: what listings alike ask',
      paragraphs: [
        'Each listing weighs as it is alike: more where its area is close and where it is in the same neighborhood, less where it is elsewhere in the city or of a like type (penthouse and apartment, condo and house); other cities count, and little, only where its own has too few.',
        `The price per m² falls as the area grows: we correct it by the slope that the listings themselves show, which shrinks to none where they are fewer than ${f.leastForSlope}, and by that of each neighborhood only where that lowers the error.`,
        `The level of a neighborhood with few listings comes closer to that of its city (with ${f.placeShrinkage} listings, halfway), and bedrooms, bathrooms, parking, age, amenities and stage (new, off plan, used) correct only where that lowers the error.`,
        `The estimate is the weighted median, and its range is where half of the listings alike ask, measured with each one left out; without the like of ${f.enough} listings there is no estimate and no verdict.`,
        'Land is compared with its own class alone: from one hectare, with land of a hectare or more in the department; smaller plots, with smaller plots of the city. Never with the whole country: better no figure than a wrong one.',
      ],
      formulas: [
        ['Weight by size', 'exp(−d² ÷ 2), where d = difference of the logarithms of the areas ÷ 0.35'],
        ['The like of how many', '(Sum of the weights)² ÷ sum of their squares'],
      ],
    },
    outliers: {
      title: 'Outliers: what is left out',
      paragraphs: [
        `First the typing slips. A price written in the wrong currency is some 7,400 times off; so what lies more than ${f.slipFactor} times above or below the median does not count.`,
        `Then, if ${f.fencesFrom} or more are left, we use Tukey's fences on the logarithm of the price per m²: what falls more than ${f.fenceReach} interquartile ranges beyond the quartiles does not count. The logarithm, because prices spread by ratio: a fence in dollars would never leave out a very low one.`,
        `The fences always leave at least ${f.minFenceMargin} of room on each side, so that the identical apartments of one tower do not make an outlier of their neighbor.`,
        'What is left out does not vanish: it stands in the list with its reason.',
      ],
    },
    figures: {
      title: 'Median, quartiles and average',
      paragraphs: [
        'The price per m² is the price divided by the area. From the comparables that count we work out the lowest, the highest, the average, the median and the quartiles.',
        'Quartiles and median are interpolated in a straight line between the two nearest values, as spreadsheets do. The middle half is what lies between the first and the third quartile.',
      ],
      formulas: [
        ['Price per m²', 'Price ÷ area'],
        ['Median', 'The value with half of the listings on each side'],
        ['Middle half', 'From the value above a quarter of the listings to the one above three quarters'],
      ],
    },
    difference: {
      title: 'Difference and verdict',
      paragraphs: [
        'The difference sets the price against the estimate, and is the same on the listing, in the calculator, on the price dashboard, in comparisons and in the chat. The calculator also says how far the price per m² is from the average of the comparables.',
        'The verdict looks at the range of the estimate: lower than usual is below it, higher is above it, within the usual is inside.',
      ],
      formulas: [
        ['Difference', '(Price − estimate) ÷ estimate × 100'],
        ['Difference from the average', '(Price per m² − average) ÷ average × 100'],
      ],
    },
    confidence: {
      title: 'How sure the sample is',
      paragraphs: [
        `Solid: the like of ${f.high.least} listings or more, ${f.enough} of them from the neighborhood, and a range no wider than ${f.high.spread} of the estimate.`,
        `Fair: ${f.medium.least} or more, all from the city, and a width of up to ${f.medium.spread}. Everything else is a weak sample, and we say so.`,
      ],
    },
    neighborhoods: {
      title: 'Price per m² by neighborhood',
      paragraphs: [
        `The table uses the listings of each neighborhood alone, without those beside it, by the same outlier rule. Neighborhoods with fewer than ${f.enough} listings are marked 'Little data'.`,
      ],
    },
  }) satisfies Partial<Record<MethodSection, MethodText>>

const otherSections = (f: MethodFigures) =>
  ({
    roi: {
      title: 'ROI: what it would earn',
      paragraphs: [
        `The rent starts at the monthly price of the property, if it is rented by the night only, at 30 nights, and otherwise at what its author expects: where the calculator therefore says something else than the listing, it says why. Expenses start at ${f.expenseShare} of the rent. Occupancy starts at what the listing states, or ${f.defaultOccupancy}; it goes from ${f.occupancy.min} to ${f.occupancy.max} in steps of ${f.occupancy.step}. All of it can be changed.`,
        `A high return starts at ${f.ratings.high}, a good one at ${f.ratings.good}, a moderate one at ${f.ratings.moderate}; below that it is low. It is before tax and financing.`,
      ],
      formulas: [
        ['Effective rent a month', 'Monthly rent × occupancy'],
        ['Income a year', 'Effective rent × 12'],
        ['Net a year', 'Income a year − monthly expenses × 12'],
        ['ROI', 'Net a year ÷ purchase price × 100'],
        ['Average daily rate', 'Monthly rent ÷ 30'],
      ],
    },
    investment: {
      title: 'The investment figures on the home page',
      paragraphs: [
        'The live figures are medians of the active listings that state an expected return: ROI, occupancy and daily rate, each over the listings that give it. They come from whoever lists. The sample values of the banner are fixed and marked as such.',
      ],
    },
    rate: {
      title: 'Exchange rate',
      paragraphs: [
        'The rate comes from DolarPy: the daily reference of the Central Bank of Paraguay or, where it is missing, the middle between what exchange houses buy and sell at. If DolarPy does not answer, from ExchangeRate-API, which gives one value without buy and sell. It is asked every ten minutes at most.',
        `If neither answers, we use the last good value. If there never was one, ${f.fallbackRate} guaraníes to the dollar, called 'for reference'. The history keeps the last value of each of the last ${f.historyDays} days.`,
      ],
      formulas: [['Price in guaraníes', 'Price in dollars × exchange rate, without decimals']],
    },
    views: {
      title: 'Views and favorites',
      paragraphs: [
        'A visit counts once per browser, listing and day. To avoid counting twice we keep a mark made with a key that is thrown away every day, so we do not know who it was. The most viewed are those of the last 30 days.',
      ],
    },
    order: {
      title: 'The order of results',
      paragraphs: [
        'Without a text, from the newest to the oldest, unless you choose another order. With a text, what answers it best comes first: what we understand filters, and the words left over rank, more in a title than in a description.',
        'Among equal answers, the more useful listing comes first: with a believable price, pictures, a description, its area and amenities, and an exact place. Each further one adds less than the one before. An advertiser who answers nearly all inquiries on Óga within a day adds a little too, less than one picture. Then the more recent. Nobody pays to come first: featured listings get nothing for it.',
        `Of the first ${f.firstPlaces}, at most ${f.mostOfAuthor} are of one advertiser, while there are others. Listings of one advertiser with the same facts are shown once, with how many are alike; the rest follow at the end.`,
      ],
    },
    rounding: {
      title: 'Rounding',
      paragraphs: [
        'Sums are done with all their decimals and rounded when shown: dollars and guaraníes without decimals, the price per m² with two, percentages with one. Halves are rounded away from zero: 1.005 is 1.01.',
      ],
    },
    limits: {
      title: 'The limits of these figures',
      paragraphs: [
        'They are asking prices from listings, not closing prices: a sale is usually negotiated, and Paraguay has no public register of prices paid.',
        'The price per m² does not see floor, view, age or condition. The area is what the author states. None of this replaces a valuation, and it is not financial advice.',
      ],
    },
  }) satisfies Partial<Record<MethodSection, MethodText>>

export const method: typeof model = {
  title: 'How we work it out',
  intro:
    'A figure is useful if it can be checked. Here is how each number on Óga is worked out, with its rules and its limits. The numbers in the rules come from the very code that does the sums.',
  contents: 'On this page',
  accuracy: {
    title: 'How far it is off',
    text: (date) =>
      `Each active listing was estimated from the others, without looking at it, on ${date}. It is compared with what is asked, not with what was paid.`,
    none: 'It has not been measured with this site’s listings yet: that happens once a day.',
    byCity: 'By city',
    columns: {
      market: 'Type and offer',
      listings: 'Listings',
      error: 'Median error',
      within20: 'Within 20%',
      inRange: 'In the range',
    },
  },
  guides: 'What is paid besides the price: the guide of costs and taxes',
  sections: (f) => ({ ...priceSections(f), ...otherSections(f) }),
}
