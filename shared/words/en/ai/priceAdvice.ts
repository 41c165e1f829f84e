import type { priceAdvice as spanish } from '#shared/words/es/ai/priceAdvice.ts'

export const priceAdvice: typeof spanish = {
  offer: {
    range: (price, low, high) =>
      `To open, I would offer ${low} to ${high}, some 5 to 10% below ${price}. That is a rule of thumb for negotiating and no statistic: closing prices are not public.`,
    own: (price, offer, percent) =>
      `${offer} is ${percent} below ${price}. As a rule of thumb, and no statistic, one opens some 5 to 10% lower: closing prices are not public.`,
    ownAbove: (price, offer) => `${offer} is not below ${price}: you need not offer that much.`,
    beside: {
      below: (low, high) => `That is below what similar ones ask for its size, ${low} to ${high}.`,
      within: (low, high) => `That is within what similar ones ask for its size, ${low} to ${high}.`,
      above: (low, high) => `That is still more than similar ones ask for its size, ${low} to ${high}.`,
    },
    usual:
      'As a rule of thumb, and no statistic, one opens some 5 to 10% lower: it is no insult. Closing prices are not public.',
    bold: 'As a rule of thumb, and no statistic, one opens some 5 to 10% lower; more than that is no insult if you say why, but they may refuse or counter. Closing prices are not public.',
    make: 'Make it in writing with “Send inquiry”: the amount, how you pay and until when it stands.',
    perSqm: (each, place, median) =>
      `That would be ${each} per m²; in ${place} the median asked is ${median}.`,
    lower:
      'You can offer less where it has been up for months, was reduced already, needs repairs or you pay cash; hardly any less where it is new and below what similar ones ask.',
    long: 'With months on the market, the lower end is worth a try.',
    how: 'See what similar ones ask per m² and how long it has been listed, and make the offer in writing, with how you pay and until when it stands.',
  },
  saleNet: {
    abroad: (price, of) =>
      `If you do not reside in the country, ${of.tax} of INR and ${of.vat} of VAT come off ${price}, besides the commission: ${of.least} to ${of.most} would be left, before the VAT of the commission.`,
  },
  sqm: {
    place: (what, place, median, low, high, listings) =>
      `In ${place}, ${what}: the median asked is ${median} per m² and the middle half goes from ${low} to ${high} (${listings} listings).`,
    above: (own, percent) => `${own} per m² is above what most ask: ${percent} more than the median.`,
    below: (own, percent) => `${own} per m² is below what most ask: ${percent} less than the median.`,
    within: (own, percent, isMore) =>
      `${own} per m² is within what is usually asked: ${percent} ${isMore ? 'more' : 'less'} than the median.`,
    why: 'A high floor, finishes, parking or being brand new can account for part of the difference; ask for the flat’s own square meters, without balconies and common areas. These are asking prices, not closing prices.',
    none: (place) => `There are too few listings in ${place} to tell whether that is much.`,
    cheaper: (name, less, percent) => `A square meter is cheaper in ${name}: ${less} less (${percent}).`,
    few: (place) => `There are too few listings in ${place} for a median`,
    around: (place) => `${place} and its neighbors`,
  },
  owning: {
    lead: (price) => `Owning one of ${price}, apart from the instalment if there is a loan:`,
    tax: (year, month) =>
      `Property tax: 1% of the fiscal value, which is below the price; at most ${year} a year (${month} a month)`,
    fees: (median, low, high, place, count) =>
      `Building fees (expensas), if it is in one: ${median} a month is the median of ${count} listings in ${place} (the middle half, ${low} to ${high})`,
    feesExample: (fees) =>
      `Building fees (expensas), if it is in one: as an example, ${fees} a month in Villa Morra`,
    repairs: (year, month) =>
      `Repairs: the calculator takes 1% of the price a year for repairs and taxes together, ${year} (${month} a month)`,
    sum: (month) => `In a building that would be about ${month} a month in all.`,
    rest: 'Electricity, water, internet and insurance are apart and I don’t measure them. Without letting it there is no VAT or income tax of a rent.',
  },
  rentNet: (of) =>
    `Of ${of.rent} a month, having it managed takes about ${of.fee} and income tax (IRP) at most ${of.tax}: about ${of.left} would be left, or ${of.own} if you manage it yourself. Not residing in the country, about ${of.abroad}. VAT of ${of.vat} is added to the rent; building fees that the tenant does not pay, repairs, property tax and empty months come on top.`,
  plan: {
    withDown: (down, of) =>
      `In all it would be ${of.total}: ${down} down plus ${of.many} instalments of ${of.each}, which add up to ${of.sum}.`,
    alone: (of) => `${of.many} instalments of ${of.each} add up to ${of.sum}.`,
    limits:
      'Compare that total with the cash price and with what similar ones ask in the area: the difference is what you pay for waiting. Ask whether the instalment is adjusted, what happens if you fall behind, and when the deed is signed.',
  },
  incomeFor: {
    fits: (income, share, most, rent) =>
      `With ${income} a month, in principle yes: ${share} of the income would be ${most} and this one asks ${rent}. There is no written rule for renting: the owner decides, and usually asks for payslips or a guarantor.`,
    exceeds: (income, share, most, rent) =>
      `With ${income} a month it would be tight or too much: ${share} of the income would be ${most} and this one asks ${rent}. There is no written rule for renting: the owner decides, and may accept a guarantor or a bigger deposit.`,
  },
  ofAreas: {
    row: (name, sizes) => `${name}: ${sizes || 'too few listings for a median'}`,
    size: (rooms, price, count) => `${rooms}, ${price} (${count})`,
    rent: 'These are medians a month of what is asked, with the number of listings.',
    sale: 'These are medians of what is asked to buy, with the number of listings.',
  },
  nights: {
    row: (name, night, count) => `${name}: ${night} a night (median of ${count} listings)`,
    few: (name, count) => `${name}: ${count} listings by the night, too few for a median`,
    left: (average, fees, left, percent) =>
      `If this one did like that average, ${average} less its fees of ${fees} is about ${left} a month, ${percent} a year of what is asked, and cleaning, the platform, whoever runs it, power, internet and taxes still come out of that.`,
    more: (dear, cheap) => `A night costs more in ${dear} than in ${cheap}.`,
  },
  feesOfAreas: {
    row: (name, median, count) => `${name}: ${median} a month (median of ${count} listings)`,
    few: (name) => `${name}: too few listings state them for a median`,
    lowest: (name, other) => `The lowest building fees are those of ${name}, the highest those of ${other}.`,
    limits: 'They are of apartments and depend on what the building has: a pool, guards, elevators.',
  },
  living: {
    lead: (place) =>
      `What weighs most, and what I can tell, is the rent. In ${place} these are asked a month (medians):`,
    row: (rooms, rent, low, high, count) =>
      `${rooms}: ${rent} (the middle half, ${low} to ${high}; ${count} listings)`,
    fees: (median, count) =>
      `In a building add the fees (expensas) where they are not included: ${median} a month is the median (${count} listings).`,
    rest: 'Food, electricity, water, internet, transport, health and school I don’t measure and don’t make up: electricity changes a lot with air conditioning, and each school tells its fees.',
    share: (income) =>
      `As a measure, if the rent stays within 40% of what comes in, such a home takes about ${income} a month.`,
  },
}
