import type { comparison as model } from '#shared/words/es/ai/comparison.ts'

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const comparison: typeof model = {
  list,
  quoted: (title) => `“${title}”`,
  numbered: (name, n) => `${name} (no. ${n})`,
  perMonth: (price) => `${price} a month`,
  sale: (n, low, high) =>
    low === high
      ? `You compare ${n} properties for sale, all at ${low}.`
      : `You compare ${n} properties for sale, from ${low} to ${high}.`,
  rent: (n, low, high) =>
    low === high
      ? `You compare ${n} properties for rent, all at ${low}.`
      : `You compare ${n} properties for rent, from ${low} to ${high}.`,
  mixed: (sale, rent) =>
    `You compare ${sale === 1 ? '1 property for sale' : `${sale} properties for sale`} and ${rent} for rent: their prices do not measure up to each other.`,
  cheapest: (name, price) => `The lowest price is that of ${name} (${price}).`,
  largest: (name, area) => `The largest is ${name} (${area}).`,
  cheapestAndLargest: (name, price, area) =>
    `${name} has both the lowest price (${price}) and the largest area (${area}).`,
  bestPerSqm: (best, next, percent) =>
    `${best.name} gives more area for its price: ${best.figure} per m², ${percent} less than ${next.name} (${next.figure} per m²).`,
  samePerSqm: (names, figure) =>
    `${names} cost the same per m² (${figure}): decide by rooms, place and condition.`,
  bestByPrice: (name, price) =>
    `${name} has the lowest price (${price}); without the area of the others, the price per m² cannot be compared.`,
  noBest: 'No two of them can be measured against each other: they differ in offer or in kind.',
  spread: (high, low, gap, percent) =>
    `Between ${high.name} (${high.price}) and ${low.name} (${low.price}) there is a difference of ${gap}: the first costs ${percent} more.`,
  area: (large, small, gap) =>
    `${large.name} has ${gap} more area than ${small.name} (${large.area} against ${small.area}).`,
  bedrooms: (names, count, other) => `Most bedrooms: ${names} (${count}, against ${other}).`,
  bathrooms: (names, count, other) => `Most bathrooms: ${names} (${count}, against ${other}).`,
  parking: (names, count, other) => `Most parking: ${names} (${count}, against ${other}).`,
  none: 'none',
  noParking: 'none',
  newest: (name, year, oldest, oldestYear) =>
    `The newest is ${name} (${year}); the oldest, ${oldest} (${oldestYear}).`,
  shortTerm: (names) => `Allows short-term rental: ${names}.`,
  places: (places) => `They are in different places: ${places}.`,
  placeOf: (name, place) => `${name} (${place})`,
  types: (types) =>
    `They are of different kinds (${list(types.map((type) => type.toLowerCase()))}): the price per m² does not mean the same in each.`,
  noArea: (names) => `Without a published area: ${names}. Their price per m² cannot be compared.`,
  gone: (names) => `No longer available: ${names}.`,
  suitsFamily: (name, bedrooms) =>
    `${name}: for a family, as it has more bedrooms than the others (${bedrooms}).`,
  suitsBuilding: (name, area) => `${name}: to build as you like, as it is the largest plot (${area}).`,
  suitsInvestor: (name, percent) =>
    `${name}: for an investor, as its estimated yearly return is the highest (${percent}).`,
  suitsPets: (name) => `${name}: for somebody with pets, as it is the only one that says it takes them.`,
  suitsFurnished: (name) =>
    `${name}: to move in without buying furniture, as it is the only one offered furnished.`,
  suitsNights: (name) => `${name}: to rent out short-term, as it is the only one that allows it.`,
  suitsBudget: (name, price) => `${name}: for a tight budget, as it has the lowest price (${price}).`,
  suitsExpenses: (name, expenses) =>
    `${name}: to spend less each month, as it states the lowest expenses (${expenses}).`,
  suitsRoom: (name, area) => `${name}: for somebody who needs room, as it is the largest (${area}).`,
}
