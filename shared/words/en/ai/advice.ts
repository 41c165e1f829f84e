import { plural } from '#shared/words/en/plural.ts'
import type { advice as model } from '#shared/words/es/ai/advice.ts'

const listings = (n: number, figure: string) => plural(n, { one: '1 listing', other: `${figure} listings` })

export const advice: typeof model = {
  noMore:
    'Beyond what I just said I have nothing confirmed. With your papers, a notary can tell you if it is about buying or the title, an accountant if it is about taxes, a lawyer if it is about a contract or a dispute, or the bank if it is about the loan.',
  advisers: {
    owners:
      'Who must sign is in the title, and how it is shared is for the parties to agree or a judge to say: I don’t judge it. A notary (escribano) reads the title and tells you which signatures it takes; without agreement, a lawyer. What similar homes ask I can tell you: name the area, bedrooms and size.',
    municipality:
      'That is for the municipality of the place to say, and I don’t have its rules: they differ. Ask there with the address or the cadastre number at hand, and get it in writing before you sign or pay; if it is about the title, ask a notary too.',
    building:
      'That is in the building’s rules and with its administration, which I don’t have. Ask the administration for the rules and the latest decisions, and if it takes permission, get it in writing before you start.',
    works:
      'That is seen on the spot, not in a listing. Have an engineer, architect or technician look at it before you sign, get a quote, and have it in writing who pays the repair or how much the price drops.',
    survey:
      'Boundaries and measures are in the title and the survey plan: a surveyor measures on the spot and a notary compares it with the registry. Do it before you pay, and ask for the access to be in the title.',
    services:
      'Connections and bills of electricity and water are with ANDE, ESSAP or the local water company: I don’t have their requirements and rates. Ask them with the address, and the lister whether there is a meter and any debt.',
    insurance:
      'What it costs and covers is for each insurer to say: I have no confirmed prices. Get two or three quotes with the size, the kind of building and its value; if you buy with a loan, ask the bank which insurance it wants.',
  },
  percentOf: (percent: string, of: string, part: string) => `${percent} of ${of} is ${part}.`,
  taxSums: {
    sale: (
      price: string,
      { low, high, tax, least, most }: Record<'low' | 'high' | 'tax' | 'least' | 'most', string>,
    ) =>
      `Of ${price}, the commission would be ${low} to ${high} plus VAT where an agency sells, and a resident’s IRP at most ${tax}: ${least} to ${most} would be left, before that VAT and any debts of the property.`,
    shop: (percent) =>
      `For a shop, an office or a warehouse the VAT on the rent is ${percent}, with an invoice; for a home, what follows.`,
    rent: (rent: string, vat: string, tax: string) =>
      `Of a rent of ${rent}, the VAT on top would be ${vat} and a resident’s IRP at most ${tax} a month.`,
  },
  sums: {
    liveOff: (monthly: string, many: string, capital: string) =>
      `For ${monthly} of gross rent it takes some ${many} homes like that, which ask some ${capital}; after costs and taxes, more. It is a sum of today’s listings, not a promise.`,
    countOf: (price: string, down: string, of: Record<'rest' | 'part' | 'many' | 'years', string>) =>
      `Of ${price}, with ${down} down ${of.rest} is left: in payments of ${of.part} that is ${of.many}, some ${of.years} years if monthly, without interest and if the seller agrees.`,
    part: (percent: string, of: string, part: string, rest: string) =>
      `${percent} of ${of} is ${part}; ${rest} is left.`,
    times: (each: string, area: string, total: string) => `At ${each} per m², ${area} is ${total}.`,
    perSqm: (price: string, area: string, each: string) => `${price} for ${area} is ${each} per m².`,
    split: (of: string, ways: string, each: string) => `${of} split ${ways} ways is ${each} each.`,
    count: (of: string, part: string, many: string, years: string) =>
      `${of} in instalments of ${part} is ${many} instalments: if monthly, ${years} years, without interest.`,
    dollars: (pyg: string, usd: string, rate: string) => `${pyg} is ${usd} at ${rate} per dollar.`,
    noReais: 'I do not have the rate of the real: look at your bank’s.',
  },
  closer: {
    is: (name: string, target: string, all: string) =>
      `${name} is closer to ${target}. In a straight line, from the middle of each place: ${all}. By road it is more.`,
  },
  homes: {
    title: 'Homes',
    studio: 'one room (studio)',
    children: (n, rooms) =>
      `For ${plural(n, { one: '1 child', other: `${n} children` })} I looked for homes of ${rooms} or more.`,
    rent: (rooms, place, price) => `A home of ${rooms} in ${place} rents for ${price} a month.`,
    sale: (rooms, place, price) => `A home of ${rooms} in ${place} sells for ${price}.`,
    basis: (n, figure, low, high) =>
      `That is the median of ${listings(n, figure)}; the middle half goes from ${low} to ${high}.`,
    sales: (place) => `Homes for sale in ${place}, the median:`,
    rents: (place) => `Homes for rent in ${place}, the median a month:`,
    row: (rooms, price, n, figure) => `${rooms}: ${price} (${listings(n, figure)})`,
    orMore: (rooms) => `${rooms} or more`,
    none: (rooms, place) =>
      `There are too few listings of homes of ${rooms} in ${place} to say what they ask.`,
  },
  living: {
    internet:
      'Which internet providers reach it, and how fast, each of them says by the exact address: it changes from one block to the next, and I don’t measure it.',
    unmeasured:
      'Safety, noise and traffic I don’t measure: pass by at different hours and ask the neighbors.',
    lead: (what, city) => `${what}. These are the neighborhoods of ${city} with the most listings like that:`,
    row: (place, n, figure) => `${place}: ${listings(n, figure)}`,
    rowWithPrice: (place, n, figure, rooms, price) =>
      `${place}: ${listings(n, figure)}; the median of ${rooms} is ${price}`,
    cities: (what, n, figure) => `${what}: there are ${listings(n, figure)}. By city:`,
    elsewhere: 'In other cities:',
    none: (what, place) => `I found no listings like that in ${place}: ${what}.`,
    limits:
      'I don’t measure safety, schools or traffic, so I don’t say which is best: I say where there is most to choose from and what it costs.',
    assumed: (city) => `I looked at ${city}; name another city if you prefer.`,
  },
  cheaper: {
    rent: (cheap, dear, rooms, low, high) =>
      `To rent, ${cheap} is cheaper: a home of ${rooms} asks ${low} a month, and ${high} in ${dear}.`,
    sale: (cheap, dear, rooms, low, high) =>
      `To buy, ${cheap} is cheaper: a home of ${rooms} asks ${low}, and ${high} in ${dear}.`,
    sameRent: (one, other, price) => `To rent, ${one} and ${other} ask the same: ${price} a month.`,
    sameSale: (one, other, price) => `To buy, ${one} and ${other} ask the same: ${price}.`,
    basis: (n, figure, m, other) => `These are medians of ${listings(n, figure)} and ${listings(m, other)}.`,
    noRent: (place, rooms) => `${place} has too few rentals of ${rooms} to compare.`,
    noSale: (place, rooms) => `${place} has too few homes of ${rooms} for sale to compare.`,
    cost: 'This is what listings ask; I don’t measure other costs of living there.',
  },
  rentOrBuy: {
    lead: (rooms, place, price, rent) =>
      `In ${place}, a home of ${rooms} sells for ${price} and rents for ${rent} a month (medians).`,
    basis: (n, figure, m, other) =>
      `They come from ${listings(n, figure)} for sale and ${listings(m, other)} for rent.`,
    years: (years) => `The price equals ${years} years of rent.`,
    net: (percent, occupancy) =>
      `Bought to let, it would leave ${percent} a year after costs, at ${occupancy} occupancy.`,
    choice:
      'Buying tends to pay if you stay many years; renting, if you may move soon or your money earns more elsewhere. It is a calculation with asking prices, not financial advice.',
    none: (place) => `${place} has too few listings for sale and for rent to work that out.`,
    assumed: (rooms, place) =>
      `I took ${rooms} in ${place}: name another neighborhood or size and I redo it.`,
    own: (price: string, rent: string, years: string) =>
      `With your figures, ${price} equals ${years} years of rent at ${rent} a month.`,
    ofListing: (price, rent) => `Buying it costs ${price}, and renting it ${rent} a month.`,
    likeSale: (price, low, high, n, figure) =>
      `Buying it costs ${price}. Similar ones for rent ask ${low} to ${high} a month (${listings(n, figure)}).`,
    likeRent: (rent, rooms, place, price, n, figure) =>
      `This one rents for ${rent} a month and is not for sale. In ${place}, a home of ${rooms} sells for ${price} (median of ${listings(n, figure)}).`,
    yearsBetween: (low, high) => `The price equals between ${low} and ${high} years of rent.`,
    unknown: (price) => `Buying it costs ${price}. There are no similar ones for rent to compare.`,
  },
  listed: {
    median: (what: string, n: number, days: string, of: number, figure: string) =>
      `${what}: they have been listed for ${plural(n, { one: '1 day', other: `${days} days` })}, the median of ${listings(of, figure)}.`,
    atLeast: (what: string, n: number, days: string, of: number, figure: string) =>
      `${what}: they have been listed for ${plural(n, { one: '1 day', other: `${days} days` })} or more, the median of ${listings(of, figure)}.`,
    limits:
      'That is of listings still published, since they appeared. How long a deal takes we do not measure.',
  },
  offeredIn: (place, n, figure) => `${place}: ${listings(n, figure)}`,
  fees: {
    are: (what, median, low, high, n, figure) =>
      `${what}: the building fees (expensas) that listings state are ${median} a month, the median of ${listings(n, figure)}; the middle half goes from ${low} to ${high}.`,
    ask: 'Many listings do not state them: ask how much they are, what they include, and whether anything is owed.',
  },
  yieldAreas: {
    lead: (rooms, city) =>
      `By the medians of what is asked, a home of ${rooms} returns this a year, gross, in the neighborhoods of ${city} with most listings:`,
    row: (place, gross, price, rent, n, figure) =>
      `${place}: ${gross} (sells for ${price}, rents for ${rent} a month; ${listings(n, figure)})`,
    gross:
      'That is before building fees, empty months and taxes. The best returns tend to be where buying is cheapest: look at how long homes take to rent as well.',
  },
  yields: {
    ask: (place: string) => `What is the yield of an apartment in ${place}?`,
    is: (gross: string, net: string, occupancy: string, expenses: string) =>
      `That is ${gross} gross a year, and ${net} after expenses, at ${occupancy} occupancy and ${expenses} of expenses a month, before taxes.`,
    payback: (years: string) =>
      `With what is left after expenses, it takes some ${years} years to get the price back.`,
    ofPrice: (price: string, gross: string, net: string) =>
      `At that rate, ${price} would bring some ${gross} of rent a month, and some ${net} after expenses.`,
  },
  trend: 'I do not keep how the prices of an area went: this is what is asked today.',
  fair: {
    above: (price: string) => `${price} is above what most ask.`,
    below: (price: string) => `${price} is below what most ask.`,
    within: (price: string) => `${price} is within the usual.`,
  },
  income: {
    neededLoan: (one: Record<'down' | 'years' | 'least' | 'most' | 'share' | 'lower' | 'upper', string>) =>
      `With ${one.down} down and the rest over ${one.years} years, the instalment would be some ${one.least} to ${one.most} a month; if it is at most ${one.share} of the income, that takes ${one.lower} to ${one.upper} a month. The bank decides.`,
    deposit: (rent, low, high) => `For a rent of ${rent} a month, the deposit would be ${low} to ${high}.`,
    needed: (rent, percent, income) =>
      `I found no income rule for renting: the owner decides. By the measure of loans (the instalment is at most ${percent} of income), ${rent} a month would take an income of about ${income} a month.`,
    rent: (income, percent, share) =>
      `I found no income rule for renting: the owner decides. By the measure of loans (the instalment stays within ${percent} of income), ${income} a month would allow up to ${share}, and less leaves you more room.`,
    loan: (income, percent, share) =>
      `In Primera Vivienda the instalment stays within ${percent} of the family’s income: on ${income} a month that is up to ${share}. How much a bank lends for it depends on rate and term: ask two or three for the sum.`,
    both: (guaranies, dollars) => `${guaranies} (about ${dollars})`,
    guide: (title) => `More in the guide “${title}”.`,
  },
  whereIs: {
    apart: (one: string, other: string, km: string) =>
      `From ${one} to ${other} it is about ${km} km in a straight line; by road it is more, and the time depends on traffic, which I don’t measure.`,
    landmark: (name: string, place: string) => `${name} is in ${place}.`,
    barrio: (name: string, city: string) => `${name} is a neighborhood of ${city}.`,
    city: (name: string, department: string) => `${name} is a city in the department of ${department}.`,
    capital: (name: string) => `${name} is the capital of the country.`,
    fromCenter: (km: string) => `It is about ${km} km from the centre of Asunción in a straight line.`,
    beside: (list: string) => `Beside it are ${list}.`,
    offered: (n: number, figure: string) =>
      plural(n, { one: '1 listing is published there.', other: `${figure} listings are published there.` }),
  },
  instalment: {
    is: (amount: string, years: string, payment: string, rate: string) =>
      `For ${amount} over ${years} years, at ${rate} a year, the instalment would be about ${payment} a month.`,
    between: (amount: string, years: string, least: string, most: string, low: string, high: string) =>
      `For ${amount} over ${years} years the instalment would be about ${least} to ${most} a month, at rates of ${low} to ${high} a year.`,
    payable: (payment: string, years: string, least: string, most: string, low: string, high: string) =>
      `An instalment of ${payment} a month over ${years} years repays a loan of about ${least} to ${most}, at ${high} to ${low} a year; add your down payment to that.`,
    downOwn: (price: string, down: string, percent: string) =>
      `Of ${price}, with ${down} down (${percent} of the price) and the rest as a loan.`,
    down: (price: string, percent: string) =>
      `Of ${price} I took ${percent} as down payment and the rest as a loan, like the calculator.`,
    limits: (title: string) =>
      `It reckons equal instalments, without insurance and fees: the bank sets rate and term. More in the guide “${title}”.`,
  },
  downPayment: (price: string, percent: string, down: string, low: string, high: string) =>
    `For ${price}, with a loan and ${percent} down, as the calculator assumes, you would need ${down}, plus ${low} to ${high} in closing costs. In cash, ${price} plus those costs.`,
  downBudget: {
    reach: (down: string, percent: string, price: string, low: string, high: string) =>
      `With ${down} down, if a bank lends the rest and you put down ${percent} as the calculator assumes, you reach homes of about ${price}. Keep ${low} to ${high} of the price apart for closing costs.`,
    offPlan: 'Off plan takes less to start:',
    first: (down: string) => `${down} on signing`,
  },
  nearby: {
    prices: (what) => `${what}, the median per m², lowest first:`,
    barrios: (name: string) => `Neighborhoods near ${name}, by distance as the crow flies:`,
    cities: (name: string) => `Cities near ${name}, by distance as the crow flies:`,
    row: (place: string, km: string, n: number, figure: string) =>
      `${place}: ${km} km, ${listings(n, figure)}`,
    none: (name: string) => `I don’t know the point of the neighborhoods around ${name}.`,
  },
  oneOrTwo: {
    apart:
      'With two you spread the risk of having no tenant and can sell just one, but each pays expensas, taxes and closing costs. A large one is usually let to families, who move less. This is arithmetic on asking prices, not financial advice.',
  },
  hectares: {
    median: (what: string, price: string, n: number, figure: string, low: string, high: string) =>
      `${what}: the median is ${price} per hectare, of ${listings(n, figure)}, which go from ${low} to ${high}.`,
    acre: (price: string) => `That is about ${price} per acre.`,
    budget: (budget: string, usual: string, least: string, most: string) =>
      `${budget} would buy some ${usual} hectares; by the plot, from ${least} to ${most}.`,
    limits: 'These are asking prices; water, roads, forest and papers of each plot I don’t measure.',
  },
  closing: (price, low, high, least, most) =>
    `On ${price} that would be ${low} to ${high}: with the price, ${least} to ${most} in all.`,
  notary: (price: string, low: string, high: string) =>
    `On ${price} that would be ${low} to ${high}, plus the VAT on that fee.`,
  eitherType: {
    suits: {
      land: 'Land earns nothing until you build, costs little to keep and needs its papers checked well: it suits building or waiting.',
      apartment: 'A flat can be lived in or let at once, and pays condo fees (expensas) each month.',
      house: 'A house can be lived in or let at once and brings its plot, with the upkeep on you.',
      other: 'An office, shop or warehouse is let to businesses, and may stay empty longer.',
    },
    limits:
      'Which suits you depends on what you want it for: I make no forecasts and give no financial advice.',
  },
  houseOrFlat: {
    ask: 'Which suits me better: house or apartment?',
    apart:
      'It depends on what matters most to you. A house has its own plot and usually no building fees; an apartment takes less upkeep and may bring security and amenities, with monthly fees.',
    median: (price: string, per: string) => `The median is ${price} ${per}.`,
    next: 'Tell me your budget, bedrooms and area, and I will show you what there is of each.',
  },
  safety: {
    notMeasured:
      'We don’t measure how safe an area is and I don’t judge it: listings hold no crime data by neighborhood.',
    counts: (place, total, secured, gated) =>
      `What I do know: of ${total.figure} ${plural(total.n, { one: 'home', other: 'homes' })} published in ${place}, ${secured.figure} ${plural(secured.n, { one: 'says it has', other: 'say they have' })} security and ${gated.figure} ${plural(gated.n, { one: 'is', other: 'are' })} in a gated community.`,
    areas: (city) => `In ${city}, the neighborhoods with the most homes that say they have security:`,
    listing: (what) => `This one says it has: ${what}.`,
    listingNone: 'The listing mentions neither security nor a gated community.',
    visit: 'Pass by at different hours, at night too, and ask the neighbors.',
  },
  listing: {
    ahead:
      'Paying in advance may convince, but the owner decides: if it is accepted, have it in the contract and get a receipt.',
    reduced: (percent, price) => `With ${percent} off it would be ${price}.`,
    unstated: (list: string) => `The listing does not say: ${list}.`,
    askAlso: {
      rent: 'Ask too which guarantee they want, which utilities are apart, how the rent rises and what happens if you leave early.',
      sale: 'Ask too for the title and for mortgages or debts (the registry certificate says), who pays the deed and why it is for sale.',
    },
    cons: 'What the listing does not say (noise, damp, the state of pipes and wiring) is for the viewing.',
    byDistance: (name: string) => `From nearest to farthest from ${name}:`,
    kilometers: (list: string) => `At ${list}, in a straight line and in that order.`,
    enough: (own: string, people: string, rooms: string) =>
      `It has ${own}: for ${people} I usually count ${rooms} (one for the parents, the others for the children), so it is enough.`,
    tight: (own: string, people: string, rooms: string) =>
      `It has ${own}: for ${people} I usually count ${rooms} (one for the parents, the others for the children), so it would be tight.`,
    near: (list) => `Nearby, in a straight line: ${list}.`,
    total: (rent: string, fee: string, sum: string) =>
      `It is ${rent} of rent plus ${fee} of building fees: about ${sum} a month. Electricity, water and internet come on top unless the listing includes them.`,
    totalLoan: (fee, sum) =>
      `With ${fee} of building fees it would be about ${sum} a month in all; property tax, once a year, and electricity, water and internet come on top.`,
    totalNoFee:
      'The listing states no building fees: add them to the instalment, with property tax, once a year, and utilities.',
    entry: (rent: string, low: string, high: string, most: string) =>
      `It rents for ${rent} a month: the first month and a deposit of one or two, which is usual, add up to ${low} to ${high}, and up to ${most} where there is a month of commission. The listing does not say it all: confirm it before you visit.`,
    why: 'The listing does not explain its price. This is what I can compare:',
    term: 'The listing does not say how long the contract is.',
    use: 'The listing does not say whether it may be used for that. In a building its rules say so, and the municipality licenses it: ask before you sign.',
    noSuch: 'I found no published property with that code.',
    floor: 'The listing does not say which floor it is on.',
    building: 'The listing does not name its building.',
    financing: 'The listing does not say whether it accepts a loan or installments.',
    ask: 'I wrote your question into the inquiry, ready to send.',
    askLink: 'the inquiry',
    net: (net, rent, occupancy, expenses) =>
      `You would keep ${net} a month: ${rent} of rent at ${occupancy} occupancy, less ${expenses} of expenses, before taxes.`,
    netLike: (low, high, n, figure) =>
      `The listing does not say what it would rent for. Similar ones for rent ask ${low} to ${high} a month (${listings(n, figure)}).`,
    netBetween: (low, high, occupancy) =>
      `You would keep ${low} to ${high} a month, at ${occupancy} occupancy and with a fifth of the rent for expenses, before taxes.`,
    published: (days) =>
      days < 1
        ? 'It was published today.'
        : plural(days, {
            one: 'It has been published for 1 day.',
            other: `It has been published for ${days} days.`,
          }),
    updated: (date) => `Its listing was updated on ${date}.`,
    unchanged: 'Its price has not changed since it was published.',
    dropped: (percent, date, from, to) => `It dropped by ${percent} on ${date}: from ${from} to ${to}.`,
    rose: (percent, date, from, to) => `It rose by ${percent} on ${date}: from ${from} to ${to}.`,
    typical: (what, days) =>
      plural(days, {
        one: `Half of the listings like it (${what}) have been there for more than 1 day.`,
        other: `Half of the listings like it (${what}) have been there for more than ${days} days.`,
      }),
    distance: (km, landmark) => `It is about ${km} km from ${landmark} in a straight line.`,
    onFoot: (minutes) =>
      `On foot that would be about ${minutes} minutes at 5 km an hour in a straight line; by the streets it is more.`,
    walkable: (minutes) =>
      `Yes, you can walk: about ${minutes} minutes at 5 km an hour in a straight line; by the streets it is a bit more.`,
    farOnFoot: (minutes) =>
      `It is far on foot: about ${minutes} minutes at 5 km an hour in a straight line, and more by the streets.`,
    byCar: 'How long it takes by car or bus depends on the traffic: I don’t measure it.',
    nearestKnown: 'It is the nearest one I know: there may be others.',
    single: (area, people) => `It is a single room of ${area}: small for ${people}.`,
    distanceVague: 'The point of the listing is approximate, and so is the distance.',
    noDistance: (place) =>
      `It is in ${place}. I don’t have the exact distance to that place: name it, like “Shopping del Sol”, or look at the listing’s map.`,
    unknown: 'The listing does not say that.',
  },
  rentThere: {
    lead: (place) => `Rent a month in ${place}, median of what listings ask:`,
    row: (rooms, median, low, high, n) =>
      `${rooms}: ${median} (the middle half, ${low} to ${high}; ${n} listings)`,
    from: (price, n, place) =>
      `The cheapest listed is ${price}; there are ${n} homes for rent in ${place}. Electricity, water, internet and, in a building, the fees come on top.`,
    few: (price, n, place) =>
      `In ${place} there are ${n} homes for rent, too few for a median by size; the cheapest is ${price}. Electricity, water, internet and, in a building, the fees come on top.`,
    none: (place) => `No homes for rent are listed in ${place} today: I have no price to tell you.`,
  },
  talk: {
    prices:
      'These are asking prices: whoever lists sets them, and they can usually be talked about. Tell me which one seems dear, or a neighborhood and a kind of property, and I’ll compare it with what is asked around there.',
    insult:
      'Sorry that I was no help. Tell me what you are looking for, where and up to how much, and I’ll try again.',
  },
}
