import { plural } from '#shared/words/en/plural.ts'

const listings = (n: number, figure: string) => plural(n, { one: '1 listing', other: `${figure} listings` })

/** Of barrios and cities to live or invest in. Figures are formatted. */
export const areas = {
  footfall:
    'How many people pass and how much competition there is I don’t measure: look at the block at your busy hour, at parking and at what is next door. The municipality gives the licence, by trade and area: ask there before you sign.',
  wants: {
    school: { one: 'school', other: 'schools' },
    hospital: { one: 'hospital or clinic', other: 'hospitals and clinics' },
    university: { one: 'university', other: 'universities' },
    park: { one: 'park or square', other: 'parks and squares' },
    supermarket: { one: 'supermarket', other: 'supermarkets' },
    shopping: { one: 'shopping mall', other: 'shopping malls' },
  },
  within: (figure: string, what: string, km: string, nearest: string) =>
    `${figure} ${what} within ${km} km (${nearest})`,
  at: (name: string, km: string) => `${name} at ${km} km`,
  here: (name: string) => `${name} right there`,
  nearest: (what: string, nearest: string) => `${what}: the nearest I know is ${nearest}`,
  toGoal: (km: string, name: string) => `${km} km from ${name}`,
  center: (city: string) => `the centre of ${city}`,
  anySize: 'of any size',
  houses: (n: number, figure: string) => plural(n, { one: '1 house', other: `${figure} houses` }),
  inGoal: (name: string) => `it is ${name} or right beside it`,
  toCenter: (km: string, city: string) => `${km} km from the centre of ${city}`,
  homes: (n: number, figure: string) => plural(n, { one: '1 home listed', other: `${figure} homes listed` }),
  median: (rooms: string, price: string, n: number, figure: string) =>
    `${rooms}, median ${price} (${listings(n, figure)})`,
  outskirts: (city: string) => `${city} and around`,
  lead: {
    wants: (what: string, place: string, wants: string) =>
      `${what}: for ${wants} nearby and listings to choose from, in ${place} I would look first at:`,
    goal: (what: string, goal: string) =>
      `${what}: for being close to ${goal} and listings to choose from, I would look first at:`,
  },
  limits:
    'Distances are in a straight line from the middle of each area, to the places on my list. I don’t measure safety, noise or how good the services are: go by at different hours.',
  askBoth: 'Is it to rent or to buy, and up to how much?',
  askBudget: 'Up to how much do you want to pay?',
  rent: (cheap: string, dear: string, what: string, low: string, high: string) =>
    `To rent, ${cheap} is cheaper: ${what}, ${low} a month against ${high} in ${dear}.`,
  sale: (cheap: string, dear: string, what: string, low: string, high: string) =>
    `To buy, ${cheap} is cheaper: ${what}, ${low} against ${high} in ${dear}.`,
  lessRent: (amount: string, percent: string) => `That is ${amount} a month less (${percent}).`,
  lessSale: (amount: string, percent: string) => `That is ${amount} less (${percent}).`,
  farther: 'Take off what a longer trip costs if you go to and fro: fares, fuel and time I don’t measure.',
  basis: (n: number, figure: string, m: number, other: string) =>
    `These are medians of ${listings(n, figure)} and ${listings(m, other)}.`,
  sameRent: (one: string, other: string, what: string, price: string) =>
    `To rent, ${one} and ${other} ask the same: ${what}, ${price} a month.`,
  sameSale: (one: string, other: string, what: string, price: string) =>
    `To buy, ${one} and ${other} ask the same: ${what}, ${price}.`,
  rents: (what: string) => `To rent, cheapest first (${what}, median a month):`,
  sales: (what: string) => `To buy, cheapest first (${what}, median):`,
  row: (name: string, price: string, n: number, figure: string) =>
    `${name}: ${price} (${listings(n, figure)})`,
  fewRent: (name: string, what: string, n: number, figure: string) =>
    n === 0
      ? `In ${name} no such rentals are listed (${what}).`
      : `In ${name} there ${n === 1 ? 'is' : 'are'} only ${listings(n, figure)} for rent (${what}): too few for a median.`,
  fewSale: (name: string, what: string, n: number, figure: string) =>
    n === 0
      ? `In ${name} nothing like that is for sale (${what}).`
      : `In ${name} there ${n === 1 ? 'is' : 'are'} only ${listings(n, figure)} for sale (${what}): too few for a median.`,
  onlyRent: (name: string, what: string, price: string, n: number, figure: string) =>
    `In ${name} rents ask a median of ${price} a month (${what}, ${listings(n, figure)}).`,
  onlySale: (name: string, what: string, price: string, n: number, figure: string) =>
    `In ${name} sales ask a median of ${price} (${what}, ${listings(n, figure)}).`,
  fromCheapest: (price: string) => `The cheapest asks ${price}.`,
  nearer: (name: string, goal: string, all: string) =>
    `${name} is closer to ${goal} (${all}, in a straight line; by road it is more, and I don’t measure traffic).`,
  both: (name: string) => `${name} wins on both: closer and cheaper.`,
  choice: (near: string, cheap: string) => `If the trip matters most, ${near}; if the price does, ${cheap}.`,
  yields: (what: string) => `By the medians of what is asked (${what}), gross a year:`,
  yield: (name: string, gross: string, price: string, n: string, rent: string, m: string) =>
    `${name}: ${gross} (sells at ${price}, ${n} for sale; rents at ${rent} a month, ${m} for rent)`,
  bestYield: (best: string, gross: string, other: string, less: string) =>
    `For rental income ${best} looks better: ${gross} gross against ${less} in ${other}.`,
  bestRent: (name: string, rent: string, other: string, less: string) =>
    `The highest rent is in ${name}: ${rent} a month against ${less} in ${other}.`,
  cheapEntry: (name: string, price: string) => `The cheapest to get in is ${name}: ${price}.`,
  noYield: (name: string) =>
    `In ${name} there are too few listings for sale and for rent of one size to work out a yield.`,
  grossOnly:
    'It is before fees, empty months and taxes, on asking prices: no forecast and no financial advice.',
  budgetMost: (name: string, other: string) =>
    `So: in ${name} it is enough, and there is more to choose from than in ${other}.`,
  budgetMore: (name: string, more: string) =>
    `So: it is enough in ${name} and in ${more}; in ${more} there is more to choose from.`,
  budgetYes: (name: string, more: string) =>
    `So: in ${name} it is enough, with few options; in ${more} there is more to choose from.`,
  budgetNo: (name: string, more: string) =>
    `So: in ${name} it is not enough for anything listed today; in ${more} it is.`,
  budgetNowhere: 'For that amount nothing is listed in those places today: raise it, or look farther out.',
  around: (list: string) => `Nearby, in a straight line from the middle: ${list}.`,
  inCity: (list: string) => `Of the places on my list, the city has ${list}.`,
  unplaced: (names: string) =>
    `Of ${names} I don’t have the exact location: look up where yours is and we search around it.`,
  inCityCount: (figure: string, what: string, names: string) => `${figure} ${what} (${names})`,
  kinds: (houses: string, flats: string) =>
    `Of the homes, ${houses} are houses or duplexes and ${flats} apartments.`,
  rentsBySize: (list: string) => `Rents asked (median a month): ${list}.`,
  salesBySize: (list: string) => `For sale (median): ${list}.`,
  bySize: (rooms: string, price: string, n: number, figure: string) =>
    `${rooms} ${price} (${listings(n, figure)})`,
  parts: (city: string, list: string) => `In ${city}, most homes are in: ${list}.`,
  part: (name: string, n: number, figure: string) => `${name} (${listings(n, figure)})`,
}
